const LETTER = /\p{L}/u;
const THAI_FROM = 0x0e00;
const THAI_TO = 0x0e80;

export const isThaiCode = (code: number): boolean => code >= THAI_FROM && code < THAI_TO;

const KIND = { none: 0, thai: 1, letter: 2, digit: 3 } as const;

function kindOf(code: number): number {
  if (isThaiCode(code)) return KIND.thai;
  if (code >= 0x30 && code <= 0x39) return KIND.digit;
  return LETTER.test(String.fromCodePoint(code)) ? KIND.letter : KIND.none;
}

/** A lookup table for Latin and Thai, nearly all of the text. */
const KINDS = Uint8Array.from({ length: THAI_TO }, (_, code) => kindOf(code));

const isHigh = (unit: number) => unit >= 0xd800 && unit < 0xdc00;
const isLow = (unit: number) => unit >= 0xdc00 && unit < 0xe000;

/** The code point at an index. */
function codeAt(units: Uint16Array, index: number, to: number): number {
  const unit = units[index] ?? 0;
  const next = index + 1 < to ? (units[index + 1] ?? 0) : 0;
  return isHigh(unit) && isLow(next) ? 0x10000 + (unit - 0xd800) * 0x400 + next - 0xdc00 : unit;
}

/** The end of a match of `RUN` that begins at an index of a text, or that index if there is no match. */
export function runEnd(units: Uint16Array, from: number, to: number): number {
  let index = from;
  let kind: number = KIND.none;
  while (index < to) {
    const unit = units[index] ?? 0;
    const code = unit < THAI_TO ? unit : codeAt(units, index, to);
    const next = code < THAI_TO ? (KINDS[code] ?? KIND.none) : kindOf(code);
    if (index === from) kind = next;
    if (next !== kind || kind === KIND.none) break;
    index += code > 0xffff ? 2 : 1;
  }
  return index;
}
