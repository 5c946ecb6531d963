import 'server-only';
import { CARDS_PER_PAGE, WORKS_PER_PAGE } from '../config/site';
import type { CollectionName } from '../content/collections';
import { listingCode } from '../content/documents/listing';
import { listingsOfProject } from '../content/listings.server';
import { memoizeBySnapshot } from '../content/memoize-by-snapshot';
import { areasOrFail } from '../content/places.server';
import { isPreviewToken } from '../content/preview.server';
import { entities, entitiesOrFail } from '../content/store.server';
import { leadOfLinkSecret } from '../leads/link-secrets.server';
import { UNLINKED_PAGES } from './addresses';
import { fillPattern, firstPagePath, isValidPath, matchRoute, type RouteName } from './routes';

type Params = Readonly<Record<string, string>>;
type ExistsCheck = (params: Params) => Promise<boolean>;

const has =
  (name: CollectionName): ExistsCheck =>
  async ({ id = '' }) =>
    (await entitiesOrFail(name)).has(id);

export const COLLECTION_OF: ReadonlyMap<string, CollectionName> = new Map<RouteName, CollectionName>([
  ['listing', 'listings'],
  ['listing-enquire', 'listings'],
  ['content', 'contents'],
  ['our-team-content', 'team_contents'],
  ['our-works-content', 'works'],
]);

const hasPage =
  (name: CollectionName, size: number): ExistsCheck =>
  async ({ page = '1' }) =>
    Number(page) <= Math.max(1, Math.ceil((await entitiesOrFail(name)).size / size));

const hasListingPage = hasPage('listings', CARDS_PER_PAGE);
const isPlace: ExistsCheck = async ({ place = '' }) => (await areasOrFail()).bySlug.has(place);

const CONTENT = {
  'below-market-price': hasListingPage,
  'investment-properties': hasListingPage,
  'new-renovated': hasListingPage,
  properties: hasListingPage,
  area: isPlace,
  'area-page': async (params) => (await isPlace(params)) && hasListingPage(params),
  'our-works': hasPage('works', WORKS_PER_PAGE),
  project: async ({ id = '' }) => (await listingsOfProject(id)).length > 0,
} satisfies Partial<Record<RouteName, ExistsCheck>>;

const EXISTS_CHECKS: ReadonlyMap<string, ExistsCheck> = new Map([
  ...Object.entries(CONTENT),
  ...[...COLLECTION_OF].map(([route, name]) => [route, has(name)] as const),
]);

const SECRET_CHECKS: ReadonlyMap<string, (params: Params) => boolean> = new Map([
  ['seller-status', ({ secret = '' }) => leadOfLinkSecret('seller status', secret) !== null],
  ['listing-preview', ({ id = '', token = '' }) => isPreviewToken(id, token)],
  ['lead-answered', ({ secret = '' }) => leadOfLinkSecret('enquiry answered', secret) !== null],
]);

/** Takes microseconds; rendering the page takes 40 ms. False if unsure, as before the first load. Ignores redirects. */
export async function isMissing(path: string): Promise<boolean> {
  const match = matchRoute(path);
  if (match === null) {
    const unlinked = matchRoute(path, UNLINKED_PAGES);
    if (unlinked === null) return true;
    const isOpened = SECRET_CHECKS.get(unlinked.route.name);
    return isOpened !== undefined && !isOpened(unlinked.params);
  }
  if (!isValidPath(path)) return true;
  const exists = EXISTS_CHECKS.get(match.route.name);
  return exists !== undefined && !(await exists(match.params).catch(() => true));
}

type Documents = ReadonlyMap<string, { readonly id: string; readonly code?: string }>;

/** The id by lower-case id and by code, because people write either. Null for a name of more than one document. */
const idByName = memoizeBySnapshot('id by name', (documents: Documents) => {
  const ids = new Map<string, string | null>();
  for (const { id, code } of documents.values()) {
    for (const name of new Set([id.toLowerCase(), code ?? id])) ids.set(name, ids.has(name) ? null : id);
  }
  return ids;
});

export function findIdByName(name: string, documents: Documents): string | undefined {
  const ids = idByName(documents);
  const [id, ...others] = new Set([ids.get(name), ids.get(listingCode(name))].filter((found) => found !== undefined));
  return others.length === 0 ? (id ?? undefined) : undefined;
}

const PAGE_PATH = /^[\w/-]+$/;

/** The existing page for a path in another case, with a listing code, or of a list. Null if there is none, or several. */
export async function findIntendedPage(path: string): Promise<string | null> {
  if (PAGE_PATH.test(path) && !(await isMissing(path))) return path;
  const lower = path.toLowerCase();
  const match = matchRoute(lower);
  if (match === null) return firstPagePath(lower);
  const { route, params } = match;
  const { id: name = '' } = params;
  const collection = COLLECTION_OF.get(route.name);
  const id = collection === undefined ? name : findIdByName(name, await entities(collection));
  if (id === undefined) return null;
  const page = fillPattern(route.pattern, { ...params, id });
  return (await isMissing(page)) ? null : page;
}
