import type { IncomingMessage } from 'node:http';
import { LOCALE_COOKIE_NAME } from '../../lib/config/constants';
import { detectLocale } from '../../lib/i18n/detect-locale';
import { isLocale } from '../../lib/i18n/locales';
import { hasUnknownLocale, type LocaleRouting, splitLocale } from '../../lib/i18n/paths';
import { addressOf } from '../../lib/navigation/addresses';
import { firstPagePath, matchRoute } from '../../lib/navigation/routes';
import { readCookie } from '../read-cookie';
import { dataHeaders, isDataRequest } from './data-question';
import { pageQuery } from './page-query';
import type { PageKey } from './rendered-page';

type Visit = Pick<IncomingMessage, 'headers'>;

const NAMES_LOCALE = /^\/(?:en-us|th-th)(?:[/?]|$)/;

/**
 * The key of a page whose address is written as in our own links: it names its language and needs no reading. Null for any
 * other request. If the address has something in it that the page does not read, no page has this key.
 */
export function plainKey({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): PageKey | null {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !isDataRequest({ headers }) && NAMES_LOCALE.test(url) ? { target: url, headers: {} } : null;
}

/** The answer to a path without a locale depends on the visitor's language (middleware.ts). */
function languageHeaders({ headers }: Visit): Record<string, string> {
  const chosen = readCookie(headers.cookie, LOCALE_COOKIE_NAME);
  if (isLocale(chosen)) return { cookie: `${LOCALE_COOKIE_NAME}=${chosen}` };
  const accepted = headers['accept-language'];
  return accepted === undefined ? {} : { 'accept-language': accepted };
}

/** Where an address leads before anything reads its query. */
type ResolvedRoute =
  /** `route` is null if no route matches. `isNotFound`: the path names an unknown language (L7) or a missing file. */
  | { readonly to: 'page'; readonly path: string; readonly route: string | null; readonly isNotFound: boolean }
  | { readonly to: 'file' }
  /** To a language or to another form of the address, with the whole query (L2, R2). */
  | { readonly to: 'redirect' };

/** Where an address leads, according to middleware.ts and next.config.ts. */
export function resolveRoute(visit: Visit, { pathname }: URL, { prefix, defaultLocale }: LocaleRouting): ResolvedRoute {
  const { locale, path } = splitLocale(pathname);
  if (locale !== null && pathname === `/${locale}/`) return { to: 'redirect' };
  const { kind, answeredBy } = addressOf(pathname);
  if (kind !== 'page' && answeredBy === 'cache') return { to: 'file' };
  if (hasUnknownLocale(pathname) || (locale === null && answeredBy === 'disk'))
    return { to: 'page', path, route: null, isNotFound: true };
  const page: ResolvedRoute = { to: 'page', path, route: matchRoute(path)?.route.name ?? null, isNotFound: false };
  if (firstPagePath(path) !== null) return { to: 'redirect' };
  if (locale !== null) return page;
  if (prefix === 'always') return { to: 'redirect' };
  const { cookie, 'accept-language': acceptLanguage } = visit.headers;
  const isElsewhere =
    path === '/' &&
    detectLocale({ cookie: readCookie(cookie, LOCALE_COOKIE_NAME), acceptLanguage }, defaultLocale) !== defaultLocale;
  return isElsewhere ? { to: 'redirect' } : page;
}

/** Whether every visitor gets the same answer, whatever their language. */
const isLocaleIndependent = (resolved: ResolvedRoute, pathname: string): boolean =>
  resolved.to === 'file' || (resolved.to === 'page' && resolved.route !== null && pathname !== '/');

/** The parts of a request that its page reads. Nothing else can change the page. */
export function pageKey(visit: Visit, url: URL, routing: LocaleRouting): PageKey {
  const { pathname, search, searchParams } = url;
  const resolved = resolveRoute(visit, url, routing);
  const { locale } = splitLocale(pathname);
  const query =
    resolved.to === 'redirect'
      ? search
      : resolved.to === 'page' && resolved.route !== null
        ? pageQuery(resolved.route, searchParams)
        : '';
  const language = locale === null && !isLocaleIndependent(resolved, pathname) ? languageHeaders(visit) : {};
  const isData = resolved.to === 'page' && isDataRequest(visit);
  const data = isData ? dataHeaders(visit, locale ?? routing.defaultLocale) : {};
  return { target: pathname + query, headers: { ...language, ...data } };
}
