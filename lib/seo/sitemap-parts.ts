import { SITEMAP_END, SITEMAP_START, type SitemapContext, sitemapEntries } from './sitemap-entry';
import { xmlText } from './xml-text';

/** Pages of one kind. The files are named `name`, `name-2` and so on, or from `name-1` if `isNumbered`. */
export type SitemapPages<Item> = {
  readonly name: string;
  readonly isNumbered?: boolean;
  /** Without locale. */
  readonly path: (item: Item) => string;
  /** ISO instant or day. Undefined if unknown. */
  readonly changed: (item: Item) => string | undefined;
  readonly pictures?: (item: Item) => readonly string[];
};

/** One file of the sitemap, generated as a stream for each request. */
export type SitemapPart = {
  readonly name: string;
  /** The latest change of its pages. Undefined if unknown. */
  readonly changed: string | undefined;
  readonly xml: () => Generator<string>;
};

/**
 * Pages per file, each in all languages. sitemaps.org allows 50,000 URLs and 52,428,800 bytes. A fifth of the URLs is
 * small enough that the index can be written without knowing the pictures.
 */
export const PAGES_PER_PART = 5_000;

/** After this many characters, the remaining pages of a file have no pictures. They add at most 10 MB. */
const MOST_CHARACTERS = 40_000_000;

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
    const isTooMuch = characters + withPictures.length > MOST_CHARACTERS;
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

/** The index of all files. `urlOf` returns the absolute URL of a file. */
export function sitemapIndex(parts: readonly SitemapPart[], urlOf: (name: string) => string): string {
  const entries = parts.map(({ name, changed }) => {
    const date = changed === undefined ? '' : `<lastmod>${xmlText(changed)}</lastmod>\n`;
    return `<sitemap>\n<loc>${xmlText(urlOf(name))}</loc>\n${date}</sitemap>\n`;
  });
  const start =
    '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
  return `${start}${entries.join('')}</sitemapindex>\n`;
}
