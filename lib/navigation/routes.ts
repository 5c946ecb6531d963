import { isAreaKind, isAreaSlug } from '../content/areas';
import { ID_PATTERN } from '../content/ids';
import { isLeadReference } from '../leads/lead-reference';

type Validator = (param: string) => boolean;

/** R2: a whole number from 1 without leading zeros. R3: the id pattern. Areas: a kind of listing, and an area slug. */
const VALIDATORS: Readonly<Record<string, Validator>> = {
  page: (param) => /^[1-9]\d{0,8}$/.test(param),
  id: (param) => ID_PATTERN.test(param),
  reference: isLeadReference,
  'area-kind': isAreaKind,
  slug: isAreaSlug,
};

/** @throws in the original's words (N4) if there is no such validator */
function validatorNamed(name: string): Validator {
  const validator = Object.hasOwn(VALIDATORS, name) ? VALIDATORS[name] : undefined;
  if (validator === undefined) throw new Error(`Unknown route middleware: '${name}'.`);
  return validator;
}

/** R5: the only route table, without locales. `view`: another page-view tag. `unlisted`: hidden from search engines. */
export type Route = {
  readonly name: string;
  readonly pattern: string;
  readonly validate?: Readonly<Record<string, string>>;
  readonly view?: string;
  readonly queryViews?: { readonly except: readonly string[] };
  readonly menu?: number;
  readonly unlisted?: true;
};

export const ROUTES = [
  { name: 'home', pattern: '/' },
  { name: 'below-market-price', pattern: '/below-market-price/:page', validate: { page: 'page' }, menu: 2 },
  { name: 'investment-properties', pattern: '/investment-properties/:page', validate: { page: 'page' }, menu: 3 },
  { name: 'new-renovated', pattern: '/new-renovated/:page', validate: { page: 'page' }, menu: 4 },
  { name: 'properties', pattern: '/properties/:page', validate: { page: 'page' }, menu: 1 },
  { name: 'area', pattern: '/properties/:type/:place', validate: { type: 'area-kind', place: 'slug' } },
  {
    name: 'area-page',
    pattern: '/properties/:type/:place/:page',
    validate: { type: 'area-kind', place: 'slug', page: 'page' },
    view: 'area',
  },
  { name: 'our-works', pattern: '/our-works/:page', validate: { page: 'page' }, menu: 5 },
  // Moving the map, or switching between list and map, would count too many views.
  { name: 'search', pattern: '/search', queryViews: { except: ['bbox', 'area', 'view'] } },
  { name: 'search-request', pattern: '/search/request', unlisted: true },
  {
    name: 'search-request-sent',
    pattern: '/search/request/sent/:reference',
    validate: { reference: 'reference' },
    unlisted: true,
  },
  { name: 'compare', pattern: '/compare', unlisted: true },
  { name: 'listing', pattern: '/listings/:id', validate: { id: 'id' } },
  { name: 'listing-enquire', pattern: '/listings/:id/enquire', validate: { id: 'id' }, unlisted: true },
  {
    name: 'listing-enquire-sent',
    pattern: '/listings/:id/enquire/sent/:reference',
    validate: { id: 'id', reference: 'reference' },
    unlisted: true,
  },
  { name: 'content', pattern: '/contents/:id', validate: { id: 'id' } },
  { name: 'our-team', pattern: '/our-team' },
  { name: 'our-team-content', pattern: '/our-team-content/:id', validate: { id: 'id' } },
  { name: 'our-works-content', pattern: '/our-works-content/:id', validate: { id: 'id' } },
  { name: 'about-us', pattern: '/company-information/about-us' },
  { name: 'company-profile', pattern: '/company-information/company-profile' },
  { name: 'contact-us', pattern: '/company-information/contact-us' },
  { name: 'join-us', pattern: '/company-information/join-us' },
  { name: 'privacy', pattern: '/company-information/privacy' },
  { name: 'contact-us-for-sell', pattern: '/contact-us-for-sell' },
  {
    name: 'contact-us-for-sell-sent',
    pattern: '/contact-us-for-sell/sent/:reference',
    validate: { reference: 'reference' },
    unlisted: true,
  },
  { name: 'contents', pattern: '/contents', queryViews: { except: [] }, menu: 6 },
  { name: 'project', pattern: '/projects/:id', validate: { id: 'id' } },
] as const satisfies readonly Route[];

export type RouteName = (typeof ROUTES)[number]['name'];
export type RouteMatch = { route: Route; params: Readonly<Record<string, string>> };

const segments = (path: string) => path.split('/').slice(1);

const PATTERN_SEGMENTS: ReadonlyMap<string, readonly string[]> = new Map(
  ROUTES.map(({ pattern }) => [pattern, segments(pattern)] as const),
);

function matchPattern(pattern: string, pathSegments: readonly string[]): Record<string, string> | null {
  const patternSegments = PATTERN_SEGMENTS.get(pattern) ?? segments(pattern);
  if (patternSegments.length !== pathSegments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of patternSegments.entries()) {
    const value = pathSegments[index] ?? '';
    if (part.startsWith(':') && value !== '') params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return params;
}

/** The route of a path without locale, query and hash. Its parameters are raw and not validated. */
export function matchRoute(path: string, routes: readonly Route[] = ROUTES): RouteMatch | null {
  const pathSegments = segments(path);
  for (const route of routes) {
    const params = matchPattern(route.pattern, pathSegments);
    if (params !== null) return { route, params };
  }
  return null;
}

export function isValidPath(path: string): boolean {
  const match = matchRoute(path);
  if (match === null) return false;
  const { route, params } = match;
  return Object.entries(route.validate ?? {}).every(([name, validator]) =>
    validatorNamed(validator)(params[name] ?? ''),
  );
}

/** N4: throws if the table names an unknown validator. Called at startup. */
export function assertRoutes(routes: readonly Route[] = ROUTES): void {
  for (const route of routes) Object.values(route.validate ?? {}).forEach(validatorNamed);
}

type Params = Readonly<Record<string, string | number>>;

export const fillPattern = (pattern: string, params: Params): string =>
  pattern.replace(/:([a-z]+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));

export function routePath(name: RouteName, params: Params = {}): string {
  return fillPattern(ROUTES.find((candidate) => candidate.name === name)?.pattern ?? '/', params);
}

/** R2: `/properties` means `/properties/1`. Null for any other path. */
export function firstPagePath(path: string): string | null {
  const route = ROUTES.find((candidate) => candidate.pattern === `${path}/:page`);
  return route === undefined ? null : routePath(route.name, { page: 1 });
}
