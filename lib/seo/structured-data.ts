import { SITE } from '../config/site';
import type { Picture } from '../content/collections';
import { breakable } from '../i18n/line-breaks';
import { LOCALE_FACTS, type Locale } from '../i18n/locales';
import { isRefusedPicture } from '../media/refused-pictures.server';

/** A node of schema.org's graph. Undefined values are omitted when it is serialized. */
export type DataNode = { readonly '@type': string } & Readonly<Record<string, unknown>>;

const organizationId = (site: string): string => `${site}/#organization`;

export const organizationReference = (site: string) => ({ '@id': organizationId(site) });

/** Not a `RealEstateAgent`, which is a place with an address, as the offices are. */
export const organizationData = (locale: Locale, site: string): DataNode => ({
  '@type': 'Organization',
  '@id': organizationId(site),
  name: SITE.name[locale],
  url: site,
  logo: `${site}/icon.svg`,
  telephone: SITE.phone,
  email: SITE.email,
  sameAs: [SITE.lineUrl],
});

/** The site in one language, with its search. `url` and `searchUrl` are absolute. */
export const websiteData = (locale: Locale, site: string, url: string, searchUrl: string): DataNode => ({
  '@type': 'WebSite',
  '@id': `${url}#website`,
  name: SITE.name[locale],
  url,
  inLanguage: LOCALE_FACTS[locale].tag,
  publisher: organizationReference(site),
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${searchUrl}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

export const breadcrumbData = (steps: readonly { readonly name: string; readonly url: string }[]): DataNode => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url })),
});

/** The pages on a page of a list in order: some of `total`, after the first `before`. Their names are on the page. */
export const itemListData = (urls: readonly string[], total: number, before = 0): DataNode => ({
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: urls.map((url, index) => ({ '@type': 'ListItem', position: before + index + 1, url })),
});

/** The graph as the text of a script, without `<`, so that no content can end the script. */
export const graphText = (nodes: readonly DataNode[]): string =>
  breakable(JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })).replaceAll('<', '\\u003c');

/** The absolute URLs of the pictures that can be shown, for structured data. Undefined if there are none. */
export function pictureAddresses(
  pictures: readonly (Pick<Picture, 'url'> | undefined)[],
  site: string,
): string[] | undefined {
  const shown = pictures.flatMap((picture) =>
    picture === undefined || isRefusedPicture(picture.url) ? [] : [picture.url],
  );
  return shown.length === 0 ? undefined : shown.map((url) => new URL(url, site).href);
}
