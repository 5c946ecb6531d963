import type { Correction } from './documents';
import type { Known } from './engine/known-words';
import { THAI } from './fold';

/** The keys of a US keyboard without and with Shift, and of TIS 820-2538 (Kedmanee). Source: Microsoft's KBDTH0. */
const LATIN_KEYS = `1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?`;
const THAI_KEYS = `ๅ/-ภถุึคตจขชๆไำพะัีรนยบลฃฟหกดเ้่าสวงผปแอิืทมใฝ+๑๒๓๔ู฿๕๖๗๘๙๐"ฎฑธํ๊ณฯญฐ,ฅฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬฦ`;

const keysTo = (from: string, to: string) => new Map([...from].map((key, index) => [key, to[index] ?? '']));
const TO_THAI = keysTo(LATIN_KEYS, THAI_KEYS);
const TO_LATIN = keysTo(THAI_KEYS, LATIN_KEYS);

const THAI_WORD = /^(?:[เ-ไ]?[ก-ฮ][ัิ-ฺ]?[็-์]{0,2}[ะาำ]{0,2}ๆ?)+$/;
const LATIN_WORD = /^[a-z\d]*[a-z][a-z\d]*$/i;

const CODE = /@|:\/\/|^www\.|^[a-z]{2,4}[\s._-]*\d{3,6}$/i;
const AMOUNT = /^[\d.,]+[a-z]*$/i;

/** Shorter words are too often the keys of a word in the other language. */
const CERTAIN_LETTERS = { thai: 4, latin: 3 } as const;
const MAX_LETTERS = 60;

function retype(word: string): string | undefined {
  const isThai = THAI.test(word);
  const keys = isThai ? TO_LATIN : TO_THAI;
  const letters = [...word].map((letter) => keys.get(letter));
  const text = letters.includes(undefined) ? '' : letters.join('');
  return (isThai ? LATIN_WORD : THAI_WORD).test(text) ? text : undefined;
}

type Reading = {
  readonly typed: string;
  readonly taken: string;
  readonly isThai: boolean;
  readonly isCertain: boolean;
};

function readingOf(typed: string, known: (text: string) => Known | undefined): Reading | undefined {
  if (typed.length > MAX_LETTERS || CODE.test(typed)) return undefined;
  const taken = retype(typed);
  if (taken === undefined || known(typed) !== undefined) return undefined;
  const knownAs = known(taken);
  if (knownAs === undefined && AMOUNT.test(typed)) return undefined;
  const isThai = THAI.test(taken);
  const isCertain = knownAs === 'listings' && taken.length >= CERTAIN_LETTERS[isThai ? 'thai' : 'latin'];
  return { typed, taken, isThai, isCertain };
}

/**
 * Retypes words that were typed with the other keyboard layout, `8voFf` for `คอนโด`. At least one of them must then be
 * a word of listings or places, and none of them may be known as typed. Linear; never throws; idempotent.
 */
export function withRightKeyboard(
  q: string,
  known: (text: string) => Known | undefined,
): { readonly q: string; readonly corrections: readonly Correction[] } {
  const parts = q.split(/(\s+)/);
  const readings = parts.map((part) => readingOf(part, known));
  const wrong = new Set(readings.flatMap((reading) => (reading?.isCertain ? [reading.isThai] : [])));
  const retyped = readings.map((reading) => (reading && wrong.has(reading.isThai) ? reading : undefined));
  return {
    q: parts.map((part, index) => retyped[index]?.taken ?? part).join(''),
    corrections: retyped.flatMap((reading) => (reading ? [{ typed: reading.typed, taken: reading.taken }] : [])),
  };
}
