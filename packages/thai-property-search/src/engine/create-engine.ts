import type { Correction, Places, SearchEngine } from '../documents';
import type { ListingFacts } from '../facts';
import { fold } from '../fold';
import { hasPreferences, type SearchParams } from '../params';
import { PASSES, REFUSED } from './columns';
import { countFacets, countPrices, PassingRows } from './facets';
import { type Filter, filtersOf, refusals } from './filters';
import { type Known, known } from './known-words';
import { asTyped } from './listing-text';
import { addPreferences, byDistance, byScore, pick } from './orders';
import type { IsOrdinaryWord } from './ordinary-words';
import { rowOf } from './postings';
import type { QueryTerm } from './query-pieces';
import { SearchIndex } from './search-index';
import { searchText, type TextMatches } from './text-search';

const CODE = /(?<![a-z0-9])(?:([a-z]{2,4})[\s._-]*)?(\d{3,6})(?![a-z0-9])/g;

/** The rows of the listings whose codes are in a query: `RM-1042`, `rm1042`, `rm_1042`, or `1042` alone. */
function codesIn(q: string, index: Pick<SearchIndex, 'codes' | 'series' | 'columns'>): number[] {
  const text = fold(q);
  const alone = /^\s*\d{3,6}\s*$/.test(text) ? [...index.series] : [];
  return Array.from(text.matchAll(CODE)).flatMap(([, letters, digits = '']) =>
    (letters === undefined ? alone : [letters]).flatMap((candidate) => {
      const row = index.codes.get(candidate + digits);
      // The listing may have been removed, or have another code now.
      return row === undefined || index.columns.removed.at(row) === REFUSED ? [] : row;
    }),
  );
}

/** A search over listings that change. `upsert` and `remove` take effect with the next query. */
export interface LiveSearchEngine extends SearchEngine {
  readonly upsert: (facts: ListingFacts) => void;
  readonly remove: (id: string) => void;
  readonly setDiscounts: (discounts: ReadonlyMap<string, number>) => void;
  /** Where all the words of a text are known from, or undefined if one is not. */
  readonly known: (text: string) => Known | undefined;
}

type Found = {
  readonly filters: readonly Filter[];
  readonly refusals: Uint8Array;
  readonly scores: Float32Array | undefined;
  readonly corrections: readonly Correction[];
  readonly suggested: readonly Correction[];
  readonly missed: readonly string[];
  readonly partial: boolean;
  readonly lacking?: readonly string[];
  /** Only descriptions mention the place, perhaps for comparison. */
  readonly mentioned?: boolean;
};

const MIN_SHARE = 1 / 3;

/** As many words as the best listing that passes the filters has, or 0 (filters only) if that is too few. */
function hitsNeeded({ hits, termCount }: TextMatches, byFilters: Uint8Array): number {
  let most = 0;
  for (let row = 0; row < hits.length; row++) {
    if (byFilters[row] === PASSES) most = Math.max(most, hits[row] ?? 0);
  }
  return most >= termCount * MIN_SHARE ? most : 0;
}

type Lacking = { readonly count: number; readonly words: readonly string[] };

/** The words that no passing listing has. Words that stand together are one, and a number has its word. */
function lackingIn(terms: readonly QueryTerm[], all: Uint8Array, q: string, rows: SearchIndex['rows']): Lacking {
  const text = fold(q);
  const isHeld = (list: ArrayLike<number>) => Array.prototype.some.call(list, (one) => all[rowOf(one)] === PASSES);
  const isLacking = (one: QueryTerm) => !one.terms.some(({ number }) => rows.of(number).some(isHeld));
  let count = 0;
  const words: string[] = [];
  for (const [index, term] of terms.entries()) {
    if (!isLacking(term)) continue;
    count++;
    const before = words.at(-1) ?? (/^\d/.test(term.typed) ? (terms[index - 1]?.typed ?? '') : '');
    const together = [`${before} ${term.typed}`, before + term.typed].find((one) => text.includes(one));
    if (before !== '' && together !== undefined) words.splice(-1, 1, together);
    else words.push(asTyped(term.typed, q));
  }
  return { count, words };
}

function isOnlyMentioned({ ownNameHits, names }: TextMatches, all: Uint8Array): boolean {
  for (let row = 0; row < all.length; row++) {
    if (all[row] === PASSES && (ownNameHits[row] ?? 0) >= names) return false;
  }
  return true;
}

function findByWords(params: SearchParams, filters: readonly Filter[], index: SearchIndex): Found {
  const { scratch, columns, rows } = index;
  const { queryTerms, corrections, suggested, missed } = index.wordsOf(params.q);
  const text = searchText(queryTerms, rows, columns.count, scratch);
  const refuseBelow = (needed: number, nameHits: Uint8Array) => {
    const start = index.refusedIfRemoved();
    const { hits, names } = text;
    for (let row = 0; row < start.length; row++) {
      if ((hits[row] ?? 0) < needed || (nameHits[row] ?? 0) < names) start[row] = REFUSED;
    }
    return refusals(filters, start);
  };
  const found = { filters, scores: text.scores, corrections, suggested, missed };
  const asksForUnknownPlace = queryTerms.some(({ terms }) => terms.length === 0);
  if (asksForUnknownPlace || (queryTerms.length === 0 && filters.length === 0))
    return { ...found, refusals: index.allRefused(), partial: false };
  const fullMatches = refuseBelow(queryTerms.length, text.nameHits);
  if (fullMatches.includes(PASSES)) {
    const mentioned = isOnlyMentioned(text, fullMatches);
    return { ...found, refusals: fullMatches, mentioned, partial: queryTerms.length === 0 && missed.length > 0 };
  }
  const needed = hitsNeeded(text, refusals(filters, index.refusedIfRemoved()));
  if (needed === 0 && filters.length === 0) return { ...found, refusals: index.allRefused(), partial: false };
  const inPlace = refuseBelow(needed, text.ownNameHits);
  const partialMatches = inPlace.includes(PASSES) ? inPlace : refuseBelow(needed, text.nameHits);
  const partial = partialMatches.includes(PASSES);
  const lacking = partial ? lackingIn(queryTerms, partialMatches, params.q, rows) : undefined;
  const hasRest = lacking?.count === queryTerms.length - needed;
  return { ...found, refusals: partialMatches, partial, lacking: hasRest ? lacking.words : [] };
}

function findUnranked(params: SearchParams, index: SearchIndex): Found {
  const filters = filtersOf(params, index.columns);
  const plain = { filters, corrections: [], suggested: [], missed: [], partial: false, scores: undefined };
  if (params.q === '') return { ...plain, refusals: refusals(filters, index.refusedIfRemoved()) };
  const coded = codesIn(params.q, index);
  if (coded.length === 0) return findByWords(params, filters, index);
  // A listing code finds that listing regardless of the other filters.
  const start = index.allRefused();
  for (const row of coded) start[row] = PASSES;
  return { ...plain, filters: [], refusals: start };
}

function find(params: SearchParams, index: SearchIndex): Found {
  const found = findUnranked(params, index);
  if (params.sort !== undefined || !hasPreferences(params)) return found;
  const scores = found.scores ?? index.scratch.floats('scores', index.columns.count);
  addPreferences(params, index.columns, found.refusals, scores);
  return { ...found, scores };
}

function rowsOf(
  params: SearchParams,
  found: Found,
  passing: Uint32Array,
  { columns, orders }: SearchIndex,
  from: number,
  to: number,
): number[] {
  const { sort } = params;
  if (sort === undefined && found.scores !== undefined) {
    return [...byScore(orders.by('newest'), found.refusals, found.scores, passing, to).subarray(from)];
  }
  const near = sort === 'nearest' ? byDistance(params, columns, orders.by('newest'), found.refusals) : undefined;
  if (near !== undefined) return [...near.subarray(from, to)];
  return pick(orders.by(sort ?? 'newest'), found.refusals, from, to);
}

function total({ refusals: all }: Found): number {
  let count = 0;
  for (let row = 0; row < all.length; row++) if (all[row] === PASSES) count++;
  return count;
}

function engineOf(index: SearchIndex): LiveSearchEngine {
  const ids = (rows: readonly number[]) => rows.map((row) => index.columns.ids[row] ?? '');
  // Valid until the next query or change, because all queries use the same arrays.
  let last: { readonly params: SearchParams; readonly found: Found } | undefined;
  const findOnce = (params: SearchParams): Found => {
    if (last?.params !== params) last = { params, found: find(params, index) };
    return last.found;
  };
  const changed = (change: () => void) => {
    last = undefined;
    change();
  };
  return {
    upsert: (facts) => changed(() => index.upsert(facts)),
    remove: (id) => changed(() => index.remove(id)),
    setDiscounts: (discounts) => changed(() => index.setDiscounts(discounts)),
    known: (text) => known(text, index),
    count: (params) => total(findOnce(params)),
    finds: (params) => {
      const { partial, mentioned, refusals } = findOnce(params);
      return !partial && mentioned !== true && refusals.includes(PASSES);
    },
    idsOf: (params, limit) => {
      const found = findOnce(params);
      return ids(rowsOf(params, found, new PassingRows([], found.refusals, index.scratch).all, index, 0, limit));
    },
    search: (params, size) => {
      const found = findOnce(params);
      const { corrections, suggested, missed, partial, lacking = [] } = found;
      const passing = new PassingRows(found.filters, found.refusals, index.scratch);
      const count = passing.all.length;
      const pages = Math.max(1, Math.ceil(count / size));
      const page = Math.min(params.page, pages);
      const rows = rowsOf(params, found, passing.all, index, (page - 1) * size, page * size);
      return {
        ...{ total: count, page, pages, corrections, suggested, missed, partial, lacking, ids: ids(rows) },
        facets: countFacets(passing, params, index.columns),
        prices: countPrices(passing, params, index.columns),
      };
    },
  };
}

const noOrdinaryWords: IsOrdinaryWord = () => false;

/**
 * Creates the search engine. Blocks until the index is built, which takes seconds for 100,000 listings. Latin words for
 * which `isOrdinaryWord` is true are never corrected; Thai ones are looked up in the dictionary of `Intl.Segmenter`.
 */
export function createEngine(
  all: readonly ListingFacts[],
  places: Places,
  isOrdinaryWord: IsOrdinaryWord = noOrdinaryWords,
): LiveSearchEngine {
  const index = new SearchIndex(places, isOrdinaryWord);
  for (const _ of index.load(all));
  return engineOf(index);
}

/** Like `createEngine`, but awaits `pause` after each step, so that a server can handle requests while it is built. */
export async function createEngineInSteps(
  all: readonly ListingFacts[],
  places: Places,
  pause: () => Promise<void> | undefined,
  isOrdinaryWord: IsOrdinaryWord = noOrdinaryWords,
): Promise<LiveSearchEngine> {
  const index = new SearchIndex(places, isOrdinaryWord);
  for (const _ of index.load(all)) await pause();
  return engineOf(index);
}
