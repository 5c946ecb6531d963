import { expect, it } from 'vitest';
import { formatBaht, formatNumber, formatShortBaht } from './numbers';

it('writes prices alike in both languages, short ones by language', () => {
  expect(formatBaht(4_590_000)).toBe('฿4,590,000');
  expect(formatNumber(32.5)).toBe('32.5');
  expect(formatShortBaht(4_590_000, 'th-th')).toBe('4.59 ล้าน');
  expect(formatShortBaht(4_590_000, 'en-us')).toBe('฿4.59M');
  expect(formatShortBaht(12_000_000, 'en-us')).toBe('฿12M');
  expect(formatShortBaht(25_000, 'th-th')).toBe('฿25,000');
});
