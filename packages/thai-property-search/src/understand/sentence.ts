import { fold } from '../fold';

/** A folded sentence, and the index in the typed text of each of its letters (and of its end). */
export type Sentence = { readonly typed: string; readonly text: string; readonly typedIndexes: readonly number[] };

/** The units that `fold` transforms: a letter with its marks, เ typed twice, and the two signs that can form ำ. */
const CLUSTER = /เเ|[\s\S][\p{M}\u200b-\u200f\u2060\ufeff\u00ad]*(?:(?<=\u0e4d[\u0e48-\u0e4b]?)\u0e32)?/gu;

/** Matches clusters that are already folded, which most are. Saves calls to `fold`, a microsecond each. */
const FOLDED = /^(?:[ -@[-~]|[\u0e01-\u0e2e\u0e40-\u0e45][\u0e31\u0e34-\u0e3a\u0e47-\u0e4c]?|[\u0e30\u0e32\u0e33])$/;

/** Folds a sentence cluster by cluster, so that understood words can be removed from the typed text. */
export function foldSentence(typed: string): Sentence {
  const typedIndexes: number[] = [];
  const parts: string[] = [];
  let start = 0;
  for (const [cluster] of typed.matchAll(CLUSTER)) {
    const folded = FOLDED.test(cluster) ? cluster : fold(cluster);
    for (let index = 0; index < folded.length; index += 1) typedIndexes.push(start);
    parts.push(folded);
    start += cluster.length;
  }
  return { typed, text: parts.join(''), typedIndexes: [...typedIndexes, start] };
}
