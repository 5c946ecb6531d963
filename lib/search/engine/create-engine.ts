import type { Places } from '../../content/places.server';
import type { SearchParams } from '../params';
import type { Correction, SearchEngine } from '../result';
import { codesIn } from './codes-in';
import { countFacets, countPrices, Passing } from './facets';
import type { ListingFacts } from './facts';
import { filtersOf, PASSES, REFUSED, refusals } from './filters';
import { queryWords } from './query-words';
import { byDistance, byScore, pick } from './ranking';
import { SearchIndex } from './search-index';
import { searchText, type TextMatches } from './text-search';

/** A search over homes that change: `put` and `remove` take effect with the next question. */
export interface LiveSearchEngine extends SearchEngine {
  readonly put: (facts: ListingFacts) => void;
  readonly remove: (id: string) => void;
}

type Found = {
  readonly filters: ReturnType<typeof filtersOf>;
  readonly refusals: Uint8Array;
  readonly scores: Float32Array | undefined;
  readonly corrections: readonly Correction[];
  readonly missed: readonly string[];
  readonly partial: boolean;
};

/** With fewer of the words than this share, a home is no answer. */
const LEAST_SHARE = 0.5;

const isAny = (values: Uint8Array, wanted: number) => values.includes(wanted);

/** How many of the words a home must have: all, or as many as the best home that passes the filters has. */
function hitsNeeded({ hits, wanted }: TextMatches, byFilters: Uint8Array): number {
  let most = 0;
  for (let row = 0; row < hits.length; row++) {
    if (byFilters[row] === PASSES) most = Math.max(most, hits[row] ?? 0);
  }
  return most >= wanted * LEAST_SHARE && most > 0 ? most : wanted;
}

function find(params: SearchParams, index: SearchIndex): Found {
  const { columns } = index;
  const filters = filtersOf(params, columns);
  const alive = () => columns.gone.values.slice(0, columns.count).map((gone) => (gone === 1 ? REFUSED : PASSES));
  const nothing = { corrections: [], missed: [], partial: false };
  if (params.q === '') return { ...nothing, filters, refusals: refusals(filters, alive()), scores: undefined };
  const coded = codesIn(params.q, index);
  if (coded.length > 0) {
    const start = new Uint8Array(columns.count).fill(REFUSED);
    for (const row of coded) start[row] = PASSES;
    return { ...nothing, filters, refusals: refusals(filters, start), scores: undefined };
  }
  const { wanted, corrections, missed } = queryWords(params.q, index);
  const text = searchText(wanted, index.postings, columns.count);
  const askable = wanted.length > 0 && wanted.every(({ terms }) => terms.length > 0);
  const having = (needed: number) =>
    alive().map((state, row) => (askable && (text.hits[row] ?? 0) >= needed ? state : REFUSED));
  const whole = refusals(filters, having(wanted.length));
  if (!askable || wanted.length === 1 || isAny(whole, PASSES)) {
    return { filters, refusals: whole, scores: text.scores, corrections, missed, partial: false };
  }
  const needed = hitsNeeded(text, refusals(filters, alive()));
  const some = refusals(filters, having(needed));
  return { filters, refusals: some, scores: text.scores, corrections, missed, partial: isAny(some, PASSES) };
}

/** The rows from one place to another of the order asked for. */
function rowsOf(
  params: SearchParams,
  found: Found,
  { columns, orders }: SearchIndex,
  from: number,
  to: number,
): number[] {
  const { sort } = params;
  if (sort === 'nearest') {
    const near = byDistance(params, columns, orders.by('newest'), found.refusals);
    if (near !== undefined) return Array.from(near.subarray(from, to));
  }
  if (sort === undefined && found.scores !== undefined) {
    return Array.from(byScore(orders.by('fresh'), found.refusals, found.scores).subarray(from, to));
  }
  return pick(orders.by(sort ?? 'newest'), found.refusals, from, to);
}

function total({ refusals: all }: Found): number {
  let count = 0;
  for (const refusal of all) if (refusal === PASSES) count++;
  return count;
}

/** The search over these homes: built at once, asked at once. */
export function createEngine(all: readonly ListingFacts[], places: Places): LiveSearchEngine {
  const index = new SearchIndex(all, places);
  const ids = (rows: readonly number[]) => rows.map((row) => index.columns.ids[row] ?? '');
  return {
    put: (facts) => index.put(facts),
    remove: (id) => index.remove(id),
    count: (params) => total(find(params, index)),
    idsOf: (params, limit) => ids(rowsOf(params, find(params, index), index, 0, limit)),
    search: (params, size) => {
      const found = find(params, index);
      const { corrections, missed, partial } = found;
      const passing = new Passing(found.filters, found.refusals);
      const pages = Math.max(1, Math.ceil(passing.all.length / size));
      const page = Math.min(params.page, pages);
      return {
        ...{ total: passing.all.length, page, pages, corrections, missed, partial },
        ids: ids(rowsOf(params, found, index, (page - 1) * size, page * size)),
        facets: countFacets(passing, params, index.columns),
        prices: countPrices(passing, params, index.columns),
      };
    },
  };
}
