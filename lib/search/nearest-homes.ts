import type { SearchEngine } from 'thai-property-search/documents';
import { isLand } from 'thai-property-search/listing-choices';
import { normalizeParams, type SearchParams, type Sort } from 'thai-property-search/params';
import { RENTS_END } from 'thai-property-search/price-steps';
import { type Change, pairRelaxations, REMOVAL_COST, type Relaxation } from './relax';

/** A listing that a search did not find, and the one or two wishes that it misses. */
export type NearHome = { readonly id: string; readonly missed: readonly Change[] };

const MOST = 6;
/** If fewer listings miss only one wish, others follow that miss two. */
const FEWEST = 3;

const NEAREST_FIRST: Readonly<Partial<Record<keyof SearchParams, Sort>>> = {
  priceMax: 'price-asc',
  priceMin: 'price-desc',
  within: 'nearest',
  stations: 'nearest',
  reach: 'nearest',
};

/** Without a deal, the price of a search excludes either rents or sales, and must do so also when it is moved. */
function dealOf({ deal, priceMin = 0, priceMax = 0, types }: SearchParams): SearchParams['deal'] {
  const price = Math.max(priceMin, priceMax);
  if (deal !== undefined || price === 0) return deal;
  return price > RENTS_END || isLand(types) ? 'sale' : 'rent';
}

type Searched = Pick<Relaxation, 'params' | 'changes' | 'cost'>;

/** A relaxation, and if it moved limits, the search without those limits. */
function searchesOf({ params, changes, cost }: Relaxation): Searched[] {
  const limits = changes.flatMap((change) =>
    change.kind === 'widened' && change.name !== 'within' ? [change.name] : [],
  );
  if (limits.length === 0) return [{ params, changes, cost }];
  const unlimited = normalizeParams({ ...params, ...Object.fromEntries(limits.map((name) => [name, undefined])) });
  const removed = limits.reduce((sum, name) => sum + REMOVAL_COST[name], cost);
  return [
    { params, changes, cost },
    { params: unlimited, changes, cost: removed },
  ];
}

/** A price of more than twice the limit comes after all other missed wishes, and only fills up to `FEWEST` homes. */
const FAR = { factor: 2, cost: 100 };

function nearPricesFirst(search: Searched, { priceMin, priceMax, paymentMax }: SearchParams): Searched[] {
  const { params, cost } = search;
  const near = normalizeParams({
    ...params,
    priceMin: params.priceMin ?? (priceMin && Math.ceil(priceMin / FAR.factor)),
    priceMax: params.priceMax ?? (priceMax && priceMax * FAR.factor),
    paymentMax: params.paymentMax ?? (paymentMax && paymentMax * FAR.factor),
  });
  return [
    { ...search, params: near },
    { ...search, cost: cost + FAR.cost },
  ];
}

type Engine = Pick<SearchEngine, 'count' | 'idsOf'>;

/** Adds the listings of these searches that are not found yet, nearest first. A rent is never near a purchase. */
function addHomes(
  found: Map<string, NearHome>,
  relaxed: readonly Relaxation[],
  original: SearchParams,
  engine: Engine,
) {
  const searches = relaxed.flatMap(searchesOf).flatMap((search) => nearPricesFirst(search, original));
  for (const { params, changes, cost } of searches.sort((a, b) => a.cost - b.cost)) {
    const most = cost < FAR.cost ? MOST : FEWEST;
    if (found.size >= most) return;
    const names = changes.flatMap((change) => ('name' in change ? change.name : []));
    if (names.includes('deal')) continue;
    const sort = names.map((name) => NEAREST_FIRST[name]).find((order) => order !== undefined) ?? params.sort;
    for (const id of engine.idsOf({ ...params, deal: dealOf(original), sort }, MOST))
      if (found.size < most && !found.has(id)) found.set(id, { id, missed: changes });
  }
}

/** The listings that come closest to a search without results, best first: the fewest missed wishes, then the nearest. */
export function nearestHomes(original: SearchParams, relaxed: readonly Relaxation[], engine: Engine): NearHome[] {
  const found = new Map<string, NearHome>();
  addHomes(found, relaxed, original, engine);
  if (relaxed.length > 0 && found.size < FEWEST)
    addHomes(found, pairRelaxations(original, engine.count), original, engine);
  return [...found.values()];
}
