import { expect, test } from '@playwright/test';
import { readPage } from './read-page';

const encoded = encodeURIComponent;
const robots = (html: string) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? '';
const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');

/** A title has the name of the site if search engines show both. */
const withoutSite = (title: string) => title.replace(/ · (?:Rommai Property|ร่มไม้ พร็อพเพอร์ตี้)$/, '');

test('the canonical URL of a search has only the search parameters, in one order', async ({ request }) => {
  for (const [query, own] of [
    ['type=villa&deal=sale&type=condo&price_max=', '?deal=sale&type=condo&type=villa'],
    ['sort=price-asc&view=split&beds_min=1', '?beds_min=1'],
    ['district=1039&nonsense=1&price_min=2,000,000', '?province=10&district=1039&price_min=2000000'],
    ['price_max=45 แสน&baths_min=2.5 bathrooms&land_min=1-0-50', '?price_max=4500000&baths_min=2.5&land_min=450'],
    ['beds_min=1-1', '?beds_min=1&beds_max=1'],
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

const HOUSES = ['detached-house', 'semi-detached-house', 'townhouse', 'villa'].map((type) => `type=${type}`).join('&');

test('a search shows type and place in its heading, and all filters in its title', async ({ request }) => {
  for (const [address, heading, others = ''] of [
    ['/en-us/search', 'Search homes'],
    ['/th-th/search?deal=sale&type=condo&province=10&district=1039', 'ขายคอนโดในเขตวัฒนา'],
    ['/en-us/search?deal=sale&type=condo&province=10&district=1039', 'Condos for sale in Watthana, Bangkok'],
    ['/th-th/search?type=detached-house&province=50', 'บ้านเดี่ยวในจังหวัดเชียงใหม่'],
    ['/en-us/search?deal=rent&province=10&beds_min=1', 'Homes for rent in Bangkok', ' · 1+ bedrooms'],
    ['/th-th/search?deal=rent&beds_min=1&beds_max=1', 'ให้เช่าบ้านและคอนโด', ' · 1 ห้องนอน'],
    ['/en-us/search?type=condo&province=10&station=BTS-E9', 'Condos in Bangkok near BTS On Nut'],
    ['/th-th/search?type=condo&province=10&station=BTS-E9', 'คอนโดในกรุงเทพฯ ใกล้ BTS อ่อนนุช'],
    ['/en-us/search?deal=sale&condition=renovated', 'Homes for sale · Renovated'],
    [`/th-th/search?${HOUSES}&province=50`, 'บ้านในจังหวัดเชียงใหม่'],
    ['/en-us/search?type=townhouse&type=villa&province=50', 'Houses in Chiang Mai', ' · Townhouse · Pool villa'],
    ['/th-th/search?type=land&type=shophouse&province=50', 'อสังหาริมทรัพย์ในจังหวัดเชียงใหม่', ' · อาคารพาณิชย์ · ที่ดิน'],
    ['/en-us/search?type=condo&deal=rent&price_max=20000', 'Condos for rent', ' · Up to ฿20,000 a month'],
    ['/th-th/search?type=land&land_min=400&price_max=5000000', 'ที่ดิน', ' · ไม่เกิน ฿5,000,000 · ที่ดินตั้งแต่ 1 ไร่ (400 ตร.ว.)'],
  ] as const) {
    const found = await readPage(request, address);
    expect(found.headings).toEqual([heading]);
    expect(withoutSite(found.title)).toBe(`${heading}${others}`);
  }
});

test('a search without type and place shows its filters only in the title, and many filters as a number', async ({
  request,
}) => {
  for (const [query, title] of [
    ['price_max=3000000', 'Homes · Up to ฿3,000,000'],
    ['station=BTS', 'Homes · Near the BTS'],
    ['station=BTS-E9&station=BTS-N8', 'Homes · Near On Nut station · Near Mo Chit station'],
    ['price_max=9000000&beds_min=1&baths_min=1&amenity=lift', 'Homes · 4 more filters'],
  ] as const) {
    const found = await readPage(request, `/en-us/search?${query}`);
    expect(found.headings).toEqual(['Search homes']);
    expect(withoutSite(found.title)).toBe(title);
  }
});

test('searches with a text, a sort order, a map area, no results or many filters are noindex', async ({ request }) => {
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

test('the count API returns the total of the page for any query', async ({ request }) => {
  for (const query of ['', 'type=condo', 'deal=rent&station=BTS&within=500', 'price_max=1000', 'q=condo', 'page=99']) {
    const { total } = await (await request.get(`/api/search/count?${query}`)).json();
    const html = await (await request.get(`/en-us/search?${query}`)).text();
    const shown = /<h2 id="found"[^>]*>([^<]*)</.exec(html)?.[1];
    expect(shown, query).toBeDefined();
    expect(Number(/\d+/.exec(shown ?? '')?.[0] ?? '0'), query).toBe(total);
  }
});

test('E3 the count API accepts any query, is not cached and rejects other methods', async ({ request }) => {
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
    expect(Object.keys(await response.json())).toEqual(['total', 'counts']);
  }
  const refused = await request.post('/api/search/count');
  expect(refused.status()).toBe(405);
  expect(refused.headers().allow).toBe('GET, HEAD');
});

test('a search in Chinese or Japanese finds the homes, and says in that language who speaks it', async ({
  request,
}) => {
  for (const [path, language, speaker] of [
    ['/th-th/search?q=曼谷公寓', 'zh-Hans', 'pimchanok-saetang'],
    ['/en-us/search?q=バンコク コンドミニアム', 'ja', 'anucha-phromma'],
  ] as const) {
    const { html } = await readPage(request, path);
    const [, note = ''] = new RegExp(`<aside lang="${language}"([\\s\\S]*?)</aside>`).exec(html) ?? [];
    expect(note).toContain(`href="/en-us/our-team#${speaker}"`);
    expect(note).toContain('href="/en-us/search?type=condo&amp;province=10"');
    expect(html).toMatch(/href="\/(?:en-us|th-th)\/listings\/rm-1\d+"/);
  }
  expect((await readPage(request, '/en-us/search?q=Bangkok')).html).not.toContain('<aside lang=');
});

test('a long search has its language link in place, without scripts that the policy blocks', async ({ request }) => {
  const query = `?q=${encoded('คอนโดใกล้รถไฟฟ้าราคาไม่เกินห้าล้านบาทสองห้องนอนเลี้ยงสัตว์ได้')}`;
  const { whole } = await readPage(request, `/th-th/search${query}`);
  expect(whole).toContain(`href="/en-us/search${query}"`);
  expect(whole).not.toMatch(/<template id="B:|\$RC/);
});
