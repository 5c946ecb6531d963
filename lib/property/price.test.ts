import fc from 'fast-check';
import { grossYield, pricePerSqm } from 'thai-property-search/facts';
import { describe, expect, it } from 'vitest';
import { median, originalPrice, percentChange, priceChanges, pricePerRai, pricePerSqwah } from './price';

describe('prices', () => {
  it('are per m² of usable area and per square wah of land, in whole baht', () => {
    expect(pricePerSqm({ price: 3_690_000, usableAreaSqm: 35 })).toBe(105_429);
    expect(pricePerSqwah({ price: 2_000_000, landAreaSqwah: 300 })).toBe(6_667);
  });

  it('are calculated per rai directly, not as 400 rounded prices per square wah', () => {
    expect(pricePerRai({ price: 3_450_000, landAreaSqwah: 2_160 })).toBe(638_889);
    expect(pricePerRai({ price: null, landAreaSqwah: 2_160 })).toBeNull();
    expect(pricePerRai({ price: 1, landAreaSqwah: undefined })).toBeNull();
  });

  it('are null without a price or an area', () => {
    expect(pricePerSqm({ price: null, usableAreaSqm: 35 })).toBeNull();
    expect(pricePerSqm({ price: 1_000_000, usableAreaSqm: undefined })).toBeNull();
    expect(pricePerSqwah({ price: 1_000_000, landAreaSqwah: undefined })).toBeNull();
  });

  it('include the original price only if the price has fallen', () => {
    const history = (...prices: number[]) =>
      prices.map((price, index) => ({ at: `2026-0${index + 1}-01T00:00:00Z`, price }));
    expect(originalPrice({ price: 90, priceHistory: history(100, 95, 90) })).toBe(100);
    expect(originalPrice({ price: 110, priceHistory: history(100, 110) })).toBeNull();
    expect(originalPrice({ price: 100, priceHistory: history(100) })).toBeNull();
    expect(originalPrice({ price: 100, priceHistory: [] })).toBeNull();
    expect(originalPrice({ price: null, priceHistory: history(100) })).toBeNull();
  });

  it('include the gross yield of twelve rents, in percent with one decimal', () => {
    expect(grossYield({ deal: 'sale', price: 3_690_000, rentEstimateMonthly: 16_500 })).toBe(5.4);
    expect(grossYield({ deal: 'sale', price: null, rentEstimateMonthly: 16_500 })).toBeNull();
    expect(grossYield({ deal: 'sale', price: 1, rentEstimateMonthly: undefined })).toBeNull();
    expect(grossYield({ deal: 'rent', price: 16_500, rentEstimateMonthly: 16_500 })).toBeNull();
  });
});

describe('changes of a price', () => {
  const history = (...prices: number[]) =>
    prices.map((price, index) => ({ at: `2026-0${index + 1}-01T00:00:00Z`, price }));

  it('are the prices that differ from the previous one', () => {
    const changes = priceChanges({ price: 90, priceHistory: history(100, 100, 95, 95, 95, 90) });
    expect(changes.map(({ price, before }) => [price, before])).toEqual([
      [100, undefined],
      [95, 100],
      [90, 95],
    ]);
    expect(changes.map(({ at }) => at.slice(0, 7))).toEqual(['2026-01', '2026-03', '2026-06']);
  });

  it('are empty if the history does not end at the current price', () => {
    expect(priceChanges({ price: 85, priceHistory: history(100, 90) })).toEqual([]);
  });

  it('are empty for a price on request', () => {
    expect(priceChanges({ price: null, priceHistory: history(100, 90) })).toEqual([]);
  });
});

describe('change of a price', () => {
  it.each([
    [3_890_000, 3_650_000, -6.2],
    [4_000_000, 4_200_000, 5],
    [4_000_000, 4_000_000, 0],
  ])('from %i to %i is %f percent', (from, to, percent) => {
    expect(percentChange(from, to)).toBe(percent);
  });
});

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
