import fc from 'fast-check';
import { expect, it } from 'vitest';
import { backOffMs, withDeadline } from './deadlines';

it('resolves or rejects like the work if that ends in time', async () => {
  expect(await withDeadline(1_000, async () => 'answer')).toBe('answer');
  await expect(withDeadline(1_000, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

it('rejects if the work takes too long', async () => {
  await expect(withDeadline(10, () => new Promise(() => undefined))).rejects.toThrow('no answer in 0.01 s');
});

it('X waits one second, then 1.5 times as long after each failure, up to a minute', () => {
  expect([1, 2, 3, 4, 5].map((failures) => backOffMs(failures, 0.5))).toEqual([1_000, 1_500, 2_250, 3_375, 5_062.5]);
  expect(backOffMs(40, 0.5)).toBe(60_000);
  expect(backOffMs(Number.POSITIVE_INFINITY, 0.5)).toBe(60_000);
});

it('X first waits between 0.5 and 1.5 seconds', () => {
  expect([0, 1].map((chance) => backOffMs(1, chance))).toEqual([500, 1_500]);
});

it('X multiplies each wait by 0.5 to 1.5, up to a minute', () => {
  expect([0, 1].map((chance) => backOffMs(40, chance))).toEqual([30_000, 60_000]);
  fc.assert(
    fc.property(fc.nat(1_000), fc.double({ min: 0, max: 1, noNaN: true }), (failures, chance) => {
      const wait = Math.min(60_000, 1_000 * 1.5 ** failures);
      const delay = backOffMs(failures + 1, chance);
      expect(delay).toBeGreaterThanOrEqual(wait / 2);
      expect(delay).toBeLessThanOrEqual(Math.min(60_000, wait * 1.5));
    }),
  );
});
