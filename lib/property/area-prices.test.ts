import { describe, expect, it } from 'vitest';
import type { Listing } from '../content/collections';
import { parseCollection } from '../content/parse-collection';
import { listingDocumentFixture as fixture } from '../content/testing/documents';
import { areaPrices } from './area-prices';

function homes(...rows: [district: string, price: number | null, deal?: 'sale' | 'rent'][]): Listing[] {
  const documents = rows.map(([district, price, deal = 'sale'], index) => ({
    ...fixture,
    id: `rm-${index}`,
    code: `RM-${1_000 + index}`,
    deal,
    price,
    address: { province_code: '10', district_code: district },
  }));
  return [...parseCollection('listings', documents).values()];
}

describe('areaPrices', () => {
  it('returns the median asking price of a district with at least three listings for sale', () => {
    const listings = homes(['1033', 4], ['1033', 9], ['1033', 5], ['1038', 7], ['1038', 8]);
    expect(areaPrices(listings)).toMatchObject([
      { districtCode: '1033', provinceCode: '10', count: 3, median: 5, newest: { id: 'rm-0' } },
    ]);
  });

  it('ignores rents and listings without a price', () => {
    expect(areaPrices(homes(['1033', 4], ['1033', null], ['1033', 5], ['1033', 6, 'rent']))).toEqual([]);
  });

  it('ignores leases, which sell for less', () => {
    const some = homes(['1033', 4], ['1033', 5], ['1033', 6], ['1033', 1]);
    const lease = (home: Listing): Listing => ({ ...home, tenure: 'leasehold' });
    const withLease = some.map((home) => (home.price === 1 ? lease(home) : home));
    expect(areaPrices(withLease)).toMatchObject([{ count: 3, median: 5 }]);
    expect(areaPrices(some.map(lease))).toEqual([]);
  });

  it('puts the district with the most listings first', () => {
    const three = (code: string) => [1, 2, 3].map((price): [string, number] => [code, price]);
    const listings = homes(...three('1001'), ...three('1002'), ...three('1003'), ['1003', 9]);
    expect(areaPrices(listings).map(({ districtCode }) => districtCode)).toEqual(['1003', '1001', '1002']);
  });

  it('returns prices by area for each type with at least three, in square wah for land', () => {
    const rows = homes(['1033', 3_000_000], ['1033', 4_000_000], ['1033', 5_000_000], ['1033', 9_000_000]);
    const sized = rows.map((home, index) => ({ ...home, usableAreaSqm: 40, landAreaSqwah: 10 * (index + 1) }));
    const condo = (home: Listing): Listing => ({ ...home, propertyType: 'condo' });
    const land = (home: Listing): Listing => ({ ...home, propertyType: 'land' });
    expect(areaPrices(sized.map(condo))[0]?.types).toEqual([{ propertyType: 'condo', count: 4, perArea: 112_500 }]);
    expect(areaPrices(sized.map(land))[0]?.types).toEqual([{ propertyType: 'land', count: 4, perArea: 212_500 }]);
    const two = sized.map((home, index) => (index < 2 ? condo(home) : land(home)));
    expect(areaPrices(two)[0]?.types).toEqual([]);
  });
});
