import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quantile } from './comparables';
import { median } from './median';

describe('quantile', () => {
  it('interpolates between neighbours, as spreadsheets do', () => {
    expect([0, 0.25, 0.5, 0.75, 1].map((share) => quantile([100, 500, 200, 400, 300], share))).toEqual([
      100, 200, 300, 400, 500,
    ]);
    expect(quantile([10, 20, 30, 40], 0.25)).toBe(18); // 17.5
    expect(quantile([7], 0.75)).toBe(7);
  });

  it('equals the median at one half', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 50 }), (values) => {
        expect(Math.abs(quantile(values, 0.5) - median(values))).toBeLessThanOrEqual(1);
      }),
    );
  });
});
