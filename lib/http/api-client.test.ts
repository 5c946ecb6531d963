import { afterEach, expect, it, vi } from 'vitest';
import { createApiClient } from './client';

const fetchStub = vi.fn(async (address: string) => Response.json({ address }));

function page(dataset: { api?: string }) {
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('fetch', fetchStub);
}

afterEach(() => vi.unstubAllGlobals());

it.each([
  [{}, '/api/places', '/api/places'],
  [{ api: 'https://api.example' }, '/api/places', 'https://api.example/api/places'],
  [{ api: 'https://api.example/v1' }, '/api/places?q=a', 'https://api.example/v1/api/places?q=a'],
  [{ api: 'https://api.example' }, 'https://maps.example/style.json', 'https://maps.example/style.json'],
])('H on a page with %j requests %s from %s', async (dataset, path, address) => {
  const request = createApiClient(1_000);
  page(dataset);
  expect(await request(path)).toEqual({ address });
});
