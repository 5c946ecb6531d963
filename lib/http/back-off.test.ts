import fc from 'fast-check';
import { expect, it } from 'vitest';
import { backOffMs } from './back-off';

it('X grows by 1.5 from one second to a minute', () => {
  expect([1, 2, 3, 4].map((failures) => backOffMs(failures, 0.5))).toEqual([500, 750, 1_125, 1_687.5]);
  expect(backOffMs(40, 1)).toBe(45_000);
  expect(backOffMs(Number.POSITIVE_INFINITY, 0)).toBe(15_000);
});

it('is never so long that recovery takes a minute, and never nothing', () => {
  fc.assert(
    fc.property(fc.nat(1_000), fc.double({ min: 0, max: 1, noNaN: true }), (failures, chance) => {
      const delay = backOffMs(failures + 1, chance);
      expect(delay).toBeGreaterThanOrEqual(250);
      expect(delay).toBeLessThanOrEqual(45_000);
    }),
  );
});
