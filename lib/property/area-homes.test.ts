import { describe, expect, it } from 'vitest';
import type { Listing } from '../content/collections';
import { parseCollection } from '../content/parse-collection';
import { listingDocumentFixture as fixture } from '../content/testing/documents';
import { areaStats, comparedWith } from './area-facts';

function homes(...changes: Partial<Listing>[]): Listing[] {
  const documents = changes.map((_, index) => ({ ...fixture, id: `rm-${index}`, code: `RM-${1_000 + index}` }));
  return [...parseCollection('listings', documents).values()].map((home, index) => ({ ...home, ...changes[index] }));
}

describe('areaStats', () => {
  const condo = { propertyType: 'condo', usableAreaSqm: 40 } as const;

  it('has the range of fewer than three prices, but no median', () => {
    const { prices, perArea, size } = areaStats(homes({ ...condo, price: 4 }, { ...condo, price: 9 }), 'condo');
    expect(prices).toEqual({ priced: 2, count: 2, least: 4, most: 9, median: null });
    expect([perArea, size]).toEqual([null, null]);
  });

  it('separates sales from rents, and ignores listings without a price', () => {
    const some = homes(
      { ...condo, price: 4_000_000 },
      { ...condo, price: 8_000_000 },
      { ...condo, price: 5_000_000 },
      { ...condo, price: null },
      { ...condo, deal: 'rent', price: 20_000 },
    );
    expect(areaStats(some, 'condo')).toEqual({
      ...{ sale: 4, rent: 1 },
      prices: { priced: 3, count: 3, least: 4_000_000, most: 8_000_000, median: 5_000_000 },
      rents: { priced: 1, count: 1, least: 20_000, most: 20_000, median: null },
      perArea: { count: 3, median: 125_000 },
      size: { count: 5, median: 40 },
    });
  });

  it('includes leases in counts and ranges, but not in medians', () => {
    const lease = { ...condo, tenure: 'leasehold' } as const;
    const some = homes(
      { ...condo, price: 4_000_000 },
      { ...condo, price: 8_000_000 },
      { ...lease, price: 1_000_000 },
      { ...condo, price: 5_000_000 },
      { ...lease, deal: 'rent', price: 20_000 },
    );
    expect(areaStats(some, 'condo')).toMatchObject({
      ...{ sale: 4, rent: 1, perArea: { count: 3, median: 125_000 } },
      prices: { count: 3, least: 1_000_000, most: 8_000_000, median: 5_000_000 },
      rents: { count: 1, least: 20_000 },
    });
    const leases = [1, 2, 3].map((price) => ({ ...lease, price }));
    expect(areaStats(homes(...leases), 'condo')).toMatchObject({
      prices: { least: 1, most: 3, median: null },
      perArea: null,
    });
  });

  it('measures land in square wah', () => {
    const land = { propertyType: 'land', price: 1_000_000 } as const;
    const { perArea, size } = areaStats(
      homes({ ...land, landAreaSqwah: 100 }, { ...land, landAreaSqwah: 200 }, { ...land, landAreaSqwah: 400 }),
      'land',
    );
    expect([perArea?.median, size?.median]).toEqual([5_000, 200]);
  });

  it('has no median of area for mixed property types', () => {
    const some = homes({ ...condo }, { ...condo }, { ...condo });
    expect(areaStats(some, 'homes')).toMatchObject({ perArea: null, size: null, prices: { median: 3_500_000 } });
  });

  it('is empty without listings', () => {
    expect(areaStats([], 'condo')).toEqual({
      ...{ sale: 0, rent: 0, prices: null, rents: null, perArea: null, size: null },
    });
  });
});

it('comparedWith compares only with an area that has more listings', () => {
  expect(comparedWith({ count: 3, median: 112_000 }, { count: 6, median: 100_000 })).toBe(12);
  expect(comparedWith({ count: 3, median: 80_000 }, { count: 6, median: 100_000 })).toBe(-20);
  expect(comparedWith({ count: 3, median: 80_000 }, { count: 5, median: 100_000 })).toBeNull();
  expect(comparedWith(null, { count: 5, median: 100_000 })).toBeNull();
});
