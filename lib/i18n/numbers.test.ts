import { expect, it } from 'vitest';
import { formatBaht, formatNumber, formatThaiPhone, keepTogether } from './numbers';

it('formats prices in the same way for both languages', () => {
  expect(formatBaht(4_590_000)).toBe('฿4,590,000');
  expect(formatBaht(45.5)).toBe('฿45.5');
  expect(formatNumber(32.5)).toBe('32.5');
});

it.each([
  ['คอนโด 34 ตร.ม. ชั้น 11', 'คอนโด 34_ตร.ม. ชั้น 11'],
  ['บ้าน 4 ห้องนอน 3.85 ล้าน', 'บ้าน 4_ห้องนอน 3.85_ล้าน'],
  ['34 sq m near BTS, 300 m away, 92 sq wah', '34_sq m near BTS, 300_m away, 92_sq wah'],
  ['Soi 77 My home, 2 metres', 'Soi 77 My home, 2 metres'],
  ['', ''],
])('%j keeps each figure on one line with its unit', (text, expected) => {
  expect(keepTogether(text).replaceAll('\u00a0', '_')).toBe(expected);
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
