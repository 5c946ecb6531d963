import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pinPrice } from './pin-price';

test.each([
  [4_590_000, '4.59', 'million'],
  [4_500_000, '4.5', 'million'],
  [12_950_000, '13', 'million'],
  [129_400_000, '129', 'million'],
  [1_000_000, '1', 'million'],
  [999_999, '999,999', 'baht'],
  [38_000, '38,000', 'baht'],
  [999_900_000, '1', 'billion'],
  [1_250_000_000, '1.25', 'billion'],
])('formats %i as %s %s', (price, amount, unit) => {
  expect(pinPrice(price)).toEqual({ amount, unit });
});

test('uses at most seven characters up to ten billion, accurate to half a percent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e10 }), (price) => {
      const { amount, unit } = pinPrice(price);
      const value = Number(amount.replaceAll(',', '')) * { baht: 1, million: 1e6, billion: 1e9 }[unit];
      expect(amount.length).toBeLessThanOrEqual(7);
      expect(Math.abs(value - price) / price).toBeLessThanOrEqual(0.005);
    }),
  );
});
