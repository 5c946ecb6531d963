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
