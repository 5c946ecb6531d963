import { spellingKey } from '../fold';
import type { SearchParams } from '../params';

export type Filters = Partial<Omit<SearchParams, 'q' | 'view' | 'page'>>;

/** Kinds of homes and sales that listings have no field for. The filters of their words find the nearest. */
const ABSENT_KINDS = [
  'daily-rent',
  'dormitory',
  'warehouse',
  'serviced',
  'off-plan',
  'resold-contract',
  'cancelled-booking',
  'owner-finance',
  'sold-at-a-loss',
  'urgent-sale',
  'occupied-land',
  'beachfront',
  'plus-room',
] as const;
export type AbsentKind = (typeof ABSENT_KINDS)[number];

/** A question that a page answers, and no list of homes. */
export type Intent = 'sell' | 'bank-owned' | 'foreign-buyers' | AbsentKind;

export type Unit = 'baht' | 'beds' | 'baths' | 'sqm' | 'sqwah' | 'metre' | 'minute' | 'percent' | 'other';

export type PlaceName = {
  readonly provinces: readonly string[];
  readonly districts: readonly string[];
  readonly stations: readonly string[];
  readonly alone: boolean;
  /** Also a road or an airport, so "near" it does not mean near the station of that name. */
  readonly road: boolean;
};

/** A possible meaning of a word. The words around it decide between several. */
export type Meaning =
  | { readonly kind: 'wish'; readonly filters: Filters }
  | { readonly kind: 'name'; readonly name: PlaceName }
  /** The landmark of a journey. Only sentences with a time have it. */
  | { readonly kind: 'goal'; readonly id: string }
  | { readonly kind: 'digit'; readonly value: number }
  | { readonly kind: 'scale'; readonly factor: number }
  | { readonly kind: 'unit'; readonly unit: Unit; readonly factor: number }
  | { readonly kind: 'bound'; readonly bound: 'min' | 'max' | 'about' | 'between' }
  /** Comes after an amount. `early`, `middle` and `late` are parts of the named scale. */
  | { readonly kind: 'suffix'; readonly bound: 'min' | 'max' | 'over' | 'early' | 'middle' | 'late' }
  /** An amount after it is not the price of a home. `monthly` tells what a buyer can pay or earns each month. */
  | { readonly kind: 'fee'; readonly monthly?: 'instalment' | 'income' }
  | { readonly kind: 'intent'; readonly intent: Intent; readonly filters: Filters }
  | { readonly kind: 'in'; readonly level: 'any' | 'district' | 'province' }
  /** With `lines`, only these lines of the system. */
  | { readonly kind: 'system'; readonly system: string; readonly lines?: readonly string[] }
  | {
      readonly kind:
        | ('price' | 'month' | 'per' | 'yield' | 'discount' | 'currency') // about money; baht is a unit
        | ('to' | 'and' | 'or' | 'not') // between other words
        | ('near' | 'from' | 'walk' | 'ride' | 'journey' | 'view' | 'road' | 'landmark') // about places
        | ('floor' | 'storey') // before or after a number
        | ('letting' | 'purpose') // letting it out: the purpose of a buyer, or an owner's offer
        | 'filler'; // has no meaning for a search
    }
  /** Known, but stays in the text query. `project` is the name of a project as its listings spell it. */
  | { readonly kind: 'text'; readonly project?: string };

export type Kind = Meaning['kind'];

type Entry = {
  /** The exact spelling that the text must have. Undefined if similar-sounding spellings also match. */
  readonly exact: string | undefined;
  /** Whether spaces may separate its letters. `m in` is not `min`. */
  readonly partable: boolean;
  /** An abbreviation, which includes the full stop after it. */
  readonly pointed: boolean;
  /** Short Thai words also occur at the edges of other words, so they only match between known words. */
  readonly weak: boolean;
  readonly meaning: Meaning;
};
type Node = { readonly next: Map<number, Node>; readonly entries: Entry[] };

export type Match = { readonly end: number; readonly weak: boolean; readonly meanings: readonly Meaning[] };
export type Dictionary = (text: string, ignored: Uint8Array, start: number) => readonly Match[];

const SEPARATORS = /[\s.\-'’&ๆ]+/g;
const REPEATED = 'ๆ';
/** The maximum number of consecutive letters to skip. Limits the cost. */
const MAX_IGNORED = 4;
/** From this length on, tone marks and silenced letters of a Thai word may be missing or wrong. */
const BY_EAR = 6;
/** Thai words up to this length are weak unless marked with `!`. */
const WEAK = 4;

/** Latin words of at least this length also match with a space inside: `town house`. */
const PARTED_FROM = 5;

const newNode = (): Node => ({ next: new Map(), entries: [] });
const isThai = (text: string) => /[\u0e00-\u0e7f]/.test(text);

/** Marks the letters of folded text that a Thai word does not need (1), and separators between letters (2). */
export function ignorableLetters(text: string): Uint8Array {
  const ignored = new Uint8Array(text.length);
  for (const { index, 0: part } of text.matchAll(/[\u0e00-\u0e2e][\u0e34-\u0e39]?\u0e4c|[\u0e47-\u0e4e]/g)) {
    ignored.fill(1, index, index + part.length);
  }
  for (const { index, 0: part } of text.matchAll(SEPARATORS)) ignored.fill(2, index, index + part.length);
  for (let at = text.indexOf(REPEATED); at >= 0; at = text.indexOf(REPEATED, at + 1)) ignored[at] = 1;
  return ignored;
}

/** A dictionary key: a word without separators. A lone symbol stays. */
export const compact = (folded: string): string => folded.replace(SEPARATORS, '') || folded;

/** Whether a word can end here: not inside a Latin word, a number or a Thai syllable. */
function canEnd(text: string, end: number): boolean {
  if (end >= text.length) return true;
  const [last, next] = [letterClass(text.charCodeAt(end - 1)), letterClass(text.charCodeAt(end))];
  if (last === 'letter') return next !== 'letter';
  if (last === 'digit') return next !== 'digit' && !/^[.,]\d/.test(text.slice(end, end + 2));
  return last !== 'thai' || !isDependent(text.charCodeAt(end));
}

function past(ignored: Uint8Array, from: number, kind: 1 | 2): number {
  let end = from;
  while (end < from + MAX_IGNORED && (ignored[end] ?? 0) > 0 && (ignored[end] ?? 0) <= kind) end += 1;
  return end;
}

function matchOf(entries: readonly Entry[], text: string, start: number, end: number): Match | undefined {
  const typed = entries.some(({ exact }) => exact !== undefined) ? compact(text.slice(start, end)) : '';
  const isParted = text.slice(start, end).includes(' ');
  const fitting = entries.filter(
    ({ exact, partable }) => (exact === undefined || exact === typed) && (partable || !isParted),
  );
  if (fitting.length === 0) return undefined;
  const takesPoint = text[end] === '.' && fitting.some(({ pointed }) => pointed);
  const weak = fitting.every((entry) => entry.weak);
  return { end: takesPoint ? end + 1 : end, weak, meanings: fitting.map(({ meaning }) => meaning) };
}

/** Finds all words that begin at an index of folded text. Longer ones may contain a space, full stop or hyphen. */
export function dictionary(words: Iterable<readonly [string, Meaning]>): Dictionary {
  const root = newNode();
  for (const [spelt, meaning] of words) {
    const word = compact(spelt.replace(/^[!~]/, ''));
    const thai = isThai(word);
    let node = root;
    for (const letter of thai ? spellingKey(word) : word) {
      const code = letter.charCodeAt(0);
      const next = node.next.get(code) ?? newNode();
      node.next.set(code, next);
      node = next;
    }
    const weak = thai && (spelt.startsWith('~') || (word.length <= WEAK && !spelt.startsWith('!')));
    const exact = thai && word.length < BY_EAR ? word : undefined;
    const partable = thai || word.length >= PARTED_FROM || /\s/.test(spelt);
    node.entries.push({ exact, partable, pointed: spelt.endsWith('.'), weak, meaning });
  }
  return (text, ignored, start) => {
    const matches: Match[] = [];
    let node = root.next.get(text.charCodeAt(start));
    let end = start + 1;
    while (node) {
      end = past(ignored, end, 1);
      if (node.entries.length > 0 && canEnd(text, end)) {
        const found = matchOf(node.entries, text, start, end);
        if (found) matches.push(found);
      }
      end = past(ignored, end, 2);
      node = ignored[end] ? undefined : node.next.get(text.charCodeAt(end));
      end += 1;
    }
    return matches;
  };
}

/** Classes of UTF-16 code units in folded text. Halves of surrogate pairs count as letters. */
type LetterClass = 'space' | 'thai' | 'east-asian' | 'letter' | 'digit' | 'mark';

/** Chinese and Japanese letters, without their punctuation. Words of both are written without spaces. */
export const EAST_ASIAN = /[\u3005\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u3400-\u9fff\uf900-\ufaff]/;

/** ฿ is in the Thai block, but is no letter. */
const BAHT_SIGN = 0x0e3f;

export function letterClass(code: number): LetterClass {
  if (code <= 0x20 || code === 0xa0) return 'space';
  if (code >= 0x30 && code <= 0x39) return 'digit';
  if (code >= 0x61 && code <= 0x7a) return 'letter';
  if (code >= 0x0e01 && code <= 0x0e4e && code !== BAHT_SIGN) return 'thai';
  if (code >= 0x3001 && code <= 0xfaff && EAST_ASIAN.test(String.fromCharCode(code))) return 'east-asian';
  const isMark =
    code < 0xc0 ||
    (code >= 0x2010 && code <= 0x206f) ||
    (code >= 0x20a0 && code <= 0x20cf) ||
    (code >= 0x2200 && code <= 0x22ff) ||
    (code >= 0x3001 && code <= 0x30fb);
  return isMark || code === BAHT_SIGN ? 'mark' : 'letter';
}

/** A Thai vowel or tone mark that belongs to the letter before it; ๆ repeats the word before it. */
export const isDependent = (code: number): boolean =>
  (code >= 0x0e30 && code <= 0x0e3a) || (code >= 0x0e45 && code <= 0x0e4e);

/** The vowels เ แ โ ใ ไ belong to the letter after them. */
export const isLeadingVowel = (code: number): boolean => code >= 0x0e40 && code <= 0x0e44;
