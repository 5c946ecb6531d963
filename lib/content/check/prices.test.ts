import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listingDocumentFixture as fixture } from '../testing/documents';
import { embedded, parsedContent } from '../testing/parsed-content';
import { checkPrices } from './prices';

const faultsOf = (listing: object) =>
  checkPrices(parsedContent({ listings: [listing] })).map(({ field, reason }) => `${field} ${reason.en}`);

const homes = embedded('listings');
const priced = homes.filter(({ price }) => price !== null);

/** A listing with its price multiplied by a factor, and without history. */
function withPriceTimes(listing: Record<string, unknown>, factor: number) {
  const price = Math.max(1, Math.round(Number(listing.price) * factor));
  return { ...listing, price, price_history: [], appraised_value: undefined };
}

const condo = { ...fixture, property_type: 'condo', usable_area_sqm: 34.5 };
const house = { ...fixture, property_type: 'detached-house', usable_area_sqm: 150, land_area_sqwah: 60 };
const land = {
  ...fixture,
  property_type: 'land',
  land_area_sqwah: 400,
  address: { province_code: '50', district_code: '5015' },
};

describe('checkPrices', () => {
  it('reports nothing for the content, even at a third or three times its prices', () => {
    fc.assert(
      fc.property(fc.constantFrom(...priced), fc.double({ min: 1 / 3, max: 3, noNaN: true }), (listing, factor) => {
        expect(faultsOf(withPriceTimes(listing, factor))).toEqual([]);
      }),
    );
    expect(checkPrices(parsedContent({ listings: homes }))).toEqual([]);
  });

  it.each([1_000, 1 / 1_000])('reports every price of the content that is multiplied by %d', (factor) => {
    const found = priced.filter((listing) => faultsOf(withPriceTimes(listing, factor)).length === 0);
    expect(found.map(({ id }) => id)).toEqual([]);
  });

  it('reports every sale price of a home that is given as a rent', () => {
    const homesForSale = priced.filter(({ deal, property_type }) => deal === 'sale' && property_type !== 'land');
    const found = homesForSale.filter(
      (listing) => faultsOf({ ...withPriceTimes(listing, 1), deal: 'rent' }).length === 0,
    );
    expect(found.map(({ id }) => id)).toEqual([]);
  });
});

describe('the check of a price', () => {
  it('reports a price in the history that is too far from the current one', () => {
    const at = '2026-01-01T00:00:00Z';
    expect(
      faultsOf({
        ...condo,
        price: 4_490_000,
        price_history: [
          { at, price: 4_490 },
          { at, price: 4_490_000 },
        ],
      }),
    ).toEqual([
      'price_history.0.price 4,490 is too far from the price of 4,490,000; look for a missing or an extra digit',
    ]);
    expect(faultsOf({ ...condo, price: null, price_history: [{ at, price: 4_490 }] })[0]).toMatch(
      /^price_history\.0\.price 4,490 baht/,
    );
  });

  it.each([
    [
      'a condo for thousands',
      { ...condo, price: 4_490 },
      /^price 4,490 baht cannot be right for 34.5 m²; it should lie between 86,250 and 69,000,000\./,
    ],
    [
      'a rent of millions',
      { ...condo, deal: 'rent', price: 4_490_000 },
      /^price 4,490,000 baht a month cannot be right/,
    ],
    ['a rent of 20 baht', { ...condo, deal: 'rent', price: 20 }, /^price 20 baht a month/],
    ['a house of billions', { ...house, price: 4_000_000_000 }, /^price 4,000,000,000 baht cannot/],
    ['land of hundreds of millions a square wah', { ...land, price: 100_000_000_000 }, /^price .* for 400 square wah/],
    ['land for 40 baht a rai', { ...land, price: 40 }, /^price 40 baht/],
    ['an estimated rent equal to the price', { ...condo, rent_estimate_monthly: 4_490_000 }, /^rent_estimate_monthly /],
    [
      'an appraisal in thousands',
      { ...condo, price: 4_490_000, appraised_value: 3_790 },
      /^appraised_value 3,790 is too far/,
    ],
  ])('reports %s', (_, listing, expected) => {
    expect(faultsOf(listing)).toEqual([expect.stringMatching(expected)]);
  });

  it.each([
    ['a flat of the National Housing Authority', { ...condo, usable_area_sqm: 24, price: 280_000 }],
    ['a branded residence', { ...condo, usable_area_sqm: 400, price: 300_000_000 }],
    ['an old house on Lang Suan', { ...house, land_area_sqwah: 400, price: 1_200_000_000 }],
    ['a small house in the country', { ...house, price: 350_000 }],
    ['farmland', { ...land, land_area_sqwah: 4_000, price: 200_000 }],
    ['a penthouse for rent', { ...condo, deal: 'rent', usable_area_sqm: 700, price: 1_000_000 }],
    [
      'a shop at Siam for rent',
      { ...house, deal: 'rent', property_type: 'shophouse', usable_area_sqm: 80, price: 400_000 },
    ],
    ['a rented house in the country', { ...house, deal: 'rent', price: 3_500 }],
    ['a price on request', { ...condo, price: null }],
    ['a home without area', { ...fixture, price: 1 }],
  ])('accepts %s', (_, listing) => {
    expect(faultsOf(listing)).toEqual([]);
  });
});
