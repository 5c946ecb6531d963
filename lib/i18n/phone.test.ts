import { expect, it } from 'vitest';
import { formatThaiPhone } from './phone';

it.each([
  ['+6620000100', '02 000 0100', '+66 2 000 0100'],
  ['+6653000100', '053 000 100', '+66 53 000 100'],
  ['+66810000101', '081 000 0101', '+66 81 000 0101'],
  ['+4930123456', '+4930123456', '+4930123456'],
])('groups the digits of %s', (e164, thai, english) => {
  expect(formatThaiPhone(e164, 'th-th')).toBe(thai);
  expect(formatThaiPhone(e164, 'en-us')).toBe(english);
});
