import type { Metadata } from 'next';
import { SITE } from '../config/site';
import { LOCALE_FACTS, type Locale, otherLocale } from '../i18n/locales';
import { type LocaleRouting, localizedPath } from '../i18n/paths';
import { type CardPicture, siteCard } from './card/card';

export type PageFacts = {
  locale: Locale;
  /** Without locale; with the canonical query where there is one. */
  path: string;
  title: string;
  description: string;
  /** The card of a shared link; the site's own where a page has none. */
  picture?: CardPicture | undefined;
  kind?: 'website' | 'article';
  /** Kept out of search engines; its links are still followed. */
  hidden?: boolean;
};

const DESCRIPTION_LENGTH = 160;

/** Cut at a word (or, in Thai, anywhere) to what search engines show. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  const cut = line.slice(0, DESCRIPTION_LENGTH - 1);
  const space = cut.lastIndexOf(' ');
  return `${space > DESCRIPTION_LENGTH / 2 ? cut.slice(0, space) : cut}…`;
}

/** Title, description, canonical, hreflang pair with x-default, and the card of a shared link. */
export function pageMetadata(facts: PageFacts, routing: LocaleRouting): Metadata {
  const { locale, path, title, kind = 'website', hidden = false } = facts;
  const href = (target: Locale) => localizedPath(target, path, routing);
  const description = shortened(facts.description);
  const picture = facts.picture ?? siteCard(locale);
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
