import 'server-only';
import { CARDS_PER_PAGE, WORKS_PER_PAGE } from '../config/site';
import type { CollectionName } from '../content/collections';
import { areasOrFail } from '../content/places.server';
import { entitiesOrFail } from '../content/store.server';
import { UNLINKED_PAGES } from './addresses';
import { isValidPath, matchRoute, type RouteName } from './routes';

type Params = Readonly<Record<string, string>>;
type ExistsCheck = (params: Params) => Promise<boolean>;

const has =
  (name: CollectionName): ExistsCheck =>
  async ({ id = '' }) =>
    (await entitiesOrFail(name)).has(id);

/** For each route with an id, the collection that contains its document. */
export const COLLECTION_OF: ReadonlyMap<string, CollectionName> = new Map<RouteName, CollectionName>([
  ['listing', 'listings'],
  ['listing-enquire', 'listings'],
  ['content', 'contents'],
  ['our-team-content', 'team_contents'],
  ['our-works-content', 'works'],
]);

/** Whether the collection has enough documents for a page with this number. The list itself may show fewer. */
const hasPage =
  (name: CollectionName, size: number): ExistsCheck =>
  async ({ page = '1' }) =>
    Number(page) <= Math.max(1, Math.ceil((await entitiesOrFail(name)).size / size));

const hasListingPage = hasPage('listings', CARDS_PER_PAGE);
const isPlace: ExistsCheck = async ({ place = '' }) => (await areasOrFail()).bySlug.has(place);

/** What the content must contain for a page with parameters to exist. */
const CONTENT = {
  'below-market-price': hasListingPage,
  'investment-properties': hasListingPage,
  'new-renovated': hasListingPage,
  properties: hasListingPage,
  area: isPlace,
  'area-page': async (params) => (await isPlace(params)) && hasListingPage(params),
  'our-works': hasPage('works', WORKS_PER_PAGE),
} satisfies Partial<Record<RouteName, ExistsCheck>>;

const EXISTS_CHECKS: ReadonlyMap<string, ExistsCheck> = new Map([
  ...Object.entries(CONTENT),
  ...[...COLLECTION_OF].map(([route, name]) => [route, has(name)] as const),
]);

/**
 * Whether no page exists at a path without locale. It takes a few microseconds; rendering the page to find out takes
 * 40 ms. False if unsure, as before the content has first loaded. It ignores redirects.
 */
export async function isMissing(path: string): Promise<boolean> {
  const match = matchRoute(path);
  if (match === null) return matchRoute(path, UNLINKED_PAGES) === null;
  if (!isValidPath(path)) return true;
  const exists = EXISTS_CHECKS.get(match.route.name);
  return exists !== undefined && !(await exists(match.params).catch(() => true));
}
