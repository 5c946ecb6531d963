import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { median } from './median';

describe('median', () => {
  it('has as many values below as above, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 50 }), (values) => {
        const middle = median(values);
        const below = values.filter((value) => value < middle - 1).length;
        const above = values.filter((value) => value > middle + 1).length;
        expect(below).toBeLessThanOrEqual(values.length / 2);
        expect(above).toBeLessThanOrEqual(values.length / 2);
        expect(median(values.toReversed())).toBe(middle);
      }),
    );
  });

  it('is the rounded mean of two middle values', () => {
    expect(median([3, 10, 4, 1])).toBe(4);
    expect(median([1, 2])).toBe(2);
  });
});
