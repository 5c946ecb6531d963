import { describe, expect, it } from 'vitest';
import type { Listing } from '../content/collections';
import { parseCollection } from '../content/parse-collection';
import { listingDocumentFixture as fixture } from '../content/testing/documents';
import { areaPrice, byCount } from './area-prices';

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

describe('areaPrice', () => {
  it('returns the median asking price of a district with at least three listings for sale', () => {
    expect(areaPrice(homes(['1033', 4], ['1033', 9], ['1033', 5]))).toMatchObject({
      ...{ districtCode: '1033', provinceCode: '10', count: 3, median: 5, newest: { id: 'rm-0' } },
    });
    expect(areaPrice(homes(['1038', 7], ['1038', 8]))).toBeUndefined();
  });

  it('ignores rents and listings without a price', () => {
    expect(areaPrice(homes(['1033', 4], ['1033', null], ['1033', 5], ['1033', 6, 'rent']))).toBeUndefined();
  });

  it('ignores leases, which sell for less', () => {
    const some = homes(['1033', 4], ['1033', 5], ['1033', 6], ['1033', 1]);
    const lease = (home: Listing): Listing => ({ ...home, tenure: 'leasehold' });
    const withLease = some.map((home) => (home.price === 1 ? lease(home) : home));
    expect(areaPrice(withLease)).toMatchObject({ count: 3, median: 5 });
    expect(areaPrice(some.map(lease))).toBeUndefined();
  });

  it('puts the district with the most listings first', () => {
    const three = (code: string) => [1, 2, 3].map((price): [string, number] => [code, price]);
    const districts = [three('1002'), [...three('1003'), ['1003', 9] as [string, number]], three('1001')];
    const prices = districts.flatMap((rows) => areaPrice(homes(...rows)) ?? []);
    expect(prices.sort(byCount).map(({ districtCode }) => districtCode)).toEqual(['1003', '1001', '1002']);
  });

  it('returns prices by area for each type with at least three, in square wah for land', () => {
    const rows = homes(['1033', 3_000_000], ['1033', 4_000_000], ['1033', 5_000_000], ['1033', 9_000_000]);
    const sized = rows.map((home, index) => ({ ...home, usableAreaSqm: 40, landAreaSqwah: 10 * (index + 1) }));
    const condo = (home: Listing): Listing => ({ ...home, propertyType: 'condo' });
    const land = (home: Listing): Listing => ({ ...home, propertyType: 'land' });
    expect(areaPrice(sized.map(condo))?.types).toEqual([{ propertyType: 'condo', count: 4, perArea: 112_500 }]);
    expect(areaPrice(sized.map(land))?.types).toEqual([{ propertyType: 'land', count: 4, perArea: 212_500 }]);
    const two = sized.map((home, index) => (index < 2 ? condo(home) : land(home)));
    expect(areaPrice(two)?.types).toEqual([]);
  });
});
