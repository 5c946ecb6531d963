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

/** Nearly all that is written here is Latin or Thai. */
const KINDS = Uint8Array.from({ length: THAI_TO }, (_, code) => kindOf(code));

const unitsOf = (code: number) => (code > 0xffff ? 2 : 1);

/** Where a match of `RUN` that begins at a place of a text ends; that place itself where none begins. */
export function runEnd(text: string, from: number): number {
  let at = from;
  let kind: number = KIND.none;
  while (at < text.length) {
    const code = text.codePointAt(at) ?? 0;
    const next = KINDS[code] ?? kindOf(code);
    if (at === from) kind = next;
    if (next !== kind || kind === KIND.none) break;
    at += unitsOf(code);
  }
  return at;
}
