import fc from 'fast-check';
import { expect, it } from 'vitest';
import { activeListings } from './listings.server';
import { createSnapshots } from './snapshots';
import { contentStore } from './store.server';
import { listingDocumentFixture as fixture } from './testing/documents';

const document = fc.record({
  number: fc.integer({ min: 2, max: 9 }),
  record_status: fc.constantFrom('Active', 'Sold', 'Draft'),
  published_at: fc.constantFrom('2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z', '2026-01-03T00:00:00Z'),
  price: fc.integer({ min: 1, max: 3 }),
});
const version = fc.uniqueArray(document, { selector: ({ number }) => number, minLength: 1 });

it('returns the active listings, newest first, after any change of the content', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(version, { minLength: 1, maxLength: 5 }), async (versions) => {
      let documents: object[] = [];
      const content = createSnapshots({
        kind: 'embedded',
        load: async (name) => (name === 'listings' ? documents : []),
      });
      contentStore.set({ opening: Promise.resolve(content) });
      for (const changed of versions) {
        documents = changed.map(({ number, ...own }) => ({
          ...{ ...fixture, ...own },
          ...{ id: `rm-${number}`, code: `RM-000${number}` },
        }));
        // A sold listing, because the store keeps the last content if a collection comes back empty.
        documents.push({ ...fixture, record_status: 'Sold' });
        await content.refresh();
        const expected = changed
          .filter(({ record_status }) => record_status === 'Active')
          .sort((a, b) => b.published_at.localeCompare(a.published_at) || a.number - b.number)
          .map(({ number, price }) => [`rm-${number}`, price]);
        expect((await activeListings()).map(({ id, price }) => [id, price])).toEqual(expected);
      }
    }),
  );
});
