import 'server-only';
import { CARDS_PER_PAGE, WORKS_PER_PAGE } from '../config/site';
import { areasOrFail } from '../content/areas.server';
import type { CollectionName } from '../content/collections';
import { entitiesOrFail } from '../content/store.server';
import { isValidPath, matchRoute, type RouteName } from './routes';

type Params = Readonly<Record<string, string>>;
type Holds = (params: Params) => Promise<boolean>;

/** Pages that the route table does not name, because no link leads to them or they are no pages for people. */
const UNROUTED =
  /^\/(?:style|error-page\/(?:400|404|405|414|500)|feeds\/(?:articles|homes)|contact-us-for-sell\/again\/[^/]+|listings\/[^/]+\/enquire\/again\/[^/]+)$/;

const has =
  (name: CollectionName): Holds =>
  async ({ id = '' }) =>
    (await entitiesOrFail(name)).has(id);

/** Whether so many documents could fill a page of this number; how many of them a list shows, its page knows. */
const fills =
  (name: CollectionName, size: number): Holds =>
  async ({ page = '1' }) =>
    Number(page) <= Math.max(1, Math.ceil((await entitiesOrFail(name)).size / size));

const homesFill = fills('listings', CARDS_PER_PAGE);
const isPlace: Holds = async ({ place = '' }) => (await areasOrFail()).bySlug.has(place);

/** What the content has to have for a page with parameters. */
const CONTENT = {
  'below-market-price': homesFill,
  'investment-properties': homesFill,
  'new-renovated': homesFill,
  properties: homesFill,
  area: isPlace,
  'area-page': async (params) => (await isPlace(params)) && homesFill(params),
  'our-works': fills('works', WORKS_PER_PAGE),
  listing: has('listings'),
  'listing-enquire': has('listings'),
  content: has('contents'),
  'our-team-content': has('team_contents'),
  'our-works-content': has('works'),
} satisfies Partial<Record<RouteName, Holds>>;

const HOLDS: ReadonlyMap<string, Holds> = new Map(Object.entries(CONTENT));

/**
 * Whether there is certainly no page at a path without locale, in a few microseconds: to render one only to find that out
 * takes 40 ms. False also while the content has never been loaded. Redirects are not looked at.
 */
export async function isMissing(path: string): Promise<boolean> {
  const match = matchRoute(path);
  if (match === null) return !UNROUTED.test(path);
  if (!isValidPath(path)) return true;
  const holds = HOLDS.get(match.route.name);
  return holds !== undefined && !(await holds(match.params).catch(() => true));
}
