import { LOCALES } from '../config/constants';
import { LOCALE_FACTS, type Locale } from '../i18n/locales';
import { plainDashes } from '../i18n/plain-dashes';

type Address = { readonly locale: Locale | null; readonly path: string; readonly search: string };

/** No page has a longer path, even with each character encoded twice. Bounds the work for any other. */
const LONGEST_PATH = 500;
const LONGEST_QUERY = 2_000;

/** What stands in for the `?` of a query: an encoded one, or the `&` of a parameter that was put behind a link. */
const QUERY_START = /%(?:25)*3f|&(?:amp;)?(?=[\w.-]+=)/i;

/**
 * The end of a path that belongs to the sentence around it: punctuation, slashes, and words of other scripts after it.
 * The second lookbehind keeps it linear.
 */
const TAIL = /(?:(?<=\w)[^\w/-]+)?(?<![^\p{L}\p{N}_-])[^\p{L}\p{N}_-]*$/u;

/** Some apps encode what is already encoded. */
function decoded(text: string): string {
  try {
    return /%[\da-f]{2}/i.test(text) ? decoded(decodeURIComponent(text)) : text;
  } catch {
    return text;
  }
}

/** The locale that the first part of a path names, also as `TH-TH`, `th_TH` or `th`. */
function localeNamed(part: string): Locale | null {
  const name = part.toLowerCase().replace('_', '-');
  return LOCALES.find((locale) => name === locale || name === LOCALE_FACTS[locale].language) ?? null;
}

/**
 * A path and query that people wrote or an app passed on, without what was added to them: a slash or full stop at the
 * end, a second encoding, `index.html`. The path names no locale, keeps its case and may have no page. Null for a path
 * that is too long for any page.
 */
export function tidyAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Address | null {
  const start = QUERY_START.exec(pathname);
  const written = pathname.slice(0, start?.index);
  if (written.length > LONGEST_PATH) return null;
  const whole = plainDashes(decoded(written).normalize('NFKC'))
    .replace(TAIL, '')
    .replace(/\/index\.(?:html?|php)$/i, '');
  const [first = '', ...rest] = whole.split('/').filter(Boolean);
  const locale = localeNamed(first);
  const glued = start === null ? [] : [pathname.slice(start.index + start[0].length)];
  const query = [...glued, search.slice(1)].filter(Boolean).join('&');
  return {
    locale,
    path: `/${(locale === null ? [first, ...rest] : rest).join('/')}`,
    search: query === '' ? '' : `?${query}`,
  };
}

/** A query without what follows its last word, and with `&` for `&amp;`. */
export const tidyQuery = (search: string): string =>
  search.length > LONGEST_QUERY ? search : search.replaceAll('&amp;', '&').replace(/(?:%[\da-f]{2}|[^\w%-])+$/i, '');
