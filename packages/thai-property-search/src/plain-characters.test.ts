import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainDashes, westernDigits } from './plain-characters';
import { anyText } from './testing/any-text';
import { DASHES } from './testing/dashes';

it('replaces every dash with a hyphen and nothing else', () => {
  // U+2010, U+2011, en dash, em dash, bar, minus, fullwidth hyphen and small hyphen. New Unicode versions may add more.
  expect(DASHES).toEqual(expect.arrayContaining([...'-‐‑–—―−－﹣']));
  expect(plainDashes(DASHES.join('ก'))).toBe(DASHES.map(() => '-').join('ก'));
  expect(plainDashes('ก_1.2~·ー')).toBe('ก_1.2~·ー');
});

it('replaces Thai and fullwidth digits with Western ones and nothing else', () => {
  expect(westernDigits('๐๘๑-๒๓๔ ๕๖๗๙ บาท 12')).toBe('081-234 5679 บาท 12');
  expect(westernDigits('๐๑๒๓๔๕๖๗๘๙０１２３４５６７８９')).toBe('01234567890123456789');
});

it('replacing digits is idempotent, and changes no text without such digits', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      const once = westernDigits(text);
      expect(westernDigits(once)).toBe(once);
      if (!/[๐-๙０-９]/.test(text)) expect(once).toBe(text);
    }),
  );
});
