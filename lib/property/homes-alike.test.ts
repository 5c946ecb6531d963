import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Listing } from '../content/collections';
import { metresBetween } from '../content/distance';
import { parseCollection } from '../content/parse-collection';
import { listingDocumentFixture as fixture } from '../content/testing/documents';
import { HomesAlike, measured } from './homes-alike';
import { pricePerSqm } from './price';

/** Within seven kilometres at the middle and at both ends of Thailand, areas around a few sizes. */
const change = fc.record({
  deal: fc.constantFrom('sale', 'rent'),
  address: fc.constantFrom('1001', '1002', '1039').map((district_code) => ({ province_code: '10', district_code })),
  geo: fc.option(
    fc.record({
      lat: fc
        .tuple(fc.constantFrom(5.7, 13.7, 20.4), fc.double({ min: 0, max: 0.06, noNaN: true }))
        .map(([a, b]) => a + b),
      lng: fc.double({ min: 100.47, max: 100.54, noNaN: true }),
      precision: fc.constant('exact'),
    }),
    { nil: undefined },
  ),
  usable_area_sqm: fc.constantFrom(60, 75, 80, 100, 125, 126),
  price: fc.integer({ min: 1_000_000, max: 9_000_000 }),
});

function alike(a: Listing, b: Listing): boolean {
  const band = Math.abs((b.usableAreaSqm ?? 0) / (a.usableAreaSqm ?? 0) - 1) <= 0.25;
  const sameDistrict = a.address.districtCode === b.address.districtCode;
  const near = a.geo !== undefined && b.geo !== undefined && metresBetween(a.geo, b.geo) <= 3_000;
  return a.id !== b.id && a.deal === b.deal && band && (sameDistrict || near);
}

const inOrder = (prices: readonly number[]) => prices.toSorted((a, b) => a - b);

it('finds what looking at every home finds', () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 40 }), (changes) => {
      const documents = changes.map((own, index) => ({
        ...fixture,
        ...own,
        id: `rm-${index}`,
        code: `RM-${1_000 + index}`,
      }));
      const listings = [...parseCollection('listings', documents).values()];
      const found = new HomesAlike(listings.flatMap((home) => measured(home) ?? []));
      for (const home of listings) {
        const own = measured(home);
        const expected = listings.filter((other) => alike(home, other)).map((other) => pricePerSqm(other) ?? 0);
        expect(own && inOrder(found.pricesAround(own))).toEqual(inOrder(expected));
      }
    }),
  );
});
