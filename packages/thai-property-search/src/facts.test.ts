import { expect, it } from 'vitest';
import type { Listing } from './documents';
import { factsReader, listingFacts } from './facts';

const HOME: Listing = {
  id: 'rm-1',
  code: 'RM-1',
  deal: 'sale',
  propertyType: 'condo',
  collections: [],
  title: {},
  description: {},
  highlights: [],
  price: 3_000_000,
  tenure: 'freehold',
  address: { provinceCode: '10', districtCode: '1033' },
  amenities: [],
  publishedAt: '2026-11-01T00:00:00.000Z',
};

const history = (...prices: readonly number[]) => prices.map((price) => ({ price }));

it.each<[string, Partial<Listing>, readonly string[]]>([
  ['nothing known', {}, []],
  ['no flood', { risks: { flood: 'none' } }, ['never-flooded']],
  ['a flood of which nothing is known', { risks: { flood: 'unknown' } }, []],
  ['no bedroom', { bedrooms: 0 }, ['studio']],
  ['a house without a bedroom', { bedrooms: 0, propertyType: 'townhouse' }, []],
  ['a renovated home', { condition: 'renovated' }, ['second-hand']],
  ['a new home', { condition: 'new' }, []],
  ['land', { condition: 'good', propertyType: 'land' }, []],
  ['a lower price', { priceHistory: history(3_500_000, 3_000_000) }, ['price-reduced']],
  ['a higher price', { priceHistory: history(2_500_000, 3_000_000) }, []],
  ['a price on request', { price: null, priceHistory: history(2_500_000) }, []],
  ['a price below the appraisal', { appraisedValue: 3_000_001 }, ['below-appraisal']],
  ['a price as appraised', { appraisedValue: 3_000_000 }, []],
  ['a seller who pays the transfer', { transferFeePayer: 'seller' }, ['seller-pays-transfer']],
  ['an empty home', { occupancy: 'vacant' }, ['ready-to-transfer']],
  ['a tenant', { occupancy: 'tenant' }, ['with-tenant']],
  ['a rental with a tenant', { occupancy: 'tenant', deal: 'rent' }, []],
])('finds the facts of a listing with %s', (_, fields, facts) => {
  expect(listingFacts({ ...HOME, ...fields })).toEqual(facts);
});

it.each<[Listing['propertyType'], number | undefined, string | undefined]>([
  ['townhouse', 2, '2'],
  ['shophouse', 3, '3'],
  ['shophouse', 5, '4'],
  ['townhouse', undefined, undefined],
  ['villa', 0, undefined],
  ['condo', 2, undefined],
])('counts the storeys of a %s with %s as %s', (propertyType, storeys, expected) => {
  expect(factsReader([])({ ...HOME, propertyType, storeys }, 0).storeys).toBe(expected);
});
