import { LOCALES } from '../config/constants';
import {
  SITEMAP_END,
  SITEMAP_START,
  type SitemapAddress,
  type SitemapContext,
  sitemapEntries,
  sitemapEntryBytes,
} from './sitemap-entry';
import { xmlText } from './xml-text';

/** What one sitemap may hold at most (sitemaps.org: 50,000 addresses, 52,428,800 bytes). */
export const SITEMAP_LIMITS = { addresses: 50_000, bytes: 50_000_000 } as const;

/** One file of the sitemap, written piece by piece whenever somebody asks for it. */
export type SitemapPart = {
  readonly name: string;
  /** The newest change among its pages; undefined where nobody knows any. */
  readonly changed: string | undefined;
  readonly xml: () => Generator<string>;
};

type Cut = { from: number; to: number; changed: string | undefined };

const later = (a: string | undefined, b: string | undefined) => (a === undefined || (b !== undefined && b > a) ? b : a);

/** Where a list of pages is cut, so that no part holds more than a sitemap may. */
function cuts(addresses: Iterable<SitemapAddress>, context: SitemapContext): Cut[] {
  const found: Cut[] = [];
  const most = Math.floor(SITEMAP_LIMITS.addresses / LOCALES.length);
  let [from, to, bytes] = [0, 0, 0];
  let changed: string | undefined;
  for (const address of addresses) {
    const own = sitemapEntryBytes(address, context);
    if (to > from && (to - from === most || bytes + own > SITEMAP_LIMITS.bytes - SITEMAP_START.length * 2)) {
      found.push({ from, to, changed });
      [from, bytes, changed] = [to, 0, undefined];
    }
    to += 1;
    bytes += own;
    changed = later(changed, address.changed);
  }
  return to > from ? [...found, { from, to, changed }] : found;
}

function* each<Item, Result>(items: Iterable<Item>, toResult: (item: Item) => Result): Generator<Result> {
  for (const item of items) yield toResult(item);
}

/**
 * The files that list the pages of these items, named `name`, `name-2` and so on, or `name-1` from the first where there
 * may be many. Nothing is kept of a page between two questions but where its file begins.
 */
export function sitemapParts<Item>(
  { name, isNumbered = false }: { name: string; isNumbered?: boolean },
  items: readonly Item[],
  addressOf: (item: Item) => SitemapAddress,
  context: SitemapContext,
): readonly SitemapPart[] {
  return cuts(each(items, addressOf), context).map(({ from, to, changed }, index) => ({
    name: index === 0 && !isNumbered ? name : `${name}-${index + 1}`,
    changed,
    *xml() {
      yield SITEMAP_START;
      for (let at = from; at < to; at += 1) {
        const item = items[at];
        if (item !== undefined) yield sitemapEntries(addressOf(item), context);
      }
      yield SITEMAP_END;
    },
  }));
}

/** The index of all parts; `urlOf` gives the absolute address of one by its name. */
export function sitemapIndex(parts: readonly SitemapPart[], urlOf: (name: string) => string): string {
  const entries = parts.map(({ name, changed }) => {
    const date = changed === undefined ? '' : `<lastmod>${xmlText(changed)}</lastmod>\n`;
    return `<sitemap>\n<loc>${xmlText(urlOf(name))}</loc>\n${date}</sitemap>\n`;
  });
  const start =
    '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
  return `${start}${entries.join('')}</sitemapindex>\n`;
}
