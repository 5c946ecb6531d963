import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { languageChosen } from '@/lib/analytics/events';
import { pressMark } from '@/lib/analytics/site-event';
import { otherLocale } from '@/lib/i18n/locales';
import { routePath } from '@/lib/navigation/routes';
import { SavedHomes } from '../saved/saved-homes';
import { LinkButton } from '../ui/button';
import { Disclosure } from '../ui/disclosure';
import { Icon } from '../ui/icon';
import { LocalLink } from '../ui/navigation';
import { StaticPart } from '../ui/static-part';
import { ColourMode } from './colour-mode';
import { LanguageSwitch, MenuLink } from './header-links';
import { MAIN_MENU } from './main-menu';

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
      className="sticky top-0 z-header border-line border-b bg-page/95 backdrop-blur max-lg:in-[body:has([data-search-bar])]:static print:static"
    >
      <div className="mx-auto flex h-16 max-w-content items-center gap-1 px-4 md:px-6 lg:px-8 in-[body:has([data-search-bar])]:max-w-none">
        <SiteLogo />
        <nav aria-label={t('Menu.label')} className="ml-4 hidden flex-1 lg:block print:hidden">
          <ul className="flex">
            {MAIN_MENU.map(({ name, href }) => (
              // Between 1024 and 1280 px there is no space for it; the menu beside has it.
              <li key={name} className={name === 'contents' ? 'max-xl:hidden' : undefined}>
                <MenuLink href={href}>{t(`Menu.${name}`)}</MenuLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex shrink-0 items-center print:hidden">
          <LinkButton href={routePath('contact-us-for-sell')} variant="secondary" className="mr-2 max-xl:hidden">
            {t('Menu.contact-us-for-sell')}
          </LinkButton>
          {/* Invisible, not removed, to avoid a layout shift: the listing's bar shows it after the first paint. */}
          <SavedHomes className={`${square} max-lg:invisible max-lg:in-[body:has([data-listing-bar])]:visible`}>
            <Icon name="heart" />
          </SavedHomes>
          <LocalLink href={routePath('search')} className={square} aria-label={t('Menu.search')}>
            <Icon name="search" />
          </LocalLink>
          <LanguageSwitch
            label={t('Language.switchTo')}
            short={t('Language.short')}
            mark={pressMark(languageChosen(otherLocale(locale)))}
          />
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
            <div className="px-4 pb-3 sm:hidden" data-colour-mode="">
              {colourMode(true)}
            </div>
          </PhoneMenu>
        </div>
      </div>
    </header>
  );
}

/** The logo: a roof under a crown of leaves. ร่มไม้ means the shade of a tree. */
export function SiteLogo() {
  const t = useTranslations('Site');
  return (
    <LocalLink
      href="/"
      className="inline-flex min-h-11 min-w-0 items-center gap-2 font-semibold leading-tight sm:text-lg"
    >
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 shrink-0">
        <circle cx="16" cy="13" r="12" className="fill-phprimary-500" />
        <circle cx="9" cy="15" r="6" className="fill-phprimary-400" />
        <path d="M16 11 26 20v10H6V20Z" className="fill-midnightblue" />
        <path d="M13.5 30v-7h5v7Z" className="fill-phprimary-100" />
      </svg>
      {/* On phones the name may wrap to two lines, but only between words. */}
      <span className="truncate py-1 max-[26rem]:whitespace-normal max-[26rem]:text-sm max-[22rem]:text-[0.6875rem]">
        {t('name')}
      </span>
    </LocalLink>
  );
}

type Props = { label: string; entries: { href: string; label: string }[]; children: ReactNode };

export function PhoneMenu({ label, entries, children }: Props) {
  return (
    <Disclosure
      label={label}
      summary={<Icon name="menu" className="size-6" />}
      summaryClass="flex size-11 list-none items-center justify-center rounded-field hover:bg-sunken"
      className="xl:hidden"
    >
      <nav
        aria-label={label}
        className="absolute inset-x-0 top-16 z-menu max-h-[calc(100dvh-4rem)] overflow-y-auto border-line border-b bg-page shadow-raised"
      >
        <StaticPart as="ul" id="phone-menu" className="phone-menu">
          {entries.map((entry) => (
            <li key={entry.href}>
              <LocalLink href={entry.href}>{entry.label}</LocalLink>
            </li>
          ))}
        </StaticPart>
        {children}
      </nav>
    </Disclosure>
  );
}
