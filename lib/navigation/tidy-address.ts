import { plainDashes } from 'thai-property-search/plain-characters';
import { LOCALES } from '../config/constants';
import { LOCALE_FACTS, type Locale } from '../i18n/locales';

type Address = { readonly locale: Locale | null; readonly path: string; readonly search: string };

/** No page has a longer path, even with each character encoded twice. Bounds the cost of hostile paths. */
const MAX_PATH_LENGTH = 500;
const MAX_QUERY_LENGTH = 2_000;

/** Replacements for the `?` of a query: an encoded `?`, or the `&` of a parameter that was appended to a link. */
const QUERY_START = /%(?:25)*3f|&(?:amp;)?(?=[\w.-]+=)/i;

/**
 * Text of the surrounding sentence at the end of a path: punctuation, slashes, and words of other scripts.
 * The second lookbehind keeps the match linear.
 */
const TAIL = /(?:(?<=\w)[^\w/-]+)?(?<![^\p{L}\p{N}_-])[^\p{L}\p{N}_-]*$/u;

/** Decodes repeatedly, because some apps encode an encoded URL again. */
function decoded(text: string): string {
  try {
    return /%[\da-f]{2}/i.test(text) ? decoded(decodeURIComponent(text)) : text;
  } catch {
    return text;
  }
}

/** The locale in the first segment of a path, also written `TH-TH`, `th_TH` or `th`; null for none. */
function localeNamed(part: string): Locale | null {
  const name = part.toLowerCase().replace('_', '-');
  return LOCALES.find((locale) => name === locale || name === LOCALE_FACTS[locale].language) ?? null;
}

/**
 * Cleans an address that people typed or an app altered: removes slashes and punctuation at the end, repeated encoding
 * and `index.html`. The returned path has no locale, keeps its case and may not belong to a page. Null for a path that is
 * too long for any page.
 */
export function tidyAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Address | null {
  const start = QUERY_START.exec(pathname);
  const rawPath = pathname.slice(0, start?.index);
  if (rawPath.length > MAX_PATH_LENGTH) return null;
  const cleaned = plainDashes(decoded(rawPath).normalize('NFKC'))
    .replace(TAIL, '')
    .replace(/\/index\.(?:html?|php)$/i, '');
  const [first = '', ...rest] = cleaned.split('/').filter(Boolean);
  const locale = localeNamed(first);
  const appendedQuery = start === null ? [] : [pathname.slice(start.index + start[0].length)];
  const query = [...appendedQuery, search.slice(1)].filter(Boolean).join('&');
  return {
    locale,
    path: `/${(locale === null ? [first, ...rest] : rest).join('/')}`,
    search: query === '' ? '' : `?${query}`,
  };
}

/** The query without punctuation at its end, and with `&` for `&amp;`. */
export const tidyQuery = (search: string): string =>
  search.length > MAX_QUERY_LENGTH ? search : search.replaceAll('&amp;', '&').replace(/(?:%[\da-f]{2}|[^\w%-])+$/i, '');
