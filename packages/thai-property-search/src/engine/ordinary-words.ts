import { fold, THAI } from '../fold';
import { vocabulary } from '../understand/vocabulary';
import { isThaiWord } from './thai-words';

const SPOKEN = new Set(Array.from(vocabulary(), ([word]) => fold(word.replace(/^[!~]/, ''))));

export const isSpoken = (word: string): boolean => SPOKEN.has(word);

/** Tells whether a folded word is right as it is, so that it must not be corrected. */
export type IsOrdinaryWord = (word: string) => boolean;

/** ICU's dictionary has many syllables of two letters that are no words in use. */
const THAI_LETTERS = 3;

/** Adds Thai words and the words of sentences to those of the caller. */
export const ordinaryWords =
  (isOrdinaryWord: IsOrdinaryWord): IsOrdinaryWord =>
  (word) =>
    isSpoken(word) || (THAI.test(word) ? word.length >= THAI_LETTERS && isThaiWord(word) : isOrdinaryWord(word));
