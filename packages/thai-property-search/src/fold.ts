import { plainDashes, westernDigits } from './plain-characters';

/** The runs of folded text: Thai without spaces, letters of another script, digits. */
export const RUN = /[\u0e00-\u0e7f]+|(?:(?![\u0e00-\u0e7f])\p{L})+|\d+/gu;
export const THAI = /[\u0e00-\u0e7f]/;

/** Text that needs no Unicode normalization: lowercase ASCII and Thai as typed on keyboards. */
const PLAIN = /^[\n -~\u0e01-\u0e3a\u0e40-\u0e4c]*$/;

const compatible = (text: string) =>
  plainDashes(
    westernDigits(
      text
        .normalize('NFKD')
        .replace(/[\u0300-\u036f\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
        .normalize('NFC')
        .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33'),
    ),
  );

/** Normalizes text for comparison: NFKC, lowercase, Arabic digits, `-` for dashes, no accents, แ for two เ. */
export function fold(text: string): string {
  const normalized = PLAIN.test(text) ? text : compatible(text);
  return normalized.replaceAll('ฯ', '').replaceAll('เเ', 'แ').toLowerCase();
}

/** Folded text, and the index in the typed text of each of its letters (and of its end). */
export type FoldedText = { readonly typed: string; readonly text: string; readonly typedIndexes: readonly number[] };

/** The units that `fold` transforms: a letter with its marks, เ typed twice, and the two signs that can form ำ. */
const CLUSTER = /เเ|[\s\S][\p{M}\u200b-\u200f\u2060\ufeff\u00ad]*(?:(?<=\u0e4d[\u0e48-\u0e4b]?)\u0e32)?/gu;

/** Matches clusters that are already folded, which most are. Saves calls to `fold`, a microsecond each. */
const FOLDED = /^(?:[ -@[-~]|[\u0e01-\u0e2e\u0e40-\u0e45][\u0e31\u0e34-\u0e3a\u0e47-\u0e4c]?|[\u0e30\u0e32\u0e33])$/;

/** Folds a text cluster by cluster, so that its parts can be found in the typed text. */
export function foldWithIndexes(typed: string): FoldedText {
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

/** Applied in this order. Each pair is two spellings that signs, maps and people use for one Thai sound. */
const ROMANISATIONS: readonly (readonly [RegExp, string])[] = [
  [/[^a-z0-9]+/g, ''],
  [/tch/g, 'ch'],
  [/ph/g, 'p'],
  [/[td]h/g, 't'],
  [/kh|c(?!h)|q/g, 'k'],
  [/ch|sh|j/g, 'c'],
  [/bh|v/g, 'w'],
  [/d/g, 't'],
  [/g(?!$)(?<!n.)/g, 'k'],
  [/ee|ii|ie?y/g, 'i'],
  [/oo|ou/g, 'u'],
  [/aw|or|au|oh/g, 'o'],
  [/ae|ai|e[iy]|ay/g, 'e'],
  [/uea|eua|ua|ue/g, 'u'],
  [/r(?=[^aeiou]|$)/g, ''],
  [/(.)\1+/g, '$1'],
];

/** The approximate sound of a Latin spelling of a Thai name: Ladprao, Lat Phrao and Lat Prao are equal. */
const latinKey = (word: string) => ROMANISATIONS.reduce((key, [from, to]) => key.replace(from, to), word);

/** A Thai word without tone marks, short-vowel sign and silenced letters: เฮ้าส์ and เฮาส์ are equal. */
const thaiKey = (word: string) => word.replace(/[\u0e00-\u0e2e][\u0e34-\u0e39]?\u0e4c|[\u0e47-\u0e4e]/g, '');

/** A key that the spellings of a word share. Takes a folded word, or a name of several words. */
export function spellingKey(folded: string): string {
  return /[\u0e00-\u0e7f]/.test(folded) ? thaiKey(folded.replace(/[\s.-]+/g, '')) : latinKey(folded);
}

/** Applied in this order: Thai letters with the same sound, and silent letters. */
const SAME_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/[ศษ]/g, 'ส'],
  [/สร/g, 'ส'],
  [/ณ/g, 'น'],
  [/ญ/g, 'ย'],
  [/ฬ/g, 'ล'],
  [/ฆ/g, 'ค'],
  [/ภ/g, 'พ'],
  [/ฌ/g, 'ช'],
  [/[ฎฏตถทธฑฒฐ]/g, 'ด'],
  [/ใ|ไย/g, 'ไ'],
  [/ห(?=[งนมยรลว])/g, ''],
  [/(.)\1+/g, '$1'],
];

const THAI_NUMBERS = ['ศูนย์', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'];

/** A Thai name with its numbers in digits: โชคชัยสี่ is โชคชัย4. */
export const withDigits = (folded: string): string =>
  THAI_NUMBERS.reduce((name, number, digit) => name.replaceAll(number, String(digit)), folded);

/** Coarser than `spellingKey`: ศรีราชา and สีราชา are equal. For names only, because ordinary words collide. */
export function soundKey(folded: string): string {
  if (!THAI.test(folded)) return spellingKey(folded);
  return SAME_SOUNDS.reduce((key, [from, to]) => key.replace(from, to), spellingKey(withDigits(folded)));
}

const ONE_EDIT_FROM = 4;
const TWO_EDITS_FROM = 8;

/** The maximum edit distance for a word of this length. An edit is a wrong, missing, added or swapped letter. */
export const editsAllowed = (letters: number): number =>
  letters >= TWO_EDITS_FROM ? 2 : letters >= ONE_EDIT_FROM ? 1 : 0;
