import { useLocale, useTranslations } from 'next-intl';
import { pressMark } from '@/lib/analytics/event-mark';
import { languageChosen } from '@/lib/analytics/events';
import { otherLocale } from '@/lib/i18n/locales';
import { routePath } from '@/lib/navigation/routes';
import { SavedHomes } from '../saved/saved-homes';
import { Icon } from '../ui/icon';
import { LinkButton } from '../ui/link-button';
import { LocalLink } from '../ui/local-link';
import { ColourMode } from './colour-mode';
import { LanguageSwitch } from './language-switch';
import { MAIN_MENU } from './main-menu';
import { MenuLink } from './menu-link';
import { PhoneMenu } from './phone-menu';
import { SiteLogo } from './site-logo';

const square = 'flex size-11 items-center justify-center rounded-field hover:bg-sunken hover:text-phprimary';

export function SiteHeader() {
  const t = useTranslations();
  const locale = useLocale();
  const colourMode = (named: boolean) => (
    <ColourMode
      named={named}
      label={t('ColourMode.label')}
      names={{ light: t('ColourMode.light'), dark: t('ColourMode.dark'), system: t('ColourMode.system') }}
      icons={{ light: <Icon name="sun" />, dark: <Icon name="moon" />, system: <Icon name="monitor" /> }}
    />
  );
  return (
    <header
      id="site-header"
      className="sticky top-0 z-header border-line border-b bg-page/95 backdrop-blur print:static"
    >
      <div className="mx-auto flex h-16 max-w-content items-center gap-1 px-4 md:px-6 lg:px-8">
        <SiteLogo />
        <nav aria-label={t('Menu.label')} className="ml-4 hidden flex-1 lg:block print:hidden">
          <ul className="flex">
            {MAIN_MENU.map(({ name, href }) => (
              <li key={name}>
                <MenuLink href={href}>{t(`Menu.${name}`)}</MenuLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex shrink-0 items-center print:hidden">
          <LinkButton href={routePath('contact-us-for-sell')} variant="secondary" className="mr-2 max-xl:hidden">
            {t('Menu.contact-us-for-sell')}
          </LinkButton>
          {/* Invisible but not removed, to avoid a layout shift: the listing's bar shows it, maybe after the first
              paint. */}
          <SavedHomes
            label={t('Saved.label')}
            failedText={t('Saved.failed')}
            className={`${square} max-lg:invisible max-lg:in-[body:has([data-listing-bar])]:visible`}
          >
            <Icon name="heart" />
          </SavedHomes>
          <LocalLink href={routePath('search')} className={square} aria-label={t('Menu.search')}>
            <Icon name="search" />
          </LocalLink>
          <div className="contents" {...pressMark(languageChosen(otherLocale(locale)))}>
            <LanguageSwitch label={t('Language.switchTo')} short={t('Language.short')} />
          </div>
          <div className="max-sm:hidden" data-colour-mode="">
            {colourMode(false)}
          </div>
          <PhoneMenu
            label={t('Menu.open')}
            entries={[
              ...MAIN_MENU.map(({ name, href }) => ({ href, label: t(`Menu.${name}`) })),
              { href: routePath('our-team'), label: t('Menu.our-team') },
              { href: routePath('about-us'), label: t('Menu.about-us') },
              { href: routePath('contact-us'), label: t('Menu.contact-us') },
              { href: routePath('contact-us-for-sell'), label: t('Menu.contact-us-for-sell') },
            ]}
          >
            <div className="sm:hidden" data-colour-mode="">
              {colourMode(true)}
            </div>
          </PhoneMenu>
        </div>
      </div>
    </header>
  );
}
