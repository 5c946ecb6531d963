import { plainDashes } from 'thai-property-search/plain-characters';
import { LOCALES } from '../config/constants';
import { resolveTarget } from '../content/address-scheme';
import type { RedirectRule } from '../content/collections';
import { fillRedirectTarget, matchRedirectPattern } from '../content/redirect-pattern';
import { LOCALE_FACTS, type Locale } from '../i18n/locales';

export type PathRule = Pick<RedirectRule, 'from' | 'to' | 'status' | 'external'>;

export type Redirect = { status: number; location: string; external: boolean };

function withQuery(target: string, search: string): string {
  if (search === '' || search === '?') return target;
  const [, before = '', hash = ''] = /^([^#]*)(#.*)?$/.exec(target) ?? [];
  return `${before}${before.includes('?') ? '&' : '?'}${search.slice(1)}${hash}`;
}

const BASE = 'http://internal';

/** Percent-encodes Thai in an address, because a header may contain only ASCII. Null if it is not a valid URL. */
function asHeader(target: string, external: boolean): string | null {
  if (!URL.canParse(target, BASE)) return null;
  const url = new URL(target, BASE);
  return external ? url.href : url.pathname + url.search + url.hash;
}

function redirectOf({ status, external }: PathRule, target: string, search: string): Redirect | null {
  const resolved = resolveTarget(target, { external });
  const location = asHeader(withQuery(resolved.href, search), resolved.external);
  return location === null ? null : { status, location, external: resolved.external };
}

const isWildcard = (part: string) => part === '*';
const isParam = (part: string) => part.startsWith(':');

function isMoreSpecific(from: string, other: string): boolean {
  const [segments, otherSegments] = [from, other].map((pattern) => pattern.split('/').filter(Boolean));
  for (const kind of [isWildcard, isParam]) {
    const difference = (segments?.filter(kind).length ?? 0) - (otherSegments?.filter(kind).length ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return (segments?.length ?? 0) > (otherSegments?.length ?? 0);
}

/** The most specific matching rule, the first of equals (N1). It is applied once, because the content check allows no chains. */
export function findRedirect(
  rules: Iterable<PathRule>,
  path: string,
  search: string,
  onBroken: (from: string) => void = () => undefined,
): Redirect | null {
  let best: { from: string; redirect: Redirect } | undefined;
  for (const rule of rules) {
    const values = matchRedirectPattern(rule.from, path);
    if (values === null || (best !== undefined && !isMoreSpecific(rule.from, best.from))) continue;
    const target = fillRedirectTarget(rule.to, values);
    const isLoop = !rule.external && matchRedirectPattern(rule.from, target.split(/[?#]/)[0] ?? target) !== null;
    if (isLoop) continue;
    const redirect = redirectOf(rule, target, search);
    if (redirect === null) onBroken(rule.from);
    else best = { from: rule.from, redirect };
  }
  return best?.redirect ?? null;
}

type Address = { readonly locale: Locale | null; readonly path: string; readonly search: string };

/** No page has a longer path, even with each character encoded twice. Bounds the cost of hostile paths. */
const MAX_PATH_LENGTH = 500;
const MAX_QUERY_LENGTH = 2_000;

/** Replacements for the `?` of a query: an encoded `?`, or the `&` of a parameter that was appended to a link. */
const QUERY_START = /%(?:25)*3f|&(?:amp;)?(?=[\w.-]+=)/i;

/** Punctuation after an address that was copied from a sentence. The second lookbehind keeps the match linear. */
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

/** Cleans an address that people typed or an app altered. The path keeps its case. Null if it is too long for any page. */
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

export const tidyQuery = (search: string): string =>
  search.length > MAX_QUERY_LENGTH ? search : search.replaceAll('&amp;', '&').replace(/(?:%[\da-f]{2}|[^\w%-])+$/i, '');
