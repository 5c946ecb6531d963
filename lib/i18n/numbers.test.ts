import { expect, it } from 'vitest';
import { formatBaht, formatNumber } from './numbers';

it('formats prices in the same way for both languages', () => {
  expect(formatBaht(4_590_000)).toBe('฿4,590,000');
  expect(formatBaht(45.5)).toBe('฿45.5');
  expect(formatNumber(32.5)).toBe('32.5');
});
