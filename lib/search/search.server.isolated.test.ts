import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changedAt, homeChangedAt } from '../content/change-log';
import { createSnapshots } from '../content/snapshots';
import { listingDocumentFixture as fixture } from '../content/testing/documents';

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
});

it('pages and endpoints, each with its own copy of the modules, ask one index', async () => {
  const page = await import('./search.server');
  await page.warmSearch();
  const [held, reader] = [globalThis.rommaiSearch?.held, globalThis.rommaiSearch?.reader];
  expect(held).toBeDefined();
  vi.resetModules();
  const endpoint = await import('./search.server');
  expect(endpoint.searchEngine).not.toBe(page.searchEngine);
  await endpoint.warmSearch();
  expect(globalThis.rommaiSearch?.next).toBeUndefined();
  expect(globalThis.rommaiSearch?.held).toBe(held);
  expect(globalThis.rommaiSearch?.reader).toBe(reader);
});

it('a sentence leaves the name of a project whole, and the beginning of one that sounds like a house', async () => {
  const { interpretSearch } = await import('./search.server');
  const { parseSearchParams } = await import('./params');
  const read = async (q: string) => {
    const { wanted, understood } = await interpretSearch(parseSearchParams({ q }));
    return [wanted.q, understood];
  };
  expect(await read('Talay Rom Condo Jomtien')).toEqual(['Talay Rom Condo Jomtien', []]);
  expect(await read('เช่าบ้านร่มไม้ อารีย์')).toEqual(['บ้านร่มไม้ อารีย์', ['deal']]);
  expect(await read('เช่าบ้านร่มไม้')).toEqual(['บ้านร่มไม้', ['deal']]);
});

it('takes in an edited home alone, and compares all with each other again after ten minutes', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  let documents: object[] = [fixture, { ...fixture, id: 'rm-2', code: 'RM-0002' }];
  const content = createSnapshots({ kind: 'embedded', load: async (name) => (name === 'listings' ? documents : []) });
  Object.assign(globalThis, { rommaiContent: Promise.resolve(content), rommaiSearch: undefined });
  const { searchEngine } = await import('./search.server');
  await searchEngine();
  const facts = (id: string) => globalThis.rommaiSearch?.held?.homes.get(id);
  const [edited, other] = [facts('rm-1'), facts('rm-2')];

  const edit = async (price: number) => {
    vi.advanceTimersByTime(1_000);
    documents = [{ ...fixture, price }, ...documents.slice(1)];
    await content.refresh();
    await searchEngine();
    await globalThis.rommaiSearch?.next;
  };
  await edit(1);
  expect([facts('rm-1')?.listing.price, edited?.listing.price]).toEqual([1, fixture.price]);
  expect(other).toBeDefined();
  expect(facts('rm-2')).toBe(other);
  expect([homeChangedAt('rm-1', 'search'), homeChangedAt('rm-2', 'search')]).toEqual([changedAt('search'), 0]);

  vi.advanceTimersByTime(600_000);
  await edit(2);
  expect(facts('rm-2')).not.toBe(other);
});
