import type { IncomingMessage } from 'node:http';
import { serialiseSearchParams } from 'thai-property-search/params';
import { LOCALE_COOKIE_NAME } from '../../lib/config/constants';
import { articleQuery, parseArticleQuery } from '../../lib/content/articles';
import { comparedQuery, readComparedIds } from '../../lib/content/ids';
import { detectLocale } from '../../lib/i18n/detect-locale';
import { hasUnknownLocale, isLocale, type LocaleRouting, splitLocale } from '../../lib/i18n/locales';
import { addressOf, pageRule, UNLINKED_PAGES } from '../../lib/navigation/addresses';
import { firstPagePath, matchRoute } from '../../lib/navigation/routes';
import { typedIn } from '../../lib/property/figures';
import { asksForAllFields, withAllFields } from '../../lib/search/filters';
import { parseTypedQuery } from '../../lib/search/typed-params';
import { readCookie } from '../incoming-request';
import { dataHeaders, isDataRequest } from './data-request';
import type { PageKey } from './rendered-page';

type Visit = Pick<IncomingMessage, 'headers'>;

const NAMES_LOCALE = /^\/(?:en-us|th-th)(?:[/?]|$)/;

/** The key of an address as in our own links, without reading it. Null for any other. */
export function plainKey({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): PageKey | null {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !isDataRequest({ headers }) && NAMES_LOCALE.test(url) ? { target: url, headers: {} } : null;
}

function languageHeaders({ headers }: Visit): Record<string, string> {
  const chosen = readCookie(headers.cookie, LOCALE_COOKIE_NAME);
  if (isLocale(chosen)) return { cookie: `${LOCALE_COOKIE_NAME}=${chosen}` };
  const accepted = headers['accept-language'];
  return accepted === undefined ? {} : { 'accept-language': accepted };
}

type ResolvedRoute =
  /** `isNotFound`: the path names an unknown language (L7) or a missing file. */
  | { readonly to: 'page'; readonly path: string; readonly route: string | null; readonly isNotFound: boolean }
  | { readonly to: 'file' }
  | { readonly to: 'redirect' };

/** As middleware.ts and next.config.ts route it. */
export function resolveRoute(visit: Visit, { pathname }: URL, { prefix, defaultLocale }: LocaleRouting): ResolvedRoute {
  const { locale, path } = splitLocale(pathname);
  if (locale !== null && pathname === `/${locale}/`) return { to: 'redirect' };
  const { kind, answeredBy } = addressOf(pathname);
  if (kind !== 'page' && answeredBy === 'cache') return { to: 'file' };
  if (hasUnknownLocale(pathname) || (locale === null && answeredBy === 'disk'))
    return { to: 'page', path, route: null, isNotFound: true };
  const { route } = matchRoute(path) ?? matchRoute(path, UNLINKED_PAGES) ?? {};
  const page: ResolvedRoute = { to: 'page', path, route: route?.name ?? null, isNotFound: false };
  if (firstPagePath(path) !== null) return { to: 'redirect' };
  if (locale !== null) return page;
  if (prefix === 'always') return { to: 'redirect' };
  const { cookie, 'accept-language': acceptLanguage } = visit.headers;
  const isElsewhere =
    path === '/' &&
    detectLocale({ cookie: readCookie(cookie, LOCALE_COOKIE_NAME), acceptLanguage }, defaultLocale) !== defaultLocale;
  return isElsewhere ? { to: 'redirect' } : page;
}

const isLocaleIndependent = (resolved: ResolvedRoute, pathname: string): boolean =>
  resolved.to === 'file' || (resolved.to === 'page' && resolved.route !== null && pathname !== '/');

/** The parts of a request that its page reads. Nothing else may change the page, which other visitors get too. */
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

type Query = URLSearchParams;

function only(query: Query, names: Iterable<string>): string {
  const pairs = [...names].flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

function sums(query: Query): string {
  if (!query.get('sums')) return '';
  const typed = typedIn([...new Set(query.keys())].map((name) => [name, query.get(name)]));
  return only(query, ['sums', ...Object.keys(typed).sort()]);
}

/** A form about a search, which may have to be shown again. */
function alertForm(query: Query): string {
  const search = serialiseSearchParams(parseTypedQuery(query));
  const fault = only(query, ['fault']);
  return search === '' ? fault : search + fault.replace('?', '&');
}

const READERS = {
  alert: alertForm,
  search: (query: Query) => {
    const search = serialiseSearchParams(parseTypedQuery(query));
    return asksForAllFields(Object.fromEntries(query)) ? withAllFields(search) : search;
  },
  articles: (query: Query) => articleQuery(parseArticleQuery(Object.fromEntries(query))),
  compared: (query: Query) => comparedQuery(readComparedIds(query.get('ids') ?? undefined)),
  sums,
  viewing: (query: Query) => (query.get('kind') === 'view' ? '?kind=view' : ''),
} as const;

/** The part that the page reads, from its `?`, in the order of our own links. */
export function pageQuery(route: string, query: Query): string {
  const { query: read = [] } = pageRule(route);
  return typeof read === 'string' ? READERS[read](query) : only(query, read);
}
