import { setImmediate } from 'node:timers/promises';
import { ANY_SEARCH, parseSearchParams, type SearchParams } from 'thai-property-search/params';
import { afterEach, expect, it, vi } from 'vitest';
import { changedAt, listingChangedAt } from '../content/change-log';
import { createSnapshots } from '../content/snapshots';
import { contentStore } from '../content/store.server';
import { listingDocumentFixture as fixture } from '../content/testing/documents';
import { interpretSearch, searchEngine, searchState, warmSearch } from './search.server';

afterEach(() => {
  vi.useRealTimers();
});

it('pages and endpoints share one index, although each has its own copy of the modules', async () => {
  await warmSearch();
  const { indexed, reader } = searchState.get();
  expect(indexed).toBeDefined();
  vi.resetModules();
  const endpoint = await import('./search.server');
  expect(endpoint.searchEngine).not.toBe(searchEngine);
  await endpoint.warmSearch();
  expect(searchState.get()).toMatchObject({ next: undefined });
  expect(searchState.get().indexed).toBe(indexed);
  expect(searchState.get().reader).toBe(reader);
});

it('keeps project names in a sentence as text, even if they begin like a property type', async () => {
  const read = async (q: string) => {
    const { parsed, fromWords } = await interpretSearch(parseSearchParams({ q }));
    return [parsed.q, fromWords];
  };
  expect(await read('Talay Rom Condo Jomtien')).toEqual(['Talay Rom Condo Jomtien', []]);
  expect(await read('เช่าบ้านร่มไม้ อารีย์')).toEqual(['บ้านร่มไม้ อารีย์', ['deal']]);
  expect(await read('เช่าบ้านร่มไม้')).toEqual(['บ้านร่มไม้', ['deal']]);
});

/** A search over documents that the test can replace. */
async function searchOver(initial: readonly object[]) {
  vi.useFakeTimers({ toFake: ['performance'] });
  let documents = initial;
  const content = createSnapshots({ kind: 'embedded', load: async (name) => (name === 'listings' ? documents : []) });
  contentStore.set({ opening: Promise.resolve(content) });
  searchState.set(undefined);
  await searchEngine();
  return {
    ids: async (params: Partial<SearchParams>) => (await searchEngine()).idsOf({ ...ANY_SEARCH, ...params }, 20),
    edit: async (changed: readonly object[]) => {
      vi.advanceTimersByTime(1_000);
      documents = changed;
      await content.refresh();
      await searchEngine();
      await searchState.get().next;
    },
  };
}

const yesterday = new Date(Date.now() - 86_400_000).toISOString();
const document = (number: number, change: object = {}) => ({
  ...fixture,
  usable_area_sqm: 100,
  published_at: yesterday,
  id: `rm-${number}`,
  code: `RM-000${number}`,
  price: 10_000_000,
  ...change,
});

const six = [1, 2, 3, 4, 5, 6].map((number) => document(number));
const cheap = document(1, { price: 8_000_000 });

it('updates edited, hidden and new listings in the same index', async () => {
  const { ids, edit } = await searchOver(six);
  const before = searchState.get().indexed?.engine;
  await edit([cheap, document(2, { record_status: 'Draft' }), ...six.slice(2), document(7)]);
  expect(searchState.get().indexed?.engine).toBe(before);
  expect(await ids({ sort: 'price-asc' })).toEqual(['rm-1', 'rm-3', 'rm-4', 'rm-5', 'rm-6', 'rm-7']);
  const changes = ['rm-1', 'rm-2', 'rm-3', 'rm-7'].map((id) => listingChangedAt(id, 'search'));
  const now = changedAt('search');
  expect(changes).toEqual([now, now, listingChangedAt('rm-3', 'search'), now]);
  expect(listingChangedAt('rm-3', 'search')).toBeLessThan(now);
});

it('knows the projects of the current listings, and keeps its reader while their names stay the same', async () => {
  const project = { en: 'Talay Rom Condo' };
  const { edit } = await searchOver([document(1, { project }), ...six.slice(1)]);
  const fromWords = async () => (await interpretSearch({ ...ANY_SEARCH, q: 'Talay Rom Condo' })).fromWords;
  expect(await fromWords()).toEqual([]);
  const { reader } = searchState.get();
  await edit([document(1, { project, price: 9_000_000 }), ...six.slice(1)]);
  expect(await fromWords()).toEqual([]);
  expect(searchState.get().reader).toBe(reader);
  await edit([document(1, { project, record_status: 'Sold' }), ...six.slice(1)]);
  expect(await fromWords()).toEqual(['types']);
  await edit([document(1), document(2, { project }), ...six.slice(2)]);
  expect(await fromWords()).toEqual([]);
});

it('compares an edited price immediately, and all prices with each other after ten minutes', async () => {
  // Listings for rent are not compared, but the index is only rebuilt when half of all listings have changed.
  const rents = [7, 8, 9].map((number) => document(number, { deal: 'rent' }));
  const { ids, edit } = await searchOver([cheap, ...six.slice(1), ...rents]);
  const before = searchState.get().indexed?.engine;
  const discounted = () => ids({ discountMin: 10 });
  expect(await discounted()).toEqual(['rm-1']);
  const reduced = six.slice(1, 4).map((one) => ({ ...one, price: 8_000_000 }));
  await edit([cheap, ...reduced, ...six.slice(4), ...rents]);
  expect(await discounted()).toEqual(['rm-1']);
  vi.advanceTimersByTime(600_000);
  await edit([cheap, ...reduced, document(5, { price: 11_000_000 }), ...six.slice(5), ...rents]);
  expect(await discounted()).toEqual([]);
  expect(searchState.get().indexed?.engine).toBe(before);
});

it('answers before all prices are compared, except for discounts, which it then compares at once', async () => {
  const rents = Array.from({ length: 300 }, (_, index) => ({
    ...document(index + 7, { deal: 'rent' }),
    code: `RM-${1_000 + index}`,
  }));
  await searchOver([cheap, ...six.slice(1), ...rents]);
  const { engine, comparing } = searchState.get().indexed ?? {};
  const order: string[] = [];
  const compared = comparing?.then(() => order.push('compared'));
  order.push(String(engine?.idsOf({ ...ANY_SEARCH, discountMin: 10 }, 20)));
  await compared;
  expect(order).toEqual(['rm-1', 'compared']);
});

it('updates the index only when all prices are compared, so that a changed listing keeps its own comparison', async () => {
  const { ids, edit } = await searchOver(six);
  const { indexed } = searchState.get();
  let finish = () => {};
  const comparing = new Promise<void>((resolve) => {
    finish = resolve;
  });
  if (indexed) searchState.set({ indexed: { ...indexed, comparing } });
  const edited = edit([cheap, ...six.slice(1)]);
  await vi.waitFor(() => expect(searchState.get().next).toBeDefined());
  await setImmediate();
  expect(await ids({ sort: 'discount', priceMax: 9_000_000 })).toEqual([]);
  finish();
  await edited;
  expect(await ids({ discountMin: 10 })).toEqual(['rm-1']);
});

it('builds a new index when most listings have changed', async () => {
  const { ids, edit } = await searchOver(six);
  const before = searchState.get().indexed?.engine;
  await edit(six.map((one) => ({ ...one, price: one.price + 1 })));
  expect(searchState.get().indexed?.engine).not.toBe(before);
  expect(await ids({ priceMin: 10_000_001 })).toHaveLength(6);
});
