import { SHARED_CACHE_CONTROL } from '../config/constants';
import { ERROR_MESSAGES } from '../config/error-messages';
import { splitLocale } from '../i18n/locales';
import { matchRoute, ROUTES, type Route, type RouteName } from './routes';

/** `operators`: health and metrics. `none`: unused addresses of Next.js or of the previous site. */
export type AddressKind = 'page' | 'file' | 'worker' | 'static' | 'picture' | 'api' | 'form' | 'operators' | 'none';

export type Address = {
  /** A path, or a prefix if it ends with a slash. */
  readonly path: string;
  readonly kind: AddressKind;
  /** The page cache, Next.js for each request, only files of `public/`, or a part of `server/` without Next.js. */
  readonly answeredBy: 'cache' | 'next' | 'disk' | 'server';
  readonly methods?: readonly string[];
  readonly isEmbeddable?: true;
  /** Often waits for another host or a slow client, so it has a concurrency limit separate from that of pages. */
  readonly isSlow?: true;
};

const PAGE: Address = { path: '/', kind: 'page', answeredBy: 'cache' };
const FILE: Address = { path: '/', kind: 'file', answeredBy: 'disk' };

const READ = ['GET', 'HEAD'];
const ANY = [...READ, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const api = (path: string, methods: readonly string[]): Address => ({
  ...{ path, methods },
  ...{ kind: 'api', answeredBy: 'next', isSlow: true },
});

const READ_ENDPOINTS = [
  ...[
    '/api/contact-widgets',
    '/api/icons/',
    '/api/listings',
    '/api/map/base',
    '/api/map/words',
    '/api/places',
    '/api/price-range',
    '/api/search/count',
  ],
  ...['/api/search/new', '/api/search/points', '/api/seller-leads/opened', '/api/suggest', '/api/visits'],
];

export const ADDRESSES: readonly Address[] = [
  { path: '/_next/static/', kind: 'static', answeredBy: 'server' },
  { path: '/_next/', kind: 'none', answeredBy: 'next' },
  { path: '/_ipx/', kind: 'picture', answeredBy: 'server', isEmbeddable: true, methods: ANY },
  { path: '/cards/', kind: 'picture', answeredBy: 'next', isEmbeddable: true },
  { path: '/maps/', kind: 'picture', answeredBy: 'next' },
  { path: '/_icon/', kind: 'none', answeredBy: 'disk' },
  { path: '/demo/', kind: 'file', answeredBy: 'disk', isEmbeddable: true },
  { path: '/api/health', kind: 'operators', answeredBy: 'server' },
  { path: '/api/health/live', kind: 'operators', answeredBy: 'server' },
  { path: '/api/health/ready', kind: 'operators', answeredBy: 'server' },
  { path: '/api/metrics', kind: 'operators', answeredBy: 'server' },
  { path: '/api/seller-leads', kind: 'form', answeredBy: 'server', methods: ['POST'] },
  { path: '/api/enquiries/status/', kind: 'api', answeredBy: 'server', methods: ['POST'] },
  { path: '/api/alerts', kind: 'form', answeredBy: 'server', methods: [...READ, 'POST'] },
  { path: '/api/line', kind: 'api', answeredBy: 'server', methods: ['POST'] },
  ...READ_ENDPOINTS.map((path) => api(path, READ)),
  // Read from this machine's disk, and many at a time.
  { path: '/api/map/tiles', kind: 'api', answeredBy: 'next', methods: READ },
  ...['/api/policy-reports', '/api/preview', '/api/refresh'].map((path) => api(path, ['POST'])),
  api('/api/', ANY),
  // Generated while it is sent, and may be larger than all pages together.
  { path: '/sitemap.xml', kind: 'file', answeredBy: 'next', isSlow: true },
  { path: '/sitemaps/', kind: 'file', answeredBy: 'next', isSlow: true },
  { path: '/builds/latest.json', kind: 'file', answeredBy: 'next' },
  { path: '/builds/meta/', kind: 'file', answeredBy: 'next' },
  { path: '/builds/', kind: 'file', answeredBy: 'disk' },
  { path: '/robots.txt', kind: 'file', answeredBy: 'cache' },
  { path: '/llms.txt', kind: 'file', answeredBy: 'cache' },
  { path: '/manifest/', kind: 'file', answeredBy: 'cache' },
  { path: '/offline/', kind: 'file', answeredBy: 'cache' },
  { path: '/icon.svg', kind: 'file', answeredBy: 'cache' },
  { path: '/apple-icon.png', kind: 'file', answeredBy: 'cache' },
  { path: '/favicon.ico', kind: 'file', answeredBy: 'cache' },
  { path: '/sw.js', kind: 'worker', answeredBy: 'disk' },
];

const firstSegment = (path: string) => {
  const end = path.indexOf('/', 1);
  return end < 0 ? path : path.slice(0, end);
};

const BY_SEGMENT = new Map<string, Address[]>();
for (const address of ADDRESSES) {
  const segment = firstSegment(address.path);
  BY_SEGMENT.set(segment, [...(BY_SEGMENT.get(segment) ?? []), address]);
}

const EXTENSION = /\.[a-z0-9]{2,5}$/;

/** Classifies a path, which may have a locale and a query. */
export function addressOf(target: string): Address {
  const query = target.indexOf('?');
  const path = query < 0 ? target : target.slice(0, query);
  const match = BY_SEGMENT.get(firstSegment(path))?.find((address) =>
    address.path.endsWith('/') ? path.startsWith(address.path) : path === address.path,
  );
  return match ?? (EXTENSION.test(path) ? FILE : PAGE);
}

export const methodsOf = (target: string): readonly string[] => addressOf(target).methods ?? READ;

const API_KINDS: readonly AddressKind[] = ['api', 'form', 'operators'];

/** Whether errors at an address use the API's JSON (E3). */
export const isApi = (target: string): boolean => API_KINDS.includes(addressOf(target).kind);

/** The query parameters that a page reads, or the name of their parser (server/page-cache/cache-key.ts). */
type PageQuery = readonly string[] | 'search' | 'alert' | 'articles' | 'compared' | 'sums' | 'viewing';

type PageRule = {
  readonly query?: PageQuery;
  /** For pages that are rendered per cache key. Otherwise Next.js sets it from `revalidate` of the layout. */
  readonly cacheControl?: string;
  /** Its address is a secret, which no other site may learn. The Origin of its forms is null. */
  readonly isSecret?: true;
};

/** For pages with data of one visitor: the form values, and the reference of an enquiry. */
const PRIVATE = 'private, no-store';

const RULES: Readonly<Partial<Record<RouteName, PageRule>>> = {
  search: { query: 'search', cacheControl: SHARED_CACHE_CONTROL },
  contents: { query: 'articles', cacheControl: SHARED_CACHE_CONTROL },
  'search-request': { query: 'search', cacheControl: SHARED_CACHE_CONTROL },
  'search-request-sent': { cacheControl: PRIVATE },
  compare: { query: 'compared', cacheControl: SHARED_CACHE_CONTROL },
  listing: { query: 'sums' },
  'listing-enquire': { query: 'viewing', cacheControl: SHARED_CACHE_CONTROL },
  'listing-enquire-sent': { query: ['day', 'part', 'other_day', 'other_part'], cacheControl: PRIVATE },
  'contact-us-for-sell-sent': { query: ['left_out', 'status'], cacheControl: PRIVATE, isSecret: true },
};

/** Pages outside the route table, because they are not linked or not for people. */
export const UNLINKED_PAGES: readonly (Route & PageRule)[] = [
  { name: 'style', pattern: '/style' },
  ...['400', '404', '405', '414', '500'].map((status) => ({ name: 'error-page', pattern: `/error-page/${status}` })),
  ...['articles', 'homes'].map((feed) => ({ name: 'feed', pattern: `/feeds/${feed}` })),
  { name: 'contact-us-for-sell-again', pattern: '/contact-us-for-sell/again/:token', cacheControl: PRIVATE },
  { name: 'seller-status', pattern: '/contact-us-for-sell/status/:secret', cacheControl: PRIVATE, isSecret: true },
  { name: 'lead-answered', pattern: '/enquiries/status/:secret', cacheControl: PRIVATE, isSecret: true },
  { name: 'listing-preview', pattern: '/listings/:id/preview/:token', cacheControl: PRIVATE, isSecret: true },
  { name: 'search-alert', pattern: '/search/alert', query: 'alert', cacheControl: SHARED_CACHE_CONTROL },
  { name: 'listing-alert', pattern: '/listings/:id/alert', query: ['fault'], cacheControl: SHARED_CACHE_CONTROL },
  { name: 'alert-sent', pattern: '/alerts/sent' },
  {
    name: 'alerts',
    pattern: '/alerts/status/:secret',
    query: ['end', 'done'],
    cacheControl: PRIVATE,
    isSecret: true,
  },
  { name: 'search-request-again', pattern: '/search/request/again/:token', cacheControl: PRIVATE },
  { name: 'listing-enquire-again', pattern: '/listings/:id/enquire/again/:token', cacheControl: PRIVATE },
];

const PAGES: readonly (Route & PageRule)[] = [
  ...ROUTES.map((route) => ({ ...route, ...RULES[route.name] })),
  ...UNLINKED_PAGES,
];

export const pageRule = (name: string): PageRule => PAGES.find((page) => page.name === name) ?? {};

type PageHeaders = { readonly pattern: string; readonly headers: { key: string; value: string }[] };

export const PAGE_HEADERS: readonly PageHeaders[] = PAGES.flatMap(({ pattern, cacheControl, isSecret }) => {
  if (cacheControl === undefined) return [];
  const secret = isSecret ? [{ key: 'Referrer-Policy', value: 'no-referrer' }] : [];
  return [{ pattern, headers: [{ key: 'Cache-Control', value: cacheControl }, ...secret] }];
});

/** The `Cache-Control` of the page at a path without locale. Undefined if Next.js sets it. */
export function cacheControlOf(path: string): string | undefined {
  const name = matchRoute(path, PAGES)?.route.name;
  return name === undefined ? undefined : pageRule(name).cacheControl;
}

export type NotFoundError = { statusCode: 404; statusMessage: string; message: string; data: { path: string } };

function decodeForDisplay(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** N3: `Page Not Found` for a known route that failed validation, `Page not found` for a path without a route. */
export function notFoundError(address: string): NotFoundError {
  const fullPath = decodeForDisplay(address);
  const hasRoute = matchRoute(splitLocale(fullPath).path.split(/[?#]/)[0] ?? '/') !== null;
  return {
    statusCode: 404,
    statusMessage: ERROR_MESSAGES.notFound,
    message: `${hasRoute ? 'Page Not Found' : 'Page not found'}: ${fullPath}`,
    data: { path: fullPath },
  };
}
