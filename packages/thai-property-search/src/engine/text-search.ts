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
export const OWN_PLACE = FIELD.project | FIELD.place | FIELD.near | FIELD.title;

export type TextMatches = {
  readonly hits: Uint8Array;
  readonly scores: Float32Array;
  readonly termCount: number;
  /** The number of names of the query that a listing has in any field, and besides its description. */
  readonly nameHits: Uint8Array;
  readonly ownNameHits: Uint8Array;
  readonly names: number;
  /** The rows with the term that fewest have. All other terms can only be in them too. Undefined without terms. */
  readonly rarest: Uint32Array | undefined;
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

class TermMatches {
  private readonly best: Float32Array;
  private readonly fields: Uint8Array;
  count = 0;

  constructor(
    readonly rows: Uint32Array,
    private readonly scratch: Scratch,
  ) {
    this.best = scratch.floats('best', rows.length);
    this.fields = scratch.bytes('fields of all', rows.length);
  }

  score({ terms }: QueryTerm, lists: TermRows): void {
    const rows = this.rows.length;
    const holders = terms.reduce((most, { number }) => Math.max(most, lists.count(number)), 0);
    for (const { number, factor } of terms) {
      const weight = factor * rarity(rows, Math.min(holders, rows));
      const some = lists.of(number);
      const fields = some.length > 1 ? fieldsIn(some, this.scratch.bytes('fields', rows)) : undefined;
      for (const list of some) this.scoreList(list, weight, fields);
    }
  }

  private scoreList(list: List, weight: number, fieldsOfRow: Uint8Array | undefined): void {
    const { rows, best, fields } = this;
    for (let index = 0; index < list.length; index++) {
      const posting = list[index] ?? 0;
      const row = rowOf(posting);
      const found = fieldsOfRow === undefined ? fieldsOf(posting) : (fieldsOfRow[row] ?? 0);
      const score = (WEIGHT_OF[found] ?? 0) * weight;
      const before = best[row] ?? 0;
      if (before === 0) rows[this.count++] = row;
      if (score > before) best[row] = score;
      fields[row] = (fields[row] ?? 0) | found;
    }
  }

  /** Adds the term to the matches of the whole query, and empties this for the next term. */
  moveTo({ hits, scores, nameHits, ownNameHits }: Omit<TextMatches, 'rarest'>, isName: boolean): void {
    const { rows, best, fields } = this;
    for (let index = 0; index < this.count; index++) {
      const row = rows[index] ?? 0;
      hits[row] = (hits[row] ?? 0) + 1;
      scores[row] = (scores[row] ?? 0) + (best[row] ?? 0);
      best[row] = 0;
      if (isName) {
        nameHits[row] = (nameHits[row] ?? 0) + 1;
        if (((fields[row] ?? 0) & OWN_PLACE) !== 0) ownNameHits[row] = (ownNameHits[row] ?? 0) + 1;
      }
      fields[row] = 0;
    }
    this.count = 0;
  }
}

export function searchText(
  queryTerms: readonly QueryTerm[],
  lists: TermRows,
  rows: number,
  scratch: Scratch,
): TextMatches {
  const term = new TermMatches(scratch.words('rows of term', rows), scratch);
  const rarest = scratch.words('rows of rarest term', rows);
  let fewest = Number.POSITIVE_INFINITY;
  const matches = {
    hits: scratch.bytes('hits', rows),
    scores: scratch.floats('scores', rows),
    nameHits: scratch.bytes('name hits', rows),
    ownNameHits: scratch.bytes('own name hits', rows),
    termCount: queryTerms.length,
    names: queryTerms.filter(({ isName }) => isName).length,
  };
  for (const queryTerm of queryTerms) {
    term.score(queryTerm, lists);
    if (term.count < fewest) {
      fewest = term.count;
      rarest.set(term.rows.subarray(0, fewest));
    }
    term.moveTo(matches, queryTerm.isName === true);
  }
  return { ...matches, rarest: queryTerms.length === 0 ? undefined : rarest.subarray(0, fewest) };
}
