import fc from 'fast-check';
import { expect, it } from 'vitest';
import { westernDigits } from './western-digits';

it('replaces Thai and fullwidth digits with Western ones and nothing else', () => {
  expect(westernDigits('๐๘๑-๒๓๔ ๕๖๗๙ บาท 12')).toBe('081-234 5679 บาท 12');
  expect(westernDigits('๐๑๒๓๔๕๖๗๘๙０１２３４５６７８９')).toBe('01234567890123456789');
});

it('is idempotent, and changes no text without such digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = westernDigits(text);
      expect(westernDigits(once)).toBe(once);
      if (!/[๐-๙０-９]/.test(text)) expect(once).toBe(text);
    }),
  );
});
