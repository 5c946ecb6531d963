import { expect, test } from '@playwright/test';

const ADDRESS = '/api/search/new';

test('the API counts the results of a search and those that are new since a time', async ({ request }) => {
  const ask = async (query: string) => (await request.get(`${ADDRESS}?${query}`)).json();
  const all = await ask('since=1970-01-01T00:00:00Z');
  expect(all).toEqual({ total: 56, fresh: 56 });
  // The newest listing of the demo is from 18 November 2026, the newest villa for sale from the 13th.
  const villas = await ask('deal=sale&type=villa&since=2026-11-13T02:59:59.999Z');
  expect(villas.fresh).toBe(1);
  expect(villas.total).toBeGreaterThan(1);
  expect(await ask('deal=sale&type=villa&since=2026-11-13T03:00:00Z')).toEqual({ ...villas, fresh: 0 });
  expect(await ask('type=villa&page=99&sort=price-asc&since=2026-11-13T02:00:00Z')).toMatchObject({ fresh: 1 });
});

test('a saved search by travel time counts the homes that its page finds', async ({ request }) => {
  const query = 'reach=30,BTS-E4&type=condo';
  const saved = await (await request.get(`${ADDRESS}?${query}&since=1970-01-01T00:00:00Z`)).json();
  const { total } = await (await request.get(`/api/search/points?${query}`)).json();
  expect(saved).toEqual({ total, fresh: total });
  expect([total > 0, total < 56]).toEqual([true, true]);
});

test('an invalid time is a 400', async ({ request }) => {
  const wrong = [
    '',
    'yesterday',
    '2026-11-13',
    '2026-02-30T00:00:00Z',
    '9'.repeat(7_000),
    '2026-11-13T03:00:00%2B07:00',
  ];
  for (const since of wrong) {
    const response = await request.get(`${ADDRESS}?deal=sale&since=${since}`);
    expect(response.status(), since.slice(0, 30)).toBe(400);
    expect(await response.json()).toMatchObject({ statusCode: 400, statusMessage: 'Bad Request' });
  }
});

test('a missing time is a 400, and POST is a 405', async ({ request }) => {
  expect((await request.get(ADDRESS)).status()).toBe(400);
  const response = await request.post(ADDRESS);
  expect(response.status()).toBe(405);
  expect(response.headers().allow).toBe('GET, HEAD');
});

test('long and malformed searches return 200', async ({ request }) => {
  for (const query of [`q=${'x'.repeat(7_000)}`, 'q=.*%22%3E', 'price_min=NaN&type=&type=x', 'area=1,2,3&bbox=NaN']) {
    const response = await request.get(`${ADDRESS}?${query}&since=2026-01-01T00:00:00Z`);
    expect(response.status(), query.slice(0, 40)).toBe(200);
    expect(response.headers()['cache-control']).toBe('no-store');
  }
});
