import type { Metadata } from 'next';
import { SITE } from '../config/site';
import { breakable } from '../i18n/line-breaks';
import { LOCALE_FACTS, type Locale, type LocaleRouting, localizedPath, otherLocale } from '../i18n/locales';
import { type CardPicture, siteCard } from './card/card';

export type PageMetadata = {
  locale: Locale;
  /** Without locale; with the canonical query if there is one. */
  path: string;
  title: string;
  description: string;
  /** The card of a shared link. Defaults to the site's card. */
  picture?: CardPicture | undefined;
  kind?: 'website' | 'article';
  /** Excluded from search engines, but its links are followed. */
  hidden?: boolean;
};

const DESCRIPTION_LENGTH = 160;

function shortened(text: string): string {
  const line = breakable(text).replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  const cut = line.slice(0, DESCRIPTION_LENGTH - 1);
  const space = cut.lastIndexOf(' ');
  return `${space > DESCRIPTION_LENGTH / 2 ? cut.slice(0, space) : cut}…`;
}

export function pageMetadata(page: PageMetadata, routing: LocaleRouting): Metadata {
  const { locale, path, kind = 'website', hidden = false } = page;
  const href = (target: Locale) => localizedPath(target, path, routing);
  const title = breakable(page.title);
  const description = shortened(page.description);
  const picture = page.picture ?? siteCard(locale);
  const other = otherLocale(locale);
  return {
    title,
    description,
    alternates: {
      canonical: href(locale),
      languages: {
        [LOCALE_FACTS[locale].tag]: href(locale),
        [LOCALE_FACTS[other].tag]: href(other),
        'x-default': href(routing.defaultLocale),
      },
    },
    openGraph: {
      type: kind,
      title,
      description,
      url: href(locale),
      siteName: SITE.name[locale],
      locale: LOCALE_FACTS[locale].openGraph,
      alternateLocale: LOCALE_FACTS[other].openGraph,
      images: [picture],
    },
    twitter: { card: 'summary_large_image', images: [picture] },
    ...(hidden ? { robots: { index: false, follow: true } } : {}),
  };
}
