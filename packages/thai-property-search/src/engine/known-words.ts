import { fold, RUN, THAI } from '../fold';
import { vocabulary as vocabularyOfSentences } from '../understand/vocabulary';
import { type Names, thaiWordEnds, wordEnds } from './names';
import type { Vocabulary } from './vocabulary';

const SPOKEN = new Set(Array.from(vocabularyOfSentences(), ([word]) => fold(word.replace(/^[!~]/, ''))));

export const isSpoken = (word: string): boolean => SPOKEN.has(word);

/** A compound of two words. ICU keeps it whole at the start of a run if a word of its dictionary is all that follows. */
const PROBE = 'การบ้าน';

/** Whether a word is in ICU's Thai dictionary, for which `Intl` has no function. */
export function isThaiWord(word: string): boolean {
  if (word.length < 2) return false;
  const ends = thaiWordEnds(PROBE + word);
  return ends.length === 2 && ends[0] === PROBE.length;
}

/** Tells whether a folded word is right as it is, so that it must not be corrected. */
export type IsOrdinaryWord = (word: string) => boolean;

/** ICU's dictionary has many syllables of two letters that are no words in use. */
const THAI_LETTERS = 3;

/** Adds Thai words and the words of sentences to those of the caller. */
export const ordinaryWords =
  (isOrdinaryWord: IsOrdinaryWord): IsOrdinaryWord =>
  (word) =>
    isSpoken(word) || (THAI.test(word) ? word.length >= THAI_LETTERS && isThaiWord(word) : isOrdinaryWord(word));

/** Known from listings and the names of places, or only from dictionaries. */
export type Known = 'listings' | 'dictionary';

const LISTED_LETTERS = 3;

type Words = { readonly names: Names; readonly vocabulary: Vocabulary; readonly isOrdinary: IsOrdinaryWord };

function thaiWords(run: string, names: Names): string[] {
  const ends = wordEnds(run, names);
  return ends.map((end, index) => run.slice(ends[index - 1] ?? 0, end));
}

export function known(text: string, { names, vocabulary, isOrdinary }: Words): Known | undefined {
  const runs = fold(text).match(RUN) ?? [];
  const words = runs.flatMap((run) => (THAI.test(run) ? thaiWords(run, names) : run));
  const isListed = (word: string) => names.termOf(word) !== undefined || vocabulary.numberOf(word) !== undefined;
  if (words.length === 0 || !words.every((word) => isListed(word) || isOrdinary(word))) return undefined;
  return words.some((word) => word.length >= LISTED_LETTERS && isListed(word)) ? 'listings' : 'dictionary';
}
