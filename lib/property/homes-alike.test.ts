import fc from 'fast-check';
import { metresBetween } from 'thai-property-search/distance';
import { pricePerSqm } from 'thai-property-search/facts';
import { expect, it } from 'vitest';
import type { Listing } from '../content/collections';
import { parseCollection } from '../content/parse-collection';
import { listingDocumentFixture as fixture } from '../content/testing/documents';
import { HomesAlike, pricedListing } from './homes-alike';

/** Listings within seven kilometres, in the middle and at both ends of Thailand, with areas around a few sizes. */
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

const MADE_AT = Date.parse(fixture.published_at);

function listingsOf(changes: readonly object[]): Listing[] {
  const documents = changes.map((own, index) => ({
    ...fixture,
    ...own,
    id: `rm-${index}`,
    code: `RM-${1_000 + index}`,
  }));
  return [...parseCollection('listings', documents).values()];
}

function expectAll(found: HomesAlike, listings: readonly Listing[]): void {
  for (const home of listings) {
    const own = pricedListing(home);
    const expected = listings.filter((other) => alike(home, other)).map((other) => pricePerSqm(other) ?? 0);
    expect(own && inOrder(found.pricesAround(own, MADE_AT))).toEqual(inOrder(expected));
    expect(own && found.pricesAround(own, MADE_AT + 1)).toEqual([]);
  }
}

const changes = fc.array(change, { minLength: 1, maxLength: 40 });

it('finds the same listings as comparing each pair', () => {
  fc.assert(
    fc.property(changes, (all) => {
      const listings = listingsOf(all);
      expectAll(new HomesAlike(listings), listings);
    }),
  );
});

it('finds the same listings after replacing, adding and removing some', () => {
  fc.assert(
    fc.property(changes, changes, (before, after) => {
      const found = new HomesAlike(listingsOf(before));
      const listings = new Map(listingsOf(after).map((listing) => [listing.id, listing]));
      const count = Math.max(before.length, after.length);
      for (let index = 0; index < count; index += 1) found.replace(`rm-${index}`, listings.get(`rm-${index}`));
      expectAll(found, [...listings.values()]);
    }),
  );
});
