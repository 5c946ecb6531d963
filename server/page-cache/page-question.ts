import type { IncomingMessage } from 'node:http';
import { LOCALE_COOKIE_NAME } from '../../lib/config/constants';
import { isLocale } from '../../lib/i18n/locales';
import { type LocaleRouting, splitLocale } from '../../lib/i18n/paths';
import { matchRoute } from '../../lib/navigation/routes';
import { readCookie } from '../read-cookie';
import type { PageQuestion } from './rendered-page';

/** What the framework's own requests for a page's data vary by. */
const DATA_HEADERS = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
] as const;

type Visit = Pick<IncomingMessage, 'headers'>;

export const asksForData = ({ headers }: Visit): boolean => headers.rsc !== undefined;

function dataHeaders({ headers }: Visit): Record<string, string> {
  const given = DATA_HEADERS.map((name) => [name, headers[name]] as const);
  return Object.fromEntries(given.filter((pair): pair is [(typeof pair)[0], string] => typeof pair[1] === 'string'));
}

/** A path without a locale is answered by who asks (middleware.ts). */
function languageHeaders({ headers }: Visit): Record<string, string> {
  const chosen = readCookie(headers.cookie, LOCALE_COOKIE_NAME);
  if (isLocale(chosen)) return { cookie: `${LOCALE_COOKIE_NAME}=${chosen}` };
  const accepted = headers['accept-language'];
  return accepted === undefined ? {} : { 'accept-language': accepted };
}

/** Pages that read their whole query. */
const READERS: readonly string[] = ['search', 'compare', 'listing-enquire-sent'];

function readQuery(name: string, query: URLSearchParams): URLSearchParams {
  if (name === 'listing-enquire' && query.get('kind') === 'view') return new URLSearchParams({ kind: 'view' });
  const readsAll = READERS.includes(name) || (name === 'listing' && query.has('sums'));
  return new URLSearchParams(readsAll ? query : '');
}

/** The part of an address that the page reads: in a fixed order, and nothing of what a campaign has hung on it. */
function readTarget({ pathname, search, searchParams }: URL, isPage: boolean, path: string): string {
  const name = isPage ? matchRoute(path)?.route.name : undefined;
  // It may be a redirect, into a language or elsewhere, which takes its whole query along (L2, N1); a slash at its end is one.
  if (name === undefined || (pathname !== '/' && pathname.endsWith('/'))) return pathname + search;
  const sorted = readQuery(name, searchParams);
  sorted.sort();
  return sorted.size === 0 ? pathname : `${pathname}?${sorted}`;
}

/** The same for everybody, whose paths name no language or name it in their own way. */
const FOR_ALL = /^\/(?:(?:robots|llms)\.txt$|(?:manifest|offline)\/)/;

/** What of a visit its page depends on. */
export function pageQuestion(visit: Visit, url: URL, prefix: LocaleRouting['prefix']): PageQuestion {
  const { locale, path } = splitLocale(url.pathname);
  const isPage = locale !== null || (prefix === 'as-needed' && path !== '/');
  const isForAll = (isPage && matchRoute(path) !== null) || FOR_ALL.test(path);
  const language = locale === null && !isForAll ? languageHeaders(visit) : {};
  if (!asksForData(visit)) return { target: readTarget(url, isPage, path), headers: language };
  // The framework compares a hash of these headers with one in the query.
  return { target: url.pathname + url.search, headers: { ...language, ...dataHeaders(visit) } };
}
