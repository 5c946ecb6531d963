import fc from 'fast-check';
import { expect, it } from 'vitest';
import { xmlText } from './escape-markup';

it.each([
  ['/en-us/listings/rm-1001', '/en-us/listings/rm-1001'],
  ['a & b', 'a &#38; b'],
  [`"it's" </script>`, '&#34;it&#39;s&#34; &#60;/script&#62;'],
  ['บ้าน 🏡', 'บ้าน 🏡'],
  ['a\u0000b\u001fc\ufffed', 'abcd'],
  ['half \ud83c of a pair \udfe1', 'half  of a pair '],
  [']]>', ']]&#62;'],
])('escapes %j as %j', (text, expected) => expect(xmlText(text)).toBe(expected));

/** Any UTF-16 code units, including unpaired surrogates. */
const anyUnits = fc.string({ unit: fc.nat({ max: 0xffff }).map((unit) => String.fromCharCode(unit)), maxLength: 12 });

it('never contains characters that end a text or an attribute, or that XML does not allow', () => {
  fc.assert(
    fc.property(anyUnits, (text) => {
      const written = xmlText(text);
      expect(written).not.toMatch(/[<>"']|&(?!#\d+;)/);
      expect(written).not.toMatch(/(?![\t\n\r])\p{Cc}(?<![\x7f-\x9f])/u);
      expect(written.isWellFormed()).toBe(true);
    }),
  );
});
