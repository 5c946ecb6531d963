import { plainMarkup, type TextKind } from '../plain-markup';
import { type Message, type StringField, stringsIn } from './fault';

type Damage = {
  readonly kind: 'question-marks' | 'misread' | 'control' | 'unknown';
  readonly original?: string;
};

/** A single-byte encoding in which programs misread text: the byte of each letter outside ASCII, and runs of them. */
type Encoding = { readonly byteOf: ReadonlyMap<string, number>; readonly runs: RegExp };

function encodingOf(letters: string): Encoding {
  const own = [...letters].map((letter, index): [string, number] => [letter, index + 0x80]);
  // Most programs read bytes without a letter as the control characters of ISO 8859-1.
  const controls = Array.from({ length: 32 }, (_, index): [string, number] => [
    String.fromCharCode(index + 0x80),
    index + 0x80,
  ]);
  const byteOf = new Map([...controls, ...own.filter(([letter]) => letter !== '\ufffd')]);
  return { byteOf, runs: new RegExp(`[${[...byteOf.keys()].join('')}]+`, 'gu') };
}

const HIGH_BYTES = Uint8Array.from({ length: 128 }, (_, index) => index + 0x80);
const LATIN_1 = String.fromCharCode(...HIGH_BYTES.slice(32));

/** Written out, because Node.js 22 and 24 decode `windows-1252` as ISO 8859-1. */
const WINDOWS_1252 = encodingOf(`€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ${LATIN_1}`);
const MAC_ROMAN = encodingOf(new TextDecoder('macintosh').decode(HIGH_BYTES));
const WINDOWS_874 = encodingOf(new TextDecoder('windows-874').decode(HIGH_BYTES));

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const THAI_ANSI = new TextDecoder('windows-874', { fatal: true });

type Misreading = { readonly written: TextDecoder; readonly read: Encoding; readonly plausible: RegExp };

/** Letters outside ASCII that texts of this site use: accents, signs, Thai, dashes and quotes, arrows, pictographs. */
const OURS =
  /^[\u0080-\u00ffŒœŠšŸŽžƒˆ˜\u0e00-\u0e7f\u2000-\u206f\u20ac\u2122\u2190-\u27bf\ufeff\ufffd\u{1f000}-\u{1faff}]+$/u;

/** Three Thai letters or more in an order that Thai allows. One repeated sign is decoration. */
const THAI_WORDS = /^(?=.{3})(?!(.)\1*$)(?:[เแโใไ]?[ก-ฮ][ัิีึืฺุู็]?[่้๊๋์ํ]?[ะาำๅๆฯ]*|[๐-๙฿])+$/;

const MISREADINGS: readonly Misreading[] = [
  { written: UTF8, read: WINDOWS_1252, plausible: OURS },
  { written: UTF8, read: MAC_ROMAN, plausible: OURS },
  // Text that is Thai in both encodings needs two letters or more.
  { written: UTF8, read: WINDOWS_874, plausible: /^[\u0e00-\u0e7f]{2,}$/ },
  { written: THAI_ANSI, read: WINDOWS_1252, plausible: THAI_WORDS },
  { written: THAI_ANSI, read: MAC_ROMAN, plausible: THAI_WORDS },
];

function decoded(written: TextDecoder, bytes: readonly number[]): string {
  try {
    return written.decode(Uint8Array.from(bytes));
  } catch {
    return '';
  }
}

const decodedAgain = (text: string, { written, read: { byteOf, runs }, plausible }: Misreading): string =>
  text.replace(runs, (run) => {
    const original = decoded(
      written,
      [...run].map((letter) => byteOf.get(letter) ?? 0),
    );
    return plausible.test(original) ? original : run;
  });

/** Misread E0 B8 and E0 B9, with which Thai letters in UTF-8 begin. The third byte, below C0, may be lost. */
const UTF8_THAI = /à¸|(?:à¹.{0,9}){2}|‡[∏π]|(?:เ[ธน][^เ\u0e20-\u0e5b]?){3}|โ€|mยฒ/su;

/** Escapes of JSON and mail that were not decoded: `\u0e04`, `=E0=B8=84`. */
const ESCAPED_THAI = /\\u0e[0-7][\da-f]|=E0=B[89]=/i;

function originalOf(text: string): string | undefined {
  const found = MISREADINGS.map((each) => decodedAgain(text, each)).find((original) => original !== text);
  return found === undefined
    ? undefined
    : (MISREADINGS.map((each) => decodedAgain(found, each)).find((original) => original !== found) ?? found);
}

/** Text of only ASCII and Thai is not misread, unless it has `เธ` or `เน`, which are E0 B8 and E0 B9 in Windows-874. */
const MAYBE_MISREAD = /[\u0080-\u0dff\u0e80-\u{10ffff}]|เ[ธน]/u;

function misread(text: string): Damage | undefined {
  const original = MAYBE_MISREAD.test(text) ? originalOf(text) : undefined;
  if (original === undefined) return UTF8_THAI.test(text) || ESCAPED_THAI.test(text) ? { kind: 'misread' } : undefined;
  const isSure = !UTF8_THAI.test(original) && !/[\ufffd\u0080-\u009f]/.test(original);
  return isSure ? { kind: 'misread', original } : { kind: 'misread' };
}

const THAI_LETTER = /[\u0e01-\u0e5b]/;
/** Question marks in impossible places: two at the beginning of a line or within a word, four between spaces. */
const LOST_WORDS =
  /^[ \t]*\?{2,}(?=[^\S\n]*[^\s?.,!)])|\p{L}\?{2,}\p{L}|[\s(]\?{4,}(?=[\s).,]|$)|[\s(\d]\?{3,}\p{L}|[a-z]\?(?:s|t|re|ve|ll|d|m)\b/mu;

const withoutAddresses = (text: string) => text.replace(/\S+/g, (word) => (/[/=]/.test(word) ? '' : word));

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Whether an encoding without Thai made each letter a question mark. Spaces and digits stayed. */
function hasLostWords(text: string, isThai: boolean): boolean {
  if (!text.includes('??') && !/[a-z]\?[a-z]/.test(text)) return false;
  const words = withoutAddresses(text);
  if (LOST_WORDS.test(words)) return true;
  const marks = count(words, /\?/g);
  if (marks < 2 || THAI_LETTER.test(words)) return false;
  return marks > count(words, /\p{L}/gu) || (isThai && /(?:^|[\s\d(])\?{2,}/.test(words));
}

/** Finds text that a wrong encoding has damaged: question marks, misread bytes (`à¸„à¸­`, `¤Í¹`), U+FFFD, controls. */
export function findDamage(text: string, isThai: boolean): Damage | undefined {
  const damage = misread(text);
  if (damage !== undefined) return damage;
  if (text.includes('\ufffd')) return { kind: 'unknown' };
  if (/(?![\t\n\r])\p{Cc}/u.test(text)) return { kind: 'control' };
  return hasLostWords(text, isThai) ? { kind: 'question-marks' } : undefined;
}

type TextFault = { readonly path: string; readonly reason: Message };

const isAddress = (text: string) => /^(?:https?:\/)?\/\S*$/.test(text);

const textsIn = (document: unknown): StringField[] => stringsIn(document).filter(({ text }) => !isAddress(text));

const DAMAGES: Readonly<Record<Damage['kind'], Message>> = {
  'question-marks': {
    en: "has question marks in the place of letters; save the sheet again as 'CSV UTF-8' from the file that still has them",
    th: 'มีเครื่องหมาย ? แทนตัวอักษร ให้เปิดไฟล์เดิมที่ตัวอักษรยังถูกต้อง แล้วบันทึกใหม่เป็น "CSV UTF-8"',
  },
  misread: {
    en: "has letters that were read in a wrong encoding; save the sheet again as 'CSV UTF-8', or type the words again",
    th: 'ตัวอักษรเพี้ยนเพราะอ่านไฟล์ผิดรหัส ให้บันทึกใหม่เป็น "CSV UTF-8" หรือพิมพ์ข้อความใหม่',
  },
  control: {
    en: 'has a control character, which cannot be seen; type the words again',
    th: 'มีอักขระควบคุมที่มองไม่เห็น ให้พิมพ์ข้อความใหม่',
  },
  unknown: {
    en: 'has the sign � in the place of a letter; type the words again',
    th: 'มีเครื่องหมาย � แทนตัวอักษร ให้พิมพ์ข้อความใหม่',
  },
};

function messageFor({ kind, original }: Damage): Message {
  const { en, th } = DAMAGES[kind];
  if (original === undefined) return { en, th };
  const shown = original.length > 60 ? `${original.slice(0, 60)}…` : original;
  return { en: `${en}; it was probably '${shown}'`, th: `${th} (น่าจะเป็น '${shown}')` };
}

/** The texts that a wrong encoding has damaged. Takes the document before parsing, which drops control characters. */
export function* damagedTexts(document: unknown): Generator<TextFault> {
  for (const { path, text } of textsIn(document)) {
    const damage = findDamage(text, /(?:^|\.)th$/.test(path));
    if (damage !== undefined) yield { path, reason: messageFor(damage) };
  }
}

const kindAt = (path: string): TextKind => (path.startsWith('body.') ? 'markdown' : 'words');

const refusedMarkup = (names: readonly string[]): Message => {
  const elements = names.map((name) => `<${name}>`).join(', ');
  return {
    en: `has HTML that cannot be turned into words: ${elements}; write the words without it`,
    th: `มีแท็ก HTML ที่แปลงเป็นข้อความไม่ได้: ${elements} ให้เขียนเป็นข้อความล้วน`,
  };
};

const MARKUP: Message = {
  en: 'has HTML or its entities, such as <p> and &nbsp;; write the words without them',
  th: 'มีแท็กหรือรหัสของ HTML เช่น <p> กับ &nbsp; ให้เขียนเป็นข้อความล้วน',
};

/** The texts with HTML. Takes the document before parsing, which converts HTML. */
export function* textsWithMarkup(document: unknown): Generator<TextFault & { readonly isConverted: boolean }> {
  for (const { path, text } of textsIn(document)) {
    const plain = plainMarkup(text, kindAt(path));
    if (plain.refused.length > 0) yield { path, reason: refusedMarkup(plain.refused), isConverted: false };
    else if (plain.text !== text) yield { path, reason: MARKUP, isConverted: true };
  }
}

export function withPlainTexts<Document extends Record<string, unknown>>(document: Document): Document {
  const plainIn = (value: unknown, path: string): unknown => {
    if (typeof value === 'string') return isAddress(value) ? value : plainMarkup(value, kindAt(path)).text;
    if (Array.isArray(value)) return value.map((item, index) => plainIn(item, `${path}.${index}`));
    if (typeof value !== 'object' || value === null) return value;
    const below = Object.entries(value).map(([name, inner]) => [
      name,
      plainIn(inner, path === '' ? name : `${path}.${name}`),
    ]);
    return Object.fromEntries(below);
  };
  // The result has the same fields and types.
  return plainIn(document, '') as Document;
}
