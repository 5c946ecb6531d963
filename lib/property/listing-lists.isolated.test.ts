import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Listing } from '../content/collections';
import {
  activeListings,
  listedProjects,
  listingsOf,
  listingsOfProject,
  listingsTitledAlike,
  offMarketListingsOf,
} from '../content/listings.server';
import { createSnapshots } from '../content/snapshots';
import { contentStore } from '../content/store.server';
import { listingDocumentFixture as fixture } from '../content/testing/documents';
import { areaLists } from './area-homes.server';
import { similarListings } from './similar-listings.server';

const address = fc.constantFrom('1045', '1001').map((district_code) => ({ province_code: '10', district_code }));

const document = fc.record({
  number: fc.integer({ min: 2, max: 9 }),
  record_status: fc.constantFrom('Active', 'Sold', 'Draft'),
  published_at: fc.constantFrom('2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z', '2026-01-03T00:00:00Z'),
  price: fc.integer({ min: 1, max: 3 }),
  property_type: fc.constantFrom('townhouse', 'villa'),
  collections: fc.constantFrom([], ['below-market-price'], ['new', 'renovated']),
  project: fc.constantFrom({ en: 'One' }, { en: 'Two' }),
  address,
});
const version = fc.uniqueArray(document, { selector: ({ number }) => number, minLength: 1 });

const contentOf = (load: () => readonly object[]) => {
  const content = createSnapshots({ kind: 'embedded', load: async (name) => (name === 'listings' ? load() : []) });
  contentStore.set({ opening: Promise.resolve(content) });
  return content;
};

it('returns the listings of categories, areas and projects, newest first, after any change of the content', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(version, { minLength: 1, maxLength: 5 }), async (versions) => {
      let documents: object[] = [];
      const content = contentOf(() => documents);
      for (const changed of versions) {
        documents = changed.map(({ number, ...own }) => ({
          ...{ ...fixture, ...own },
          ...{ id: `rm-${number}`, code: `RM-000${number}` },
        }));
        // A sold listing, because the store keeps the last content if a collection comes back empty.
        documents.push({ ...fixture, record_status: 'Sold', project: undefined });
        await content.refresh();
        const sorted = changed.toSorted((a, b) => b.published_at.localeCompare(a.published_at) || a.number - b.number);
        const expected = (isIn: (own: (typeof changed)[number]) => boolean) =>
          sorted
            .filter((own) => own.record_status === 'Active' && isIn(own))
            .map(({ number, price }) => [`rm-${number}`, price]);
        const found = (listings: readonly Listing[]) => listings.map(({ id, price }) => [id, price]);
        expect(found(await activeListings())).toEqual(expected(() => true));
        expect(found(await listingsOf('new-renovated'))).toEqual(expected((own) => own.collections.length === 2));
        const { homesIn, offMarketIn } = await areaLists();
        expect(found(homesIn('10', 'villa'))).toEqual(expected((own) => own.property_type === 'villa'));
        const isIn1045 = (own: (typeof changed)[number]) => own.address.district_code === '1045';
        expect(found(homesIn('1045', 'homes'))).toEqual(expected(isIn1045));
        const sold = changed.filter(({ record_status }) => record_status === 'Sold');
        expect((await offMarketListingsOf('properties')).length).toBe(sold.length + 1);
        const soldVillas = sold.filter((own) => isIn1045(own) && own.property_type === 'villa');
        expect(offMarketIn('1045', 'villa').length).toBe(soldVillas.length);
        const shown = sorted.filter(({ record_status }) => record_status !== 'Draft');
        const inOne = shown.filter((own) => isIn1045(own) && own.project.en === 'One');
        expect((await listingsOfProject('one-1045')).map(({ id }) => id)).toEqual(
          inOne.map(({ number }) => `rm-${number}`),
        );
        const projects = await listedProjects();
        expect(projects.map(({ id }) => id).sort()).toEqual(
          [...new Set(shown.map((own) => `${own.project.en.toLowerCase()}-${own.address.district_code}`))].sort(),
        );
        expect(projects.flatMap(({ homes }) => homes)).toHaveLength(shown.length);
      }
    }),
  );
});

it('finds the listings of the same kind with a price within one percent', async () => {
  const price = fc.option(fc.integer({ min: 1_000, max: 1_030 }));
  await fc.assert(
    fc.asyncProperty(price, price, async (own, other) => {
      contentOf(() => [
        { ...fixture, price: own },
        { ...fixture, id: 'rm-2', code: 'RM-0002', price: other },
        { ...fixture, id: 'rm-3', code: 'RM-0003', price: own, deal: 'rent' },
      ]);
      const listing = (await activeListings()).find(({ id }) => id === fixture.id);
      const isAlike = own === null || other === null ? own === other : Math.abs(own - other) * 100 <= own;
      const alike = listing && (await listingsTitledAlike(listing));
      expect(alike?.map(({ id }) => id)).toEqual(isAlike ? ['rm-2'] : []);
    }),
  );
});

const similarTo = async (listing: object, ...others: readonly object[]) => {
  contentOf(() => [
    { ...fixture, ...listing },
    ...others.map((other, index) => ({ ...fixture, ...other, id: `rm-${index + 2}`, code: `RM-${1_000 + index}` })),
  ]);
  const found = (await activeListings()).find(({ id }) => id === fixture.id);
  if (found === undefined) throw new Error('no listing');
  return (await similarListings(found, 3)).map(({ id }) => id);
};

const IN_WATTHANA = { province_code: '10', district_code: '1039' };
const at = (lat: number) => ({ geo: { lat, lng: 100.6, precision: 'exact' } });

it('finds the nearest homes of the same kind, with about its price and bedrooms, or none', async () => {
  const home = { price: 1_000_000, bedrooms: 2, address: IN_WATTHANA, ...at(13.72) };
  const elsewhere = { ...home, address: { ...IN_WATTHANA, district_code: '1047' } };
  expect(
    await similarTo(
      home,
      { ...elsewhere, ...at(13.62) },
      { ...elsewhere, ...at(13.7) },
      { ...home, price: 1_250_000, bedrooms: 3 },
      { ...home, price: 1_260_000 },
      { ...home, bedrooms: 4 },
      { ...home, deal: 'rent' },
      { ...home, property_type: 'villa' },
      { ...elsewhere, geo: undefined },
      { ...elsewhere, ...at(13.5) },
      { ...home, price: 990_000 },
    ),
  ).toEqual(['rm-11', 'rm-4', 'rm-3']);
  expect(await similarTo(home, { ...elsewhere, ...at(18.78) })).toEqual([]);
});

it('finds what sorting all candidates would find', async () => {
  const price = fc.option(fc.integer({ min: 80, max: 130 }));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ price, address }), { maxLength: 12 }), async (others) => {
      const own = { price: 100, address: { province_code: '10', district_code: '1045' } };
      const found = await similarTo({ ...own, geo: undefined }, ...others.map((one) => ({ ...one, geo: undefined })));
      const apart = (one: (typeof others)[number]) => (one.price === null ? 25 : Math.abs(one.price - 100));
      const expected = others
        .map((one, index) => ({ one, id: `rm-${index + 2}` }))
        .filter(({ one }) => one.address.district_code === '1045' && apart(one) <= 25)
        .sort((a, b) => apart(a.one) - apart(b.one) || (a.id < b.id ? -1 : 1));
      expect(found).toEqual(expected.slice(0, 3).map(({ id }) => id));
    }),
  );
});
