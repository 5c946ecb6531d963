import fc from 'fast-check';

const SURROGATES = { first: 0xd800, count: 0x800 };
const LAST = 0x10ffff;

/** Any code point but unpaired surrogates. fast-check's own `binary` keeps a map of all 1.1 million, which takes a second to build. */
const codePoint = fc.nat({ max: LAST - SURROGATES.count }).map(
  (number) => String.fromCodePoint(number < SURROGATES.first ? number : number + SURROGATES.count),
  (letter) => {
    const code = typeof letter === 'string' ? letter.codePointAt(0) : undefined;
    if (code === undefined || String.fromCodePoint(code) !== letter) throw new TypeError('expected one code point');
    return code < SURROGATES.first ? code : code - SURROGATES.count;
  },
);

/** Like `fc.string({ unit: 'binary' })`: any text of whole code points, also unassigned ones and controls. */
export const anyText = (constraints: { minLength?: number; maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ ...constraints, unit: codePoint });
