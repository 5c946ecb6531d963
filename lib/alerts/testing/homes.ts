import { createSnapshots } from '../../content/snapshots';
import { contentStore } from '../../content/store.server';
import { listingDocumentFixture as fixture } from '../../content/testing/documents';
import { searchEngine, searchState } from '../../search/search.server';

export const testHome = (number: number, change: object = {}) => ({
  ...fixture,
  id: `rm-${number}`,
  code: `RM-000${number}`,
  ...{ deal: 'sale', property_type: 'condo', price: 4_000_000, record_status: 'Active' },
  media: [{ kind: 'photo', url: '/demo/a.jpg', width: 1440, height: 960, alt: { th: 'ก', en: 'a' } }],
  ...change,
});

/** Makes these homes those of the site. */
export function testContent(): (homes: readonly object[]) => Promise<void> {
  let documents: readonly object[] = [];
  const content = createSnapshots({ kind: 'embedded', load: async (name) => (name === 'listings' ? documents : []) });
  contentStore.set({ opening: Promise.resolve(content) });
  return async (homes) => {
    if (JSON.stringify(homes) === JSON.stringify(documents)) return;
    documents = homes;
    await content.refresh();
    await searchEngine();
    await searchState.get().next;
  };
}
