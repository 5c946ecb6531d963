import fc from 'fast-check';
import { expect, it } from 'vitest';
import { raiNganWah } from './area';

it.each([
  [52, { rai: 0, ngan: 0, wah: 52 }],
  [400, { rai: 1, ngan: 0, wah: 0 }],
  [1_234.5, { rai: 3, ngan: 0, wah: 34.5 }],
  [799.99, { rai: 1, ngan: 3, wah: 99.99 }],
  [399.996, { rai: 1, ngan: 0, wah: 0 }],
])('raiNganWah splits %d square wah', (sqwah, expected) => {
  expect(raiNganWah(sqwah)).toEqual(expected);
});

it('raiNganWah adds up to the whole area, with less than 4 ngan', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (hundredths) => {
      const { rai, ngan, wah } = raiNganWah(hundredths / 100);
      expect(rai * 400 + ngan * 100 + wah).toBeCloseTo(hundredths / 100, 5);
      expect(ngan).toBeLessThan(4);
    }),
  );
});
