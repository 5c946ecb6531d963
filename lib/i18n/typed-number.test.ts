import { expect, it } from 'vitest';
import { plainNumber } from './typed-number';

it.each([
  ['4,590,000', '4590000'],
  ['฿ ๔,๕๙๐,๐๐๐', '4590000'],
  ['4 590 000', '4590000'],
  ['1,234.5', '1234.5'],
  // While a digit is taken out of the middle.
  ['4,59,000', '459000'],
  ['4,', '4'],
  ['45,5', '45,5'],
  ['๔๕,๕', '45,5'],
  ['3,25%', '3,25%'],
  ['1.234,50', '1.234,50'],
  ['1,234,5', '1,234,5'],
])('reads %j as %s', (typed, plain) => expect(plainNumber(typed)).toBe(plain));
