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
  it('gives the median asking price of a district with at least three homes for sale', () => {
    const listings = homes(['1033', 4], ['1033', 9], ['1033', 5], ['1038', 7], ['1038', 8]);
    expect(areaPrices(listings, 4)).toMatchObject([
      { districtCode: '1033', provinceCode: '10', count: 3, median: 5, newest: { id: 'rm-0' } },
    ]);
  });

  it('leaves rents and homes without a price out of it', () => {
    expect(areaPrices(homes(['1033', 4], ['1033', null], ['1033', 5], ['1033', 6, 'rent']), 4)).toEqual([]);
  });

  it('puts the fullest district first and keeps to the limit', () => {
    const three = (code: string) => [1, 2, 3].map((price): [string, number] => [code, price]);
    const listings = homes(...three('1001'), ...three('1002'), ...three('1003'), ['1003', 9]);
    expect(areaPrices(listings, 2).map(({ districtCode }) => districtCode)).toEqual(['1003', '1001']);
  });
});
