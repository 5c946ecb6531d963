import { LOCALES } from '../config/constants';
import { xmlText } from '../http/escape-markup';
import { LOCALE_FACTS, type LocaleRouting, localizedPath } from '../i18n/locales';

export type SitemapAddress = {
  readonly path: string;
  /** ISO instant or day. Undefined if unknown. */
  readonly changed?: string | undefined;
  readonly pictures?: readonly string[] | undefined;
};

type SitemapContext = {
  readonly site: string;
  readonly routing: LocaleRouting;
};

const PLAIN = /^\/[\w\-./%]*$/;

/** Absolute and escaped; undefined if invalid. Plain paths are fast, because 100,000 listings have a million. */
function pictureAddress(url: string, site: string): string | undefined {
  if (PLAIN.test(url)) return site + url;
  return URL.canParse(url, site) ? xmlText(new URL(url, site).href) : undefined;
}

function pictureLines(pictures: readonly string[], site: string): string {
  let lines = '';
  for (const url of pictures) {
    const address = pictureAddress(url, site);
    if (address !== undefined) lines += `<image:image><image:loc>${address}</image:loc></image:image>\n`;
  }
  return lines;
}

const alternate = (tag: string, href: string) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>\n`;

/** One entry per language with all alternates. Only the first has the pictures, which are most of the size. */
export function sitemapEntries({ path, changed, pictures = [] }: SitemapAddress, context: SitemapContext): string {
  const { site, routing } = context;
  let rest = changed === undefined ? '' : `<lastmod>${xmlText(changed)}</lastmod>\n`;
  let defaultHref = '';
  // Each is built once, because 100,000 listings refer to them a million times.
  const hrefs = LOCALES.map((locale) => {
    const href = xmlText(site + localizedPath(locale, path, routing));
    rest += alternate(LOCALE_FACTS[locale].tag, href);
    if (locale === routing.defaultLocale) defaultHref = href;
    return href;
  });
  rest += alternate('x-default', defaultHref);
  let entries = '';
  let shown = pictureLines(pictures, site);
  for (const href of hrefs) {
    entries += `<url>\n<loc>${href}</loc>\n${rest}${shown}</url>\n`;
    shown = '';
  }
  return entries;
}

const SITEMAP_START = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
`;
const SITEMAP_END = '</urlset>\n';

/** Pages of one kind. The files are named `name`, `name-2` and so on, or from `name-1` if `isNumbered`. */
export type SitemapPages<Item> = {
  readonly name: string;
  readonly isNumbered?: boolean;
  readonly path: (item: Item) => string;
  readonly changed: (item: Item) => string | undefined;
  readonly pictures?: (item: Item) => readonly string[];
};

export type SitemapPart = {
  readonly name: string;
  readonly changed: string | undefined;
  readonly xml: () => Generator<string>;
};

/** In all languages, a fifth of the 50,000 URLs that sitemaps.org allows, to stay below its 52,428,800 bytes. */
export const PAGES_PER_PART = 5_000;

/** After this many characters, the remaining pages of a file have no pictures. They add at most 10 MB. */
const MAX_CHARACTERS = 40_000_000;

function newestChange<Item>(items: readonly Item[], changed: SitemapPages<Item>['changed']): string | undefined {
  let newest: string | undefined;
  for (const item of items) {
    const own = changed(item);
    if (own !== undefined && (newest === undefined || own > newest)) newest = own;
  }
  return newest;
}

function* writePart<Item>(
  items: readonly Item[],
  { path, changed, pictures }: SitemapPages<Item>,
  context: SitemapContext,
): Generator<string> {
  yield SITEMAP_START;
  let characters = 0;
  for (const item of items) {
    const address = { path: path(item), changed: changed(item), pictures: pictures?.(item) };
    const withPictures = sitemapEntries(address, context);
    const isTooMuch = characters + withPictures.length > MAX_CHARACTERS;
    const entries = isTooMuch ? sitemapEntries({ ...address, pictures: [] }, context) : withPictures;
    characters += entries.length;
    yield entries;
  }
  yield SITEMAP_END;
}

/** The files that list these pages, in order. Nothing is cached between requests. */
export function sitemapParts<Item>(
  items: readonly Item[],
  pages: SitemapPages<Item>,
  context: SitemapContext,
): readonly SitemapPart[] {
  return Array.from({ length: Math.ceil(items.length / PAGES_PER_PART) }, (_, index) => {
    const partItems = items.slice(index * PAGES_PER_PART, (index + 1) * PAGES_PER_PART);
    return {
      name: index === 0 && !pages.isNumbered ? pages.name : `${pages.name}-${index + 1}`,
      changed: newestChange(partItems, pages.changed),
      xml: () => writePart(partItems, pages, context),
    };
  });
}

export function sitemapIndex(parts: readonly SitemapPart[], urlOf: (name: string) => string): string {
  const entries = parts.map(({ name, changed }) => {
    const date = changed === undefined ? '' : `<lastmod>${xmlText(changed)}</lastmod>\n`;
    return `<sitemap>\n<loc>${xmlText(urlOf(name))}</loc>\n${date}</sitemap>\n`;
  });
  const start =
    '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
  return `${start}${entries.join('')}</sitemapindex>\n`;
}
