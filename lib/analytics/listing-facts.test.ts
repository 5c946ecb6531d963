import { expect, it } from 'vitest';
import { listingFacts } from './listing-facts';

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

it('omits or replaces what is not known of a listing', () => {
  const facts = listingFacts({ ...home, price: null, bedrooms: undefined }, { districts: new Map() });
  expect(facts).toMatchObject({ price_band: 'on-request', district: '1039' });
  expect(facts).not.toHaveProperty('bedrooms');
});
