import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ContactChannel } from '@/lib/analytics/event-values';
import { contactPressed, homeShared } from '@/lib/analytics/events';
import { pressMark } from '@/lib/analytics/site-event';
import { SITE } from '@/lib/config/site';
import type { Listing, Office, TeamMember } from '@/lib/content/collections';
import { lineAskUrl } from '@/lib/content/line-contact';
import { weekdays } from '@/lib/i18n/dates';
import { LOCALE_FACTS, localizedText } from '@/lib/i18n/locales';
import { formatThaiPhone } from '@/lib/i18n/numbers';
import { routePath } from '@/lib/navigation/routes';
import type { PriceEvidence } from '@/lib/property/comparables';
import { Portrait } from '../media/photo';
import { type ButtonSize, buttonClass, LinkButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { QrCode } from '../ui/qr-code';
import { StaticPart } from '../ui/static-part';
import { LocalizedText } from '../ui/text';
import { ListingPrice } from './listing-price';
import { OpenNow } from './open-now';
import { ShareLinks } from './share-links';

export type ContactProps = {
  listing: Listing;
  agent?: TeamMember | undefined;
  /** Absolute URL of the listing's page. */
  url: string;
};

type WithSimilar = ContactProps & { hasSimilar: boolean };

type CardProps = WithSimilar & {
  evidence: PriceEvidence | null;
  /** Of the office that answers. */
  hours: Office['hours'];
  channels: ReactNode;
};

export function AgentCard({ listing, agent, url, evidence, hours, channels, hasSimilar }: CardProps) {
  const t = useTranslations('Listing');
  const { text: title } = localizedText(listing.title, useLocale());
  const isSold = listing.recordStatus === 'Sold';
  return (
    <aside
      aria-label={t('agent')}
      className="rounded-card border border-line bg-surface p-5 shadow-raised max-lg:mt-6 print:p-3 lg:sticky lg:top-20 print:static print:shadow-none"
    >
      <ListingPrice listing={listing} size="large" evidence={isSold ? null : evidence} />
      {isSold ? (
        <div className="mt-4 grid gap-2 print:hidden">
          <AfterSale hasSimilar={hasSimilar} size="medium" />
        </div>
      ) : (
        <ContactActions listing={listing} url={url} {...(agent ? { agent } : {})} />
      )}
      {isSold ? null : <Agent agent={agent} hours={hours} />}
      <div className="mt-4 border-line border-t pt-2 print:hidden">
        <ShareLinks title={title} url={url} shared={(channel) => homeShared(channel, listing.id)} />
      </div>
      {isSold ? null : <div className="mt-4 lg:hidden print:hidden">{channels}</div>}
      <Codes listing={listing} url={url} lineId={agent?.lineId ?? SITE.lineId} />
    </aside>
  );
}

/** What helps a visitor of a sold listing, instead of a call about it. */
function AfterSale({ hasSimilar, size }: { hasSimilar: boolean; size: ButtonSize }) {
  const t = useTranslations('Listing');
  return (
    <>
      {hasSimilar ? (
        <a href="#similar" className={buttonClass('primary', '', size)}>
          {t('similar')}
        </a>
      ) : null}
      <LinkButton href={routePath('contact-us-for-sell')} variant={hasSimilar ? 'secondary' : 'primary'} size={size}>
        {t('yoursSells')}
      </LinkButton>
    </>
  );
}

/** The link to a chat about the listing on LINE. */
export function useLineAsk({ listing: { code, title }, agent, url }: ContactProps): string {
  const t = useTranslations('Share');
  const text = t('askText', { code, title: localizedText(title, useLocale()).text, url });
  return lineAskUrl(agent?.lineId ?? SITE.lineId, text);
}

function ContactActions({ listing, agent, url }: ContactProps) {
  const t = useTranslations();
  const locale = useLocale();
  const phone = agent?.phone ?? SITE.phone;
  const line = useLineAsk({ listing, agent, url });
  const { code } = listing;
  return (
    <StaticPart as="div" id="contact-actions" className="mt-4 grid gap-2 print:mt-0">
      <a href={line} rel="noopener" className={buttonClass('line', 'print:hidden')} {...markOf(listing, 'line')}>
        <Icon name="message-circle" />
        {t('Share.askOnLine', { code })}
      </a>
      {/* No email link: many phones have no mail app set up, and the site could not confirm delivery. */}
      <EnquireLink listing={listing} />
      <a
        href={`tel:${phone}`}
        className={buttonClass('secondary', 'print:justify-start print:border-0 print:px-0 print:text-font')}
        {...markOf(listing, 'phone')}
      >
        <Icon name="phone" />
        {t('Contact.callUs', { phone: formatThaiPhone(phone, locale) })}
      </a>
    </StaticPart>
  );
}

/** LINE opens chat links only on phones, so a desktop shows a code. It has only `code`, to keep its modules large. */
function Codes({ listing: { code, recordStatus }, url, lineId }: { listing: Listing; url: string; lineId: string }) {
  const t = useTranslations('Share');
  return (
    <StaticPart as="div" id="codes">
      {recordStatus === 'Sold' ? null : (
        <figure className="mt-4 hidden items-center gap-3 lg:flex print:hidden">
          <QrCode text={lineAskUrl(lineId, code)} label={t('lineQr')} className="size-20 shrink-0 rounded-field" />
          <figcaption className="text-muted text-sm">{t('lineQr')}</figcaption>
        </figure>
      )}
      <figure className="mt-2 hidden items-center gap-3 print:flex">
        <QrCode text={url} label={t('pageQr')} className="size-20 shrink-0" />
        <figcaption className="text-sm">{t('pageQr')}</figcaption>
      </figure>
    </StaticPart>
  );
}

/** A link to the listing's enquiry form. A reserved listing does not preselect a viewing. */
function EnquireLink({ listing }: { listing: Listing }) {
  const t = useTranslations('Enquiry');
  return (
    <LinkButton href={enquirePath(listing)} className="print:hidden" {...markOf(listing, 'form')}>
      <Icon name="calendar-days" />
      {t(listing.recordStatus === 'Reserved' ? 'openReserved' : 'open')}
    </LinkButton>
  );
}

function enquirePath({ id, recordStatus }: Listing): string {
  const path = routePath('listing-enquire', { id });
  return recordStatus === 'Reserved' ? path : `${path}?kind=view`;
}

const markOf = ({ id }: Listing, channel: ContactChannel) =>
  pressMark(contactPressed({ channel, place: 'agent', listing: id }));

function Agent({ agent, hours }: { agent: TeamMember | undefined; hours: Office['hours'] }) {
  const t = useTranslations();
  const locale = useLocale();
  const { tag } = LOCALE_FACTS[locale];
  const languages = agent?.languages.map((language) => t(`Team.languages.${language}`)) ?? [];
  return (
    <div className="mt-4 flex items-center gap-3 border-line border-t pt-4 print:mt-3 print:pt-3">
      {agent ? <Portrait person={agent} size={56} /> : null}
      <div>
        {agent ? (
          <p>
            <span className="block font-semibold">
              <LocalizedText content={agent.name} />
            </span>
            <span className="block text-muted text-sm">
              <LocalizedText content={agent.role} />
              {languages.length > 0
                ? ` · ${t('Team.speaks', { languages: new Intl.ListFormat(tag).format(languages) })}`
                : null}
            </span>
          </p>
        ) : null}
        <div className="print:hidden">
          <OpenNow
            hours={hours}
            words={{
              open: t('Opening.open', { time: '{time}' }),
              laterToday: t('Opening.laterToday', { time: '{time}' }),
              closed: t('Opening.closed', { day: '{day}', time: '{time}' }),
              days: weekdays(locale),
              separator: locale === 'th-th' ? '.' : ':',
            }}
          >
            {t('Opening.answers')}
          </OpenNow>
        </div>
      </div>
    </div>
  );
}

/** On phones and tablets: three ways to a person at the bottom, in place of the site's bottom bar. */
export function ListingBar({ listing, agent, url, hasSimilar }: WithSimilar) {
  const t = useTranslations('Contact');
  const line = useLineAsk({ listing, agent, url });
  const mark = (channel: ContactChannel) =>
    pressMark(contactPressed({ channel, place: 'listing-bar', listing: listing.id }));
  return (
    // The minimum height is that of the buttons, which stream in later, to avoid a layout shift.
    <StaticPart
      as="aside"
      id="listing-bar"
      aria-label={t('about', { code: listing.code })}
      data-listing-bar=""
      className="fixed inset-x-0 bottom-0 z-rail flex min-h-[calc(3.3125rem+max(0.5rem,env(safe-area-inset-bottom)))] flex-wrap items-center min-[18rem]:flex-nowrap gap-2 border-line border-t bg-page px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] leading-snug *:grow lg:hidden print:hidden"
    >
      {listing.recordStatus === 'Sold' ? (
        <AfterSale hasSimilar={hasSimilar} size="small" />
      ) : (
        <>
          <a href={line} rel="noopener" className={buttonClass('line', '', 'small')} {...mark('line')}>
            <Icon name="message-circle" />
            LINE
          </a>
          <LinkButton href={enquirePath(listing)} size="small" {...mark('form')}>
            <Icon name="calendar-days" />
            {t(listing.recordStatus === 'Reserved' ? 'queueShort' : 'viewShort')}
          </LinkButton>
          <a
            href={`tel:${agent?.phone ?? SITE.phone}`}
            className={buttonClass('secondary', '', 'small')}
            {...mark('phone')}
          >
            <Icon name="phone" />
            {t('callShort')}
          </a>
        </>
      )}
    </StaticPart>
  );
}
