import type { Metadata } from 'next';
import { SITE } from '../config/site';
import { breakable } from '../i18n/line-breaks';
import { LOCALE_FACTS, type Locale, type LocaleRouting, localizedPath, otherLocale } from '../i18n/locales';
import { type CardPicture, siteCard } from './card/card';
import { pageDescription, sentencesOf } from './description';
import { shownTitle } from './title-length';

export type PageMetadata = {
  locale: Locale;
  /** Without locale; with the canonical query if there is one. */
  path: string;
  title: string;
  /** The title of a shared link, which is not cut to fit search results. Defaults to `title`. */
  sharedTitle?: string;
  /** A text, or sentences that are complete without those after them. */
  description: string | readonly string[];
  /** Sentences that replace a description whose first sentences are too long or too short. */
  facts?: readonly string[];
  /** The card of a shared link. Defaults to the site's card. */
  picture?: CardPicture | undefined;
  kind?: 'website' | 'article';
  /** Excluded from search engines, but its links are followed. */
  hidden?: boolean;
};

export function pageMetadata(page: PageMetadata, routing: LocaleRouting): Metadata {
  const { locale, path, kind = 'website', hidden = false } = page;
  const href = (target: Locale) => localizedPath(target, path, routing);
  const title = breakable(page.title);
  const sharedTitle = breakable(page.sharedTitle ?? page.title);
  const sentences =
    typeof page.description === 'string'
      ? sentencesOf(breakable(page.description))
      : page.description.map((sentence) => breakable(sentence));
  const description = pageDescription(
    sentences,
    page.facts?.map((sentence) => breakable(sentence)),
  );
  const picture = page.picture ?? siteCard(locale);
  const other = otherLocale(locale);
  return {
    // Search results show the name of the site above the title in any case.
    title: { absolute: shownTitle([`${title} · ${SITE.name[locale]}`, title]) },
    ...(description === undefined ? {} : { description }),
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
      title: sharedTitle,
      ...(description === undefined ? {} : { description }),
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
