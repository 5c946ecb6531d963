import type { Correction, Places, SearchEngine } from '../documents';
import type { ListingFacts } from '../facts';
import { fold } from '../fold';
import { hasPreferences, type SearchParams } from '../params';
import type { Columns } from './columns';
import { type Filter, filtersOf, PassingRows, passesAll } from './filters';
import { type IsOrdinaryWord, type Known, known } from './known-words';
import { rowsOfCodes, typedCodes } from './listing-codes';
import { asTyped } from './listing-text';
import { byDistance, byScore, pick, withPreferences } from './orders';
import { rowOf } from './postings';
import type { QueryTerm } from './query-pieces';
import { SearchIndex } from './search-index';
import { type FindAmong, findAmong, type RequiredWords, type StoredSearch, storedSearch } from './stored-searches';
import type { TextMatches } from './text-search';

/** A search over listings that change. `upsert` and `remove` take effect with the next query. */
export interface LiveSearchEngine extends SearchEngine {
  readonly upsert: (facts: ListingFacts) => void;
  readonly remove: (id: string) => void;
  readonly setDiscounts: (discounts: ReadonlyMap<string, number>) => void;
  /** Where all the words of a text are known from, or undefined if one is not. */
  readonly known: (text: string) => Known | undefined;
  /** Its words mean what they mean among the present listings. */
  readonly store: (params: SearchParams) => StoredSearch;
  /** Matches stored searches with some listings as they are now. */
  readonly findAmong: (ids: readonly string[]) => FindAmong;
}

type Found = {
  readonly passing: PassingRows;
  readonly scores: Float32Array | undefined;
  readonly corrections: readonly Correction[];
  readonly suggested: readonly Correction[];
  readonly missed: readonly string[];
  readonly partial: boolean;
  readonly lacking?: readonly string[];
  /** Of partial results: how many terms they have at least, and where their names are. */
  readonly needed?: { readonly hits: number; readonly names: 'own' | 'any' };
};

const MIN_SHARE = 1 / 3;

/** As many words as the best listing that passes the filters has, or 0 (filters only) if that is too few. */
function hitsNeeded({ hits, termCount }: TextMatches, filters: readonly Filter[], { removed }: Columns): number {
  let most = 0;
  for (let row = 0; row < hits.length; row++) {
    if ((hits[row] ?? 0) > most && removed.at(row) === 0 && passesAll(row, filters)) most = hits[row] ?? 0;
  }
  return most >= termCount * MIN_SHARE ? most : 0;
}

type Lacking = { readonly count: number; readonly words: readonly string[] };

/** The words that no row of `found` has. Words that stand together are one, and a number has its word. */
function lackingIn(terms: readonly QueryTerm[], found: Uint32Array, q: string, index: SearchIndex): Lacking {
  const text = fold(q);
  const isFound = index.scratch.bytes('found', index.columns.count);
  for (const row of found) isFound[row] = 1;
  const isHeld = (list: ArrayLike<number>) => Array.prototype.some.call(list, (one) => isFound[rowOf(one)] === 1);
  const isLacking = (one: QueryTerm) => !one.terms.some(({ number }) => index.rows.of(number).some(isHeld));
  let count = 0;
  const words: string[] = [];
  for (const [at, term] of terms.entries()) {
    if (!isLacking(term)) continue;
    count++;
    const before = words.at(-1) ?? (/^\d/.test(term.typed) ? (terms[at - 1]?.typed ?? '') : '');
    const together = [`${before} ${term.typed}`, before + term.typed].find((one) => text.includes(one));
    if (before !== '' && together !== undefined) words.splice(-1, 1, together);
    else words.push(asTyped(term.typed, q));
  }
  return { count, words };
}

/** A list of the rows that are not removed, which the caller may change. */
function rowsOf({ present, scratch }: SearchIndex): Uint32Array {
  const rows = scratch.words('candidates', present.length);
  rows.set(present);
  return rows;
}

function fullMatches({ hits, termCount, rarest }: TextMatches, index: SearchIndex): Uint32Array {
  if (rarest === undefined) return rowsOf(index);
  const rows = index.scratch.words('candidates', rarest.length);
  const removed = index.columns.removed.values;
  let count = 0;
  for (let at = 0; at < rarest.length; at++) {
    const row = rarest[at] ?? 0;
    rows[count] = row;
    count += hits[row] === termCount && removed[row] === 0 ? 1 : 0;
  }
  return rows.subarray(0, count);
}

function partialMatches(needed: number, nameHits: Uint8Array, { hits, names }: TextMatches, index: SearchIndex) {
  const rows = rowsOf(index);
  let count = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    rows[count] = row;
    count += (hits[row] ?? 0) >= needed && (nameHits[row] ?? 0) >= names ? 1 : 0;
  }
  return rows.subarray(0, count);
}

function findByWords(params: SearchParams, filters: readonly Filter[], index: SearchIndex): Found {
  const { words, matches } = index.text(params.q);
  const { queryTerms, corrections, suggested, missed } = words;
  const found = { scores: matches.scores, corrections, suggested, missed };
  const passing = (rows: Uint32Array) => new PassingRows(filters, rows, index.scratch);
  const nothing = { ...found, passing: passing(new Uint32Array()), partial: false };
  if (cannotMatch(queryTerms, filters)) return nothing;
  const full = passing(fullMatches(matches, index));
  if (full.all.length > 0) return { ...found, passing: full, partial: queryTerms.length === 0 && missed.length > 0 };
  const needed = hitsNeeded(matches, filters, index.columns);
  if (needed === 0 && filters.length === 0) return nothing;
  const inPlace = passing(partialMatches(needed, matches.ownNameHits, matches, index));
  const isInPlace = inPlace.all.length > 0;
  const some = isInPlace ? inPlace : passing(partialMatches(needed, matches.nameHits, matches, index));
  if (some.all.length === 0) return { ...found, passing: some, partial: false };
  const { count, words: lacking } = lackingIn(queryTerms, some.all, params.q, index);
  return {
    ...{ ...found, passing: some, partial: true, lacking: count === queryTerms.length - needed ? lacking : [] },
    needed: { hits: needed, names: isInPlace ? 'own' : 'any' },
  };
}

const cannotMatch = (queryTerms: readonly QueryTerm[], filters: readonly Filter[]) =>
  queryTerms.some(({ terms }) => terms.length === 0) || (queryTerms.length === 0 && filters.length === 0);

function findUnranked(params: SearchParams, index: SearchIndex): Found {
  const filters = filtersOf(params, index.columns);
  const plain = { corrections: [], suggested: [], missed: [], partial: false, scores: undefined };
  if (params.q === '') return { ...plain, passing: new PassingRows(filters, rowsOf(index), index.scratch) };
  const coded = rowsOfCodes(typedCodes(params.q), index);
  if (coded.length === 0) return findByWords(params, filters, index);
  // A listing code finds that listing regardless of the other filters.
  return { ...plain, passing: new PassingRows([], Uint32Array.from(coded), index.scratch) };
}

function requiredWords(params: SearchParams, index: SearchIndex): RequiredWords | undefined {
  if (params.q === '') return undefined;
  const filters = filtersOf(params, index.columns);
  const { queryTerms } = index.text(params.q).words;
  const { needed } = findByWords(params, filters, index);
  if (cannotMatch(queryTerms, filters)) return { terms: [], hits: Number.POSITIVE_INFINITY, names: 'any' };
  const terms = queryTerms.map(({ isName = false, terms }) => ({
    isName,
    spellings: terms.map(({ number }) => number),
  }));
  return { terms, ...(needed ?? { hits: terms.length, names: 'any' }) };
}

function find(params: SearchParams, index: SearchIndex): Found {
  const found = findUnranked(params, index);
  if (params.sort !== undefined || !hasPreferences(params)) return found;
  const { columns, scratch } = index;
  return { ...found, scores: withPreferences(params, columns, found.passing.all, found.scores, scratch) };
}

function finds(params: SearchParams, index: SearchIndex): boolean {
  const filters = filtersOf(params, index.columns);
  if (params.q === '') return index.present.some((row) => passesAll(row, filters));
  if (rowsOfCodes(typedCodes(params.q), index).length > 0) return true;
  const { words, matches } = index.text(params.q);
  const { queryTerms, missed } = words;
  if (cannotMatch(queryTerms, filters) || (queryTerms.length === 0 && missed.length > 0)) return false;
  const { ownNameHits, names } = matches;
  return fullMatches(matches, index).some((row) => (ownNameHits[row] ?? 0) >= names && passesAll(row, filters));
}

function bestRows(params: SearchParams, { scores, passing }: Found, index: SearchIndex, from: number, to: number) {
  const { sort } = params;
  const { orders, columns, scratch } = index;
  const { all } = passing;
  const byNewest = orders.by('newest');
  if (sort === undefined && scores !== undefined)
    return [...byScore(scores, byNewest, all, to, scratch).subarray(from)];
  const near = sort === 'nearest' ? byDistance(params, columns, byNewest, all, to, scratch) : undefined;
  return near === undefined ? pick(orders.by(sort ?? 'newest'), all, from, to, scratch) : [...near.subarray(from)];
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
    count: (params) => findOnce(params).passing.all.length,
    finds: (params) => finds(params, index),
    store: (params) => storedSearch(params, requiredWords(params, index), index),
    findAmong: (ids) => findAmong(ids, index),
    idsOf: (params, limit) => ids(bestRows(params, findOnce(params), index, 0, limit)),
    search: (params, size) => {
      const found = findOnce(params);
      const { corrections, suggested, missed, partial, passing, lacking = [] } = found;
      const count = passing.all.length;
      const pages = Math.max(1, Math.ceil(count / size));
      const page = Math.min(params.page, pages);
      const rows = bestRows(params, found, index, (page - 1) * size, page * size);
      return {
        ...{ total: count, page, pages, corrections, suggested, missed, partial, lacking, ids: ids(rows) },
        facets: index.facets.count(passing, params),
        prices: index.facets.prices(passing, params),
      };
    },
  };
}

const noOrdinaryWords: IsOrdinaryWord = () => false;

/** Blocks for seconds with 100,000 listings. Latin words for which `isOrdinaryWord` is true are never corrected. */
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
