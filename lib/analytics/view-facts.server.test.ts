import { expect, it } from 'vitest';
import { listingFacts, priceBand } from './view-facts.server';

const home = {
  id: 'rm-1',
  propertyType: 'condo',
  deal: 'sale',
  price: 4_490_000,
  bedrooms: 1,
  address: { provinceCode: '10', districtCode: '1039' },
} as const;
const districts = new Map([
  ['1039', { id: '1039', provinceCode: '10', name: { th: 'วัฒนา', en: 'Watthana' }, postcodes: [] }],
]);

it('describes a listing with the same values in both languages', () => {
  expect(listingFacts(home, { districts })).toEqual({
    content_id: 'rm-1',
    property_type: 'condo',
    deal: 'sale',
    price_band: '3-5M',
    district: 'Watthana',
    bedrooms: 1,
  });
});

it('omits or replaces unknown facts of a listing', () => {
  const facts = listingFacts({ ...home, price: null, bedrooms: undefined }, { districts: new Map() });
  expect(facts).toMatchObject({ price_band: 'on-request', district: '1039' });
  expect(facts).not.toHaveProperty('bedrooms');
});

it.each([
  [0, 'sale', '<2M'],
  [1_999_999, 'sale', '<2M'],
  [2_000_000, 'sale', '2-3M'],
  [4_490_000, 'sale', '3-5M'],
  [49_999_999, 'sale', '20-50M'],
  [50_000_000, 'sale', '50M+'],
  [9_999, 'rent', '<10k'],
  [10_000, 'rent', '10-20k'],
  [100_000, 'rent', '100k+'],
] as const)('a price of %i for %s is in the band %s', (price, deal, band) => {
  expect(priceBand(price, deal)).toBe(band);
});
