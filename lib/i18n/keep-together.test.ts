import { expect, it } from 'vitest';
import { keepTogether } from './keep-together';

it.each([
  ['คอนโด 34 ตร.ม. ชั้น 11', 'คอนโด 34_ตร.ม. ชั้น 11'],
  ['บ้าน 4 ห้องนอน 3.85 ล้าน', 'บ้าน 4_ห้องนอน 3.85_ล้าน'],
  ['34 sq m near BTS, 300 m away, 92 sq wah', '34_sq m near BTS, 300_m away, 92_sq wah'],
  ['Soi 77 My home, 2 metres', 'Soi 77 My home, 2 metres'],
  ['', ''],
])('%j keeps each figure on one line with its unit', (text, expected) => {
  expect(keepTogether(text).replaceAll('\u00a0', '_')).toBe(expected);
});
