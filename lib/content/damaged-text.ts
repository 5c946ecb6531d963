/** What is wrong with a text, and what it was meant to be where that is sure. */
export type Damage = { readonly kind: 'question-marks' | 'misread' | 'control' | 'unknown'; readonly meant?: string };

/** An encoding as programs misread bytes by it: its letters that are not ASCII, each with its byte, and runs of them. */
type Reading = { readonly byteOf: ReadonlyMap<string, number>; readonly runs: RegExp };

/** @param letters those of the bytes from 0x80 on; U+FFFD where there is none */
function readingOf(letters: string): Reading {
  const own = [...letters].map((letter, at): [string, number] => [letter, at + 0x80]);
  // Most programs read a byte that has no letter as the control character of ISO 8859-1.
  const controls = Array.from({ length: 32 }, (_, at): [string, number] => [String.fromCharCode(at + 0x80), at + 0x80]);
  const byteOf = new Map([...controls, ...own.filter(([letter]) => letter !== '\ufffd')]);
  return { byteOf, runs: new RegExp(`[${[...byteOf.keys()].join('')}]+`, 'gu') };
}

const HIGH_BYTES = Uint8Array.from({ length: 128 }, (_, at) => at + 0x80);
const LATIN_1 = String.fromCharCode(...HIGH_BYTES.slice(32));

/** Written out, because the decoder of Node.js 22 and 24 reads ISO 8859-1 by this name. */
const WINDOWS_1252 = readingOf(`€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ${LATIN_1}`);
const MAC_ROMAN = readingOf(new TextDecoder('macintosh').decode(HIGH_BYTES));
const WINDOWS_874 = readingOf(new TextDecoder('windows-874').decode(HIGH_BYTES));

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const THAI_ANSI = new TextDecoder('windows-874', { fatal: true });

/** A misreading: what was read, by which encoding, and what the result looks like when it is undone. */
type Misreading = { readonly written: TextDecoder; readonly read: Reading; readonly looks: RegExp };

/** What texts of this site have that is not ASCII: accents, signs, Thai, dashes and quotes, arrows, pictographs. */
const OURS =
  /^[\u0080-\u00ffŒœŠšŸŽžƒˆ˜\u0e00-\u0e7f\u2000-\u206f\u20ac\u2122\u2190-\u27bf\ufeff\ufffd\u{1f000}-\u{1faff}]+$/u;

/** Three Thai letters or more, in an order that Thai words have. A row of one sign is decoration. */
const THAI_WORDS = /^(?=.{3})(?!(.)\1*$)(?:[เแโใไ]?[ก-ฮ][ัิีึืฺุู็]?[่้๊๋์ํ]?[ะาำๅๆฯ]*|[๐-๙฿])+$/;

const MISREADINGS: readonly Misreading[] = [
  { written: UTF8, read: WINDOWS_1252, looks: OURS },
  { written: UTF8, read: MAC_ROMAN, looks: OURS },
  // What is Thai both ways must be two letters or more.
  { written: UTF8, read: WINDOWS_874, looks: /^[\u0e00-\u0e7f]{2,}$/ },
  { written: THAI_ANSI, read: WINDOWS_1252, looks: THAI_WORDS },
  { written: THAI_ANSI, read: MAC_ROMAN, looks: THAI_WORDS },
];

function decoded(written: TextDecoder, bytes: readonly number[]): string {
  try {
    return written.decode(Uint8Array.from(bytes));
  } catch {
    return '';
  }
}

/** The text with every run undone that this misreading explains; as it is where there is none. */
const undone = (text: string, { written, read: { byteOf, runs }, looks }: Misreading): string =>
  text.replace(runs, (run) => {
    const meant = decoded(
      written,
      [...run].map((letter) => byteOf.get(letter) ?? 0),
    );
    return looks.test(meant) ? meant : run;
  });

/** Thai in UTF-8 begins each letter with E0 B8 or E0 B9: what they are misread as, also where the third byte was lost. */
const UTF8_THAI = /à¸|(?:à¹.{0,9}){2}|‡[∏π]|(?:เ[ธน][^เ]?){3}|โ€|mยฒ/su;

/** The escapes of JSON and of mail that were taken for text: `\u0e04`, `=E0=B8=84`. */
const ESCAPED_THAI = /\\u0e[0-7][\da-f]|=E0=B[89]=/i;

/** What a text was before it was misread, up to twice; undefined where no misreading explains it. */
function meantBy(text: string): string | undefined {
  const found = MISREADINGS.map((each) => undone(text, each)).find((meant) => meant !== text);
  return found === undefined
    ? undefined
    : (MISREADINGS.map((each) => undone(found, each)).find((meant) => meant !== found) ?? found);
}

/** Thai and ASCII alone, without the letters that Thai in UTF-8 begins with in Windows-874, are as they were written. */
const MAYBE_MISREAD = /[\u0080-\u0dff\u0e80-\u{10ffff}]|เ[ธน]/u;

function misread(text: string): Damage | undefined {
  const meant = MAYBE_MISREAD.test(text) ? meantBy(text) : undefined;
  if (meant === undefined) return UTF8_THAI.test(text) || ESCAPED_THAI.test(text) ? { kind: 'misread' } : undefined;
  const isSure = !UTF8_THAI.test(meant) && !/[\ufffd\u0080-\u009f]/.test(meant);
  return isSure ? { kind: 'misread', meant } : { kind: 'misread' };
}

const THAI_LETTER = /[\u0e01-\u0e5b]/;
/** No sentence begins with two question marks, has them within a word, or four between two spaces. */
const LOST_WORDS =
  /^[ \t]*\?{2,}(?=[^\S\n]*[^\s?.,!)])|\p{L}\?{2,}\p{L}|[\s(]\?{4,}(?=[\s).,]|$)|[\s(\d]\?{3,}\p{L}|[a-z]\?(?:s|t|re|ve|ll|d|m)\b/mu;

/** Without addresses, whose question marks stand between letters. */
const withoutAddresses = (text: string) => text.replace(/\S+/g, (word) => (/[/=]/.test(word) ? '' : word));

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Thai that was saved in an encoding without Thai letters: each letter is a question mark, spaces and digits stay. */
function hasLostWords(text: string, isThai: boolean): boolean {
  if (!text.includes('??') && !/[a-z]\?[a-z]/.test(text)) return false;
  const words = withoutAddresses(text);
  if (LOST_WORDS.test(words)) return true;
  const marks = count(words, /\?/g);
  if (marks < 2 || THAI_LETTER.test(words)) return false;
  return marks > count(words, /\p{L}/gu) || (isThai && /(?:^|[\s\d(])\?{2,}/.test(words));
}

/**
 * Finds text that an encoding has damaged. It is still correct UTF-8, so no decoder refuses it: question marks in the
 * place of Thai, bytes read as another encoding (`à¸„à¸­`, `เธเธญ`, `¤Í¹`), U+FFFD, and control characters.
 * @param isThai whether the text is meant to be Thai
 */
export function damageIn(text: string, isThai: boolean): Damage | undefined {
  const wrong = misread(text);
  if (wrong !== undefined) return wrong;
  if (text.includes('\ufffd')) return { kind: 'unknown' };
  if (/(?![\t\n\r])\p{Cc}/u.test(text)) return { kind: 'control' };
  return hasLostWords(text, isThai) ? { kind: 'question-marks' } : undefined;
}
