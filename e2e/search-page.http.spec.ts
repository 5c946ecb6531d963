import { expect, test } from '@playwright/test';
import { readPage } from './read-page';

const encoded = encodeURIComponent;
const robots = (html: string) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? '';
const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');

test('a page of results names itself by its search alone, in one order', async ({ request }) => {
  for (const [query, own] of [
    ['type=villa&deal=sale&type=condo&price_max=', '?deal=sale&type=condo&type=villa'],
    ['sort=price-asc&view=split&beds_min=1', '?beds_min=1'],
    ['district=1039&nonsense=1&price_min=2,000,000', '?province=10&district=1039&price_min=2000000'],
    ['page=2', '?page=2'],
    ['deal=sale&page=9999', /^\?deal=sale&page=\d$/],
  ] as const) {
    const html = await (await request.get(`/th-th/search?${query}`)).text();
    const { pathname, search } = new URL(canonical(html) ?? '');
    expect(pathname).toBe('/th-th/search');
    if (typeof own === 'string') expect(search).toBe(own);
    else expect(search).toMatch(own);
  }
});

test('a search near a station or for a condition says so in its heading', async ({ request }) => {
  for (const [address, said] of [
    ['/en-us/search?type=condo&province=10&station=BTS-E9', 'Condominiums in Bangkok near BTS On Nut'],
    ['/th-th/search?type=condo&province=10&station=BTS-E9', 'คอนโดในกรุงเทพฯ ใกล้ BTS อ่อนนุช'],
    ['/en-us/search?deal=sale&condition=renovated', 'Homes for sale · Renovated'],
    ['/en-us/search?station=BTS', 'Search homes'],
    ['/en-us/search?station=BTS-E9&station=BTS-N8', 'Search homes'],
  ] as const) {
    const { headings, title } = await readPage(request, address);
    expect(headings).toEqual([said]);
    expect(title).toContain(`${said} · `);
  }
});

test('what is empty, typed, ordered, drawn or filtered deeply is not for search engines', async ({ request }) => {
  for (const [query, hidden] of [
    ['', false],
    ['deal=sale&type=condo&province=10', false],
    ['deal=sale&type=condo&province=10&beds_min=1&price_max=9000000', false],
    ['deal=sale&type=condo&beds_min=1&price_max=9000000&baths_min=1', true],
    ['price_max=1000', true],
    ['q=condo', true],
    ['sort=price-asc', true],
    ['view=map', true],
    ['bbox=99,12,102,15', true],
  ] as const) {
    const html = await (await request.get(`/en-us/search?${query}`)).text();
    expect(robots(html).includes('noindex'), query).toBe(hidden);
  }
});

test('the count is the total of the page, for any query', async ({ request }) => {
  for (const query of ['', 'type=condo', 'deal=rent&station=BTS&within=500', 'price_max=1000', 'q=condo', 'page=99']) {
    const { total } = await (await request.get(`/api/search/count?${query}`)).json();
    const html = await (await request.get(`/en-us/search?${query}`)).text();
    const shown = /role="status"><h2[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
    expect(Number(/\d+/.exec(shown)?.[0] ?? '0'), query).toBe(total);
  }
});

test('E3 the count answers any query, is kept by nobody, and refuses other methods', async ({ request }) => {
  for (const query of [
    `q=${'x'.repeat(7_000)}`,
    `q=${encoded('<script>.*(')}&price_min=NaN&price_max=-Infinity&beds_min=1e400`,
    'q=%ED%A0%80',
    Array.from({ length: 700 }, () => 'type=condo').join('&'),
    `area=${Array.from({ length: 900 }, () => '100,13').join(',')}`,
    '__proto__=x&constructor=y',
  ]) {
    const response = await request.get(`/api/search/count?${query}`);
    expect(response.status(), query.slice(0, 40)).toBe(200);
    expect(response.headers()['cache-control']).toBe('no-store');
    expect(Object.keys(await response.json())).toEqual(['total']);
  }
  const refused = await request.post('/api/search/count');
  expect(refused.status()).toBe(405);
  expect(refused.headers().allow).toBe('GET, HEAD');
});
