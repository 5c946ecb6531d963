import { FIELD } from './listing-text';
import { fieldsOf, type Postings, rowOf } from './postings';
import type { Scratch } from './scratch';
import type { Wanted } from './wanted';

/** What a word counts for by where it stands: project and place before title, title before description. */
const WEIGHTS: Readonly<Record<keyof typeof FIELD, number>> = {
  project: 12,
  place: 12,
  close: 3,
  near: 9,
  title: 8,
  type: 4,
  description: 2,
};

/** The sum of the weights of every set of fields. */
const WEIGHT_OF = Float32Array.from({ length: 2 ** Object.keys(FIELD).length }, (_, fields) =>
  Object.entries(FIELD).reduce((sum, [name, bit]) => sum + (fields & bit ? WEIGHTS[name as keyof typeof FIELD] : 0), 0),
);

export type TextMatches = {
  /** For each row how many of the wanted things it has, and what they count together. */
  readonly hits: Uint8Array;
  readonly scores: Float32Array;
  readonly wanted: number;
  /** The same for names alone. */
  readonly nameHits: Uint8Array;
  readonly names: number;
};

/** A rare word says up to twice as much as a common one. */
const rarity = (rows: number, holders: number) => 1 + Math.log2((rows + 1) / (holders + 1)) / Math.log2(rows + 2);

/** The best that the terms of one wanted thing count for, by row. */
function scoreTerms({ terms }: Wanted, postings: Postings, best: Float32Array): void {
  const holders = terms.reduce((most, { number }) => Math.max(most, postings.count(number)), 0);
  for (const { number, factor } of terms) {
    const weight = factor * rarity(best.length, holders);
    for (const list of postings.of(number)) {
      for (let at = 0; at < list.length; at++) {
        const posting = list[at] ?? 0;
        const score = (WEIGHT_OF[fieldsOf(posting)] ?? 0) * weight;
        const row = rowOf(posting);
        if (score > (best[row] ?? 0)) best[row] = score;
      }
    }
  }
}

/** Looks for each wanted thing in all rows; of its terms a row counts the best. */
export function searchText(wanted: readonly Wanted[], postings: Postings, rows: number, scratch: Scratch): TextMatches {
  const hits = scratch.bytes('hits', rows);
  const scores = scratch.floats('scores', rows);
  const nameHits = scratch.bytes('name hits', rows);
  for (const one of wanted) {
    const best = scratch.floats('best', rows);
    scoreTerms(one, postings, best);
    for (let row = 0; row < rows; row++) {
      const score = best[row] ?? 0;
      if (score === 0) continue;
      hits[row] = (hits[row] ?? 0) + 1;
      if (one.isName) nameHits[row] = (nameHits[row] ?? 0) + 1;
      scores[row] = (scores[row] ?? 0) + score;
    }
  }
  const names = wanted.filter(({ isName }) => isName).length;
  return { hits, scores, wanted: wanted.length, nameHits, names };
}
