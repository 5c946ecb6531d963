import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differingRanges, type IdRange } from './differing-ranges';

const isIn = (id: string, { from, to }: IdRange) => (from === undefined || id >= from) && (to === undefined || id < to);

/** A source that only counts, and counts how often. */
function counting(ids: readonly string[]) {
  let asked = 0;
  const count = async (range: IdRange) => {
    asked += 1;
    return ids.filter((id) => isIn(id, range)).length;
  };
  return { count, asked: () => asked };
}

const some = (length: number) => Array.from({ length }, (_, index) => `rm-${String(index).padStart(6, '0')}`);

describe('differingRanges', () => {
  it('asks for nothing when the numbers are the same', async () => {
    const { count, asked } = counting(some(1_000));
    expect(await differingRanges(some(1_000), 1_000, count, 20)).toEqual([]);
    expect(asked()).toBe(0);
  });

  it('finds one among 10,000 with ten counts', async () => {
    const ids = some(10_000);
    const { count, asked } = counting(ids.toSpliced(7_777, 1));
    const ranges = await differingRanges(ids, 9_999, count, 20);
    expect(ranges).toHaveLength(1);
    expect(ranges?.every((range) => isIn('rm-007777', range))).toBe(true);
    expect(asked()).toBeLessThanOrEqual(10);
  });

  it('gives up where nearly everything differs', async () => {
    const ids = some(10_000);
    const { count } = counting(ids.filter((_, index) => index % 2 === 0));
    expect(await differingRanges(ids, 5_000, count, 20)).toBeNull();
  });

  it('has each range with another number in it, whatever came and went', async () => {
    const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 120 });
    await fc.assert(
      fc.asyncProperty(names, names, async (known, there) => {
        const ids = [...known].sort();
        const { count } = counting(there);
        const ranges = (await differingRanges(ids, there.length, count, 1_000)) ?? [];
        for (const range of ranges)
          expect(ids.filter((id) => isIn(id, range)).length).not.toBe(there.filter((id) => isIn(id, range)).length);
        const outside = (id: string) => !ranges.some((range) => isIn(id, range));
        expect(there.filter(outside).length).toBe(ids.filter(outside).length);
      }),
    );
  });
});
