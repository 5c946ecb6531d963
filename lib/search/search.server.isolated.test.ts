import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
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
