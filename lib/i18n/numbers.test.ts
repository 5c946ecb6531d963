import { expect, it } from 'vitest';
import { formatBaht, formatNumber, formatThaiPhone } from './numbers';

it('formats prices in the same way for both languages', () => {
  expect(formatBaht(4_590_000)).toBe('฿4,590,000');
  expect(formatBaht(45.5)).toBe('฿45.5');
  expect(formatNumber(32.5)).toBe('32.5');
});

it.each([
  ['+6620000100', '02 000 0100', '+66 2 000 0100'],
  ['+6653000100', '053 000 100', '+66 53 000 100'],
  ['+66810000101', '081 000 0101', '+66 81 000 0101'],
  ['+4930123456', '+4930123456', '+4930123456'],
])('groups the digits of %s', (e164, thai, english) => {
  expect(formatThaiPhone(e164, 'th-th')).toBe(thai);
  expect(formatThaiPhone(e164, 'en-us')).toBe(english);
});
