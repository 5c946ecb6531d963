import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Listing } from '../content/collections';
import { parseCollection } from '../content/parse-collection';
import { listingDocumentFixture as fixture } from '../content/testing/documents';
import { comparables, percentBelow, priceEvidence, priceMarket, priceRange, quantile } from './comparables';
import { HomesAlike } from './homes-alike';
import { median } from './price';

type Change = Record<string, unknown>;

const NOW = Date.UTC(2026, 10, 21);
const PLAIN = { ...fixture, usable_area_sqm: 100, published_at: '2026-06-01T00:00:00Z' };

/** A listing at 80,000 THB/m² to compare, and others at 100,000, each with these changes. */
function market(own: Change, changes: Change[]): Listing[] {
  const documents = [{ price: 8_000_000, ...own }, ...changes].map((change, index) => ({
    ...PLAIN,
    id: `rm-${index}`,
    code: `RM-${1_000 + index}`,
    price: 10_000_000,
    ...change,
  }));
  return [...parseCollection('listings', documents).values()];
}

function evidenceFor(own: Change, ...changes: Change[]) {
  const listings = market(own, changes);
  const [home] = listings;
  if (home === undefined) throw new Error('the market has no listing');
  return priceEvidence(home, priceMarket(new HomesAlike(listings), NOW));
}

const evidence = (...changes: Change[]) => evidenceFor({}, ...changes);

const five = [{}, {}, {}, {}, {}];

describe('priceEvidence', () => {
  it('returns the distance from the median of five similar listings', () => {
    expect(evidence(...five)).toEqual({ count: 5, percentBelow: 20 });
    expect(evidence({ price: 9_000_000 }, { price: 16_000_000 }, ...five.slice(2))).toEqual({
      count: 5,
      percentBelow: 20,
    });
  });

  it('requires five listings and a distance of five percent', () => {
    expect(evidence(...five.slice(1))).toBeNull();
    expect(evidence(...five.map(() => ({ price: 8_400_000 })))).toBeNull();
    expect(evidence(...five.map(() => ({ price: 7_000_000 })))).toBeNull();
  });

  it.each([
    ['another deal', { deal: 'rent' }],
    ['another type', { property_type: 'condo' }],
    ['a lease', { tenure: 'leasehold', lease_end: '2056-12-31' }],
    ['another district without positions', { address: { province_code: '10', district_code: '1001' } }],
    ['an area more than a quarter larger', { usable_area_sqm: 126 }],
    ['no area', { usable_area_sqm: undefined }],
    ['no price', { price: null }],
    ['a price older than 18 months', { published_at: '2025-05-20T00:00:00Z' }],
  ])('ignores a listing with %s', (_, change) => {
    expect(evidence(...five.slice(1), change)).toBeNull();
    expect(evidence(...five, change)?.count).toBe(5);
  });

  it('includes sold listings, and listings with a price change within 18 months', () => {
    expect(evidence(...five.slice(1), { record_status: 'Sold' })?.count).toBe(5);
    const changed = {
      published_at: '2024-01-01T00:00:00Z',
      price_history: [{ at: '2026-01-01T00:00:00.000Z', price: 10_000_000 }],
    };
    expect(evidence(...five.slice(1), changed)?.count).toBe(5);
  });

  it('includes listings of another district within 3 km', () => {
    const at = (lat: number, district: string) => ({
      geo: { lat, lng: 100.5, precision: 'exact' },
      address: { province_code: '10', district_code: district },
    });
    // A thousandth of a degree of latitude is 111.2 m.
    const others = (lat: number) => five.map(() => at(lat, '1001'));
    expect(evidenceFor(at(13.7, '1045'), ...others(13.726))?.count).toBe(5);
    expect(evidenceFor(at(13.7, '1045'), ...others(13.728))).toBeNull();
  });
});

describe('comparables', () => {
  const comparablesOf = (own: Change, ...changes: Change[]) => {
    const listings = market(own, changes);
    const [home] = listings;
    if (home === undefined) throw new Error('the market has no listing');
    return comparables(home, priceMarket(new HomesAlike(listings), NOW));
  };

  it('have a median, quartiles and dates, and begin with the lowest price', () => {
    const prices = [12_000_000, 9_000_000, 10_000_000, 14_000_000, 11_000_000];
    const dated = prices.map((price, index) => ({ price, published_at: `2026-0${index + 1}-01T00:00:00Z` }));
    const found = comparablesOf({}, ...dated);
    expect(found).toMatchObject({ own: 80_000, median: 110_000, lowerQuartile: 100_000, upperQuartile: 120_000 });
    expect(found).toMatchObject({ from: '2026-01-01T00:00:00.000Z', to: '2026-05-01T00:00:00.000Z', percentBelow: 27 });
    expect(found?.homes.map(({ listing }) => listing.id)).toEqual(['rm-2', 'rm-3', 'rm-5', 'rm-1', 'rm-4']);
  });

  it('contain the twenty listings that are closest in area, if there are more', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ usable_area_sqm: 100 + index / 2 }));
    const found = comparablesOf({}, ...many);
    expect(found?.count).toBe(30);
    expect(found?.homes.map(({ listing }) => listing.usableAreaSqm)).toHaveLength(20);
    expect(Math.max(...(found?.homes ?? []).map(({ listing }) => listing.usableAreaSqm ?? 0))).toBe(109.5);
  });

  it('include a price above the median, but require five listings and a price', () => {
    expect(comparablesOf({ price: 11_000_000 }, ...five)?.percentBelow).toBe(-10);
    expect(comparablesOf({}, ...five.slice(1))).toBeNull();
    expect(comparablesOf({ price: null }, ...five)).toBeNull();
  });
});

describe('percentBelow', () => {
  it('is symmetric, and independent of the currency', () => {
    const price = fc.integer({ min: 1, max: 1e9 });
    fc.assert(
      fc.property(price, price, fc.integer({ min: 1, max: 100 }), (one, other, factor) => {
        expect(percentBelow(other - one, other)).toBe(-percentBelow(other + one, other) + 0);
        expect(percentBelow(one * factor, other * factor)).toBe(percentBelow(one, other));
      }),
    );
  });
});

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

describe('priceRange', () => {
  const home = {
    listing: {
      ...({ id: '', deal: 'sale', propertyType: 'detached-house', tenure: 'freehold' } as const),
      address: { districtCode: '1014' },
    },
    area: 100,
  };
  const rangeOf = (count: number, change: Change = {}) => {
    const [own, ...changes] = Array.from({ length: count }, (_, index) => ({
      ...{ property_type: 'detached-house', address: { province_code: '10', district_code: '1014' } },
      ...{ price: 10_000_000 + index * 1_000_000, ...change },
    }));
    return priceRange(home, priceMarket(new HomesAlike(market(own ?? {}, changes)), NOW));
  };

  it('has the prices of at least five homes in the district of a home that is not listed', () => {
    expect(rangeOf(5)).toMatchObject({
      count: 5,
      figures: { median: 120_000, lowerQuartile: 110_000, upperQuartile: 130_000 },
    });
    expect(rangeOf(4)).toEqual({ count: 4 });
    expect(rangeOf(5, { usable_area_sqm: 126 })).toEqual({ count: 0 });
  });
});
