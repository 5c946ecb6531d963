import { useLocale, useTranslations } from 'next-intl';
import type { ContactChannel } from '@/lib/analytics/event-values';
import { contactPressed } from '@/lib/analytics/events';
import { pressMark } from '@/lib/analytics/site-event';
import { env } from '@/lib/config/env';
import { SITE } from '@/lib/config/site';
import { yearOf } from '@/lib/i18n/dates';
import { breakable } from '@/lib/i18n/line-breaks';
import { type LocaleRouting, localizedPath } from '@/lib/i18n/locales';
import { formatThaiPhone } from '@/lib/i18n/numbers';
import { routePath } from '@/lib/navigation/routes';
import { FEEDS, feedPath } from '@/lib/seo/feeds';
import { LocalLink } from '../ui/navigation';
import { StaticPart } from '../ui/static-part';
import { COMPANY_MENU, MAIN_MENU } from './main-menu';
import { SiteLogo } from './site-header';

const link = 'footer-link';

const mark = (channel: ContactChannel) => pressMark(contactPressed({ channel, place: 'footer' }));

export function SiteFooter({ now, routing }: { now: number; routing: LocaleRouting }) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <StaticPart
      as="footer"
      id="site-footer"
      className="lazy-layout clear-of-bars mt-16 border-line border-t bg-sunken pb-[calc(var(--p-bottom-bar)+3rem)] print:hidden"
    >
      <div className="mx-auto grid max-w-content grid-cols-2 gap-x-6 gap-y-10 px-4 py-12 md:px-6 lg:grid-cols-4 lg:px-8">
        <div className="max-lg:col-span-2">
          <SiteLogo />
          <p className="mt-3 max-w-xs text-muted text-sm">{t('Site.tagline')}</p>
        </div>
        <nav aria-label={t('Footer.homes')}>
          <h2 className="mb-2 text-base">{t('Footer.homes')}</h2>
          <ul>
            {MAIN_MENU.map(({ name, href }) => (
              <li key={name}>
                <LocalLink href={href} className={link}>
                  {t(`Menu.${name}`)}
                </LocalLink>
              </li>
            ))}
            <li>
              <LocalLink href={routePath('search')} className={link}>
                {t('Menu.search')}
              </LocalLink>
            </li>
          </ul>
        </nav>
        <nav aria-label={t('Footer.company')}>
          <h2 className="mb-2 text-base">{t('Footer.company')}</h2>
          <ul>
            {COMPANY_MENU.map((name) => (
              <li key={name}>
                <LocalLink href={routePath(name)} className={link}>
                  {t(`Menu.${name}`)}
                </LocalLink>
              </li>
            ))}
            <li>
              <LocalLink href={routePath('contact-us-for-sell')} className={link}>
                {t('Menu.contact-us-for-sell')}
              </LocalLink>
            </li>
          </ul>
        </nav>
        <div>
          <h2 className="mb-2 text-base">{t('Footer.contact')}</h2>
          <ul>
            <li>
              <a href={`tel:${SITE.phone}`} className={link} {...mark('phone')}>
                {t('Contact.callUs', { phone: formatThaiPhone(SITE.phone, locale) })}
              </a>
            </li>
            <li>
              <a href={SITE.lineUrl} className={link} rel="noopener" {...mark('line')}>
                {t('Contact.line')}
              </a>
            </li>
            <li>
              <a href={`mailto:${SITE.email}`} className={link} {...mark('email')}>
                {t('Contact.email')}
              </a>
            </li>
          </ul>
        </div>
      </div>
      <div className="mx-auto max-w-content px-4 text-muted text-sm md:px-6 lg:px-8">
        <p className="whitespace-pre-line">{`${t('Footer.rights', { year: yearOf(now, locale) })}\n${t('Footer.demo')}`}</p>
        <p className="flex flex-wrap gap-x-6">
          <LocalLink href={routePath('privacy')} className={link}>
            {t('Menu.privacy')}
          </LocalLink>
          {env().GTM_ID === undefined ? null : (
            // Without JavaScript there is no analytics, so there is nothing to choose.
            <button type="button" data-consent-settings="" className={`noscript:hidden ${link}`}>
              {t('Consent.settings')}
            </button>
          )}
          <FeedLinks routing={routing} className={link} />
        </p>
      </div>
    </StaticPart>
  );
}

export function FeedHeadLinks({ routing }: { routing: LocaleRouting }) {
  const t = useTranslations('Feed');
  const locale = useLocale();
  return FEEDS.map((feed) => (
    <link
      key={feed}
      rel="alternate"
      type="application/rss+xml"
      title={breakable(t(`${feed}.title`))}
      href={localizedPath(locale, feedPath(feed), routing)}
    />
  ));
}

/** Plain links, because a feed is not a page of the router. */
function FeedLinks({ routing, className }: { routing: LocaleRouting; className: string }) {
  const t = useTranslations('Feed');
  const locale = useLocale();
  return FEEDS.map((feed) => (
    <a
      key={feed}
      href={localizedPath(locale, feedPath(feed), routing)}
      type="application/rss+xml"
      className={className}
    >
      {t(`${feed}.link`)}
    </a>
  ));
}
