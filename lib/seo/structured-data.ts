import { SITE } from '../config/site';
import { LOCALE_FACTS, type Locale } from '../i18n/locales';

/** A node of schema.org's graph. Undefined values are omitted when it is serialized. */
export type DataNode = { readonly '@type': string } & Readonly<Record<string, unknown>>;

const organizationId = (site: string): string => `${site}/#organization`;

/** A reference to a node elsewhere in the graph. */
export const organizationReference = (site: string) => ({ '@id': organizationId(site) });

/**
 * The organization behind the site. It is not a `RealEstateAgent`, which is a place with an address: the offices are,
 * where they are shown.
 */
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

/** A name with its absolute URL. */
export type NamedPage = { readonly name: string; readonly url: string };

/** The breadcrumbs of a page, with the page itself last. */
export const breadcrumbData = (steps: readonly NamedPage[]): DataNode => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url })),
});

/** The items on a page of a list in order: some of `total`, after the first `before`. */
export const itemListData = (items: readonly NamedPage[], total: number, before = 0): DataNode => ({
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: items.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    name,
    url,
  })),
});

/** The graph as the text of a script, without `<`, so that no content can end the script. */
export const graphText = (nodes: readonly DataNode[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c');
