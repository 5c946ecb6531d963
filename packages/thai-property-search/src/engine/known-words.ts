import { fold, RUN, THAI } from '../fold';
import { wordEnds } from './names';
import type { Lexicon } from './query-pieces';

/** Known from listings and the names of places, or only from dictionaries. */
export type Known = 'listings' | 'dictionary';

const LISTED_LETTERS = 3;

function thaiWords(run: string, { names }: Lexicon): string[] {
  const ends = wordEnds(run, names);
  return ends.map((end, index) => run.slice(ends[index - 1] ?? 0, end));
}

/** Where all the words of a text are known from, or undefined if one is not. */
export function known(text: string, lexicon: Lexicon): Known | undefined {
  const { names, vocabulary, isOrdinary } = lexicon;
  const runs = fold(text).match(RUN) ?? [];
  const words = runs.flatMap((run) => (THAI.test(run) ? thaiWords(run, lexicon) : run));
  const isListed = (word: string) => names.termOf(word) !== undefined || vocabulary.numberOf(word) !== undefined;
  if (words.length === 0 || !words.every((word) => isListed(word) || isOrdinary(word))) return undefined;
  return words.some((word) => word.length >= LISTED_LETTERS && isListed(word)) ? 'listings' : 'dictionary';
}
