/** Classes of UTF-16 code units in folded text. Halves of surrogate pairs count as letters. */
export type LetterClass = 'space' | 'thai' | 'letter' | 'digit' | 'mark';

/** ฿ is in the Thai block, but is no letter. */
const BAHT_SIGN = 0x0e3f;

export function classOf(code: number): LetterClass {
  if (code <= 0x20 || code === 0xa0) return 'space';
  if (code >= 0x30 && code <= 0x39) return 'digit';
  if (code >= 0x61 && code <= 0x7a) return 'letter';
  if (code >= 0x0e01 && code <= 0x0e4e && code !== BAHT_SIGN) return 'thai';
  const isMark = code < 0xc0 || (code >= 0x2010 && code <= 0x206f) || (code >= 0x2200 && code <= 0x22ff);
  return isMark || code === BAHT_SIGN ? 'mark' : 'letter';
}

/** A Thai vowel or tone mark that belongs to the letter before it; ๆ repeats the word before it. */
export const isDependent = (code: number): boolean =>
  (code >= 0x0e30 && code <= 0x0e3a) || (code >= 0x0e45 && code <= 0x0e4e);

/** The vowels เ แ โ ใ ไ belong to the letter after them. */
export const isLeadingVowel = (code: number): boolean => code >= 0x0e40 && code <= 0x0e44;
