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

it('says what a home is, in words that are the same in both languages', () => {
  expect(listingFacts(home, { districts })).toEqual({
    content_id: 'rm-1',
    property_type: 'condo',
    deal: 'sale',
    price_band: '3-5M',
    district: 'Watthana',
    bedrooms: 1,
  });
});

it('says what it knows of a home without price, rooms or a known district', () => {
  const facts = listingFacts({ ...home, price: null, bedrooms: undefined }, { districts: new Map() });
  expect(facts).toMatchObject({ price_band: 'on-request', district: '1039' });
  expect(facts).not.toHaveProperty('bedrooms');
});
