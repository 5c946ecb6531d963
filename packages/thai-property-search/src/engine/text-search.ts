import { FIELD } from './listing-text';
import type { Scratch } from './number-lists';
import { fieldsOf, rowOf, type TermRows } from './postings';
import type { QueryTerm } from './query-pieces';

const WEIGHTS: Readonly<Record<keyof typeof FIELD, number>> = {
  project: 12,
  place: 12,
  close: 3,
  near: 9,
  title: 8,
  type: 4,
  description: 2,
};

const WEIGHT_OF = Float32Array.from({ length: 2 ** Object.keys(FIELD).length }, (_, fields) =>
  Object.entries(FIELD).reduce((sum, [name, bit]) => sum + (fields & bit ? WEIGHTS[name as keyof typeof FIELD] : 0), 0),
);

/** The fields in which a listing says where it is. A description also names places for comparison. */
const OWN_PLACE = FIELD.project | FIELD.place | FIELD.near | FIELD.title;

export type TextMatches = {
  readonly hits: Uint8Array;
  readonly scores: Float32Array;
  readonly termCount: number;
  /** The number of names of the query that a listing has in any field, and besides its description. */
  readonly nameHits: Uint8Array;
  readonly ownNameHits: Uint8Array;
  readonly names: number;
};

/** A rare word weighs up to twice as much as a common one. */
const rarity = (rows: number, holders: number) => 1 + Math.log2((rows + 1) / (holders + 1)) / Math.log2(rows + 2);

type List = ArrayLike<number>;

function fieldsIn(lists: readonly List[], fields: Uint8Array): Uint8Array {
  for (const list of lists) {
    for (let index = 0; index < list.length; index++) {
      const row = rowOf(list[index] ?? 0);
      fields[row] = (fields[row] ?? 0) | fieldsOf(list[index] ?? 0);
    }
  }
  return fields;
}

type Matches = { readonly best: Float32Array; readonly fieldsOfAll: Uint8Array | undefined };

function scoreList(list: List, weight: number, { best, fieldsOfAll }: Matches, fields: Uint8Array | undefined): void {
  for (let index = 0; index < list.length; index++) {
    const posting = list[index] ?? 0;
    const row = rowOf(posting);
    const found = fields?.[row] ?? fieldsOf(posting);
    const score = (WEIGHT_OF[found] ?? 0) * weight;
    if (fieldsOfAll !== undefined) fieldsOfAll[row] = (fieldsOfAll[row] ?? 0) | found;
    if (score > (best[row] ?? 0)) best[row] = score;
  }
}

function scoreTerms({ terms }: QueryTerm, rows: TermRows, matches: Matches, scratch: Scratch): void {
  const { best } = matches;
  const holders = terms.reduce((most, { number }) => Math.max(most, rows.count(number)), 0);
  for (const { number, factor } of terms) {
    const weight = factor * rarity(best.length, Math.min(holders, best.length));
    const lists = rows.of(number);
    const fields = lists.length > 1 ? fieldsIn(lists, scratch.bytes('fields', best.length)) : undefined;
    for (const list of lists) scoreList(list, weight, matches, fields);
  }
}

export function searchText(
  queryTerms: readonly QueryTerm[],
  lists: TermRows,
  rows: number,
  scratch: Scratch,
): TextMatches {
  const hits = scratch.bytes('hits', rows);
  const scores = scratch.floats('scores', rows);
  const nameHits = scratch.bytes('name hits', rows);
  const ownNameHits = scratch.bytes('own name hits', rows);
  for (const term of queryTerms) {
    const best = scratch.floats('best', rows);
    const fieldsOfAll = term.isName ? scratch.bytes('fields of all', rows) : undefined;
    scoreTerms(term, lists, { best, fieldsOfAll }, scratch);
    for (let row = 0; row < rows; row++) {
      const score = best[row] ?? 0;
      if (score === 0) continue;
      hits[row] = (hits[row] ?? 0) + 1;
      scores[row] = (scores[row] ?? 0) + score;
      if (fieldsOfAll === undefined) continue;
      nameHits[row] = (nameHits[row] ?? 0) + 1;
      if (((fieldsOfAll[row] ?? 0) & OWN_PLACE) !== 0) ownNameHits[row] = (ownNameHits[row] ?? 0) + 1;
    }
  }
  const names = queryTerms.filter(({ isName }) => isName).length;
  return { hits, scores, termCount: queryTerms.length, nameHits, ownNameHits, names };
}
