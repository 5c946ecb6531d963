import { type APIRequestContext, expect, test } from '@playwright/test';

const POINTS = '/api/search/points';

async function points(request: APIRequestContext, query: string) {
  const response = await request.get(POINTS + query);
  expect(response.status()).toBe(200);
  return { response, ...(await response.json()) };
}

test('the points are the listings that the search page finds, as one array per field', async ({ request }) => {
  for (const query of ['?', '?type=condo&province=10', '?deal=rent&price_max=60000', '?bbox=100.5,13.7,100.62,13.78']) {
    const { total, ids, lngs, lats, prices, deals, precision } = await points(request, query);
    const page = await (await request.get(`/en-us/search${query}`)).text();
    expect(page).toContain(`${total} homes found`);
    const cards = [...page.matchAll(/data-home="(rm-[^"]+)"/g)].map(([, id]) => id);
    expect(cards.length).toBeGreaterThan(3);
    expect(ids).toEqual(expect.arrayContaining(cards));
    expect(new Set(ids).size).toBe(total);
    for (const column of [lngs, lats, prices, deals, precision]) expect(column).toHaveLength(ids.length);
  }
});

test('an area returns only the listings inside it', async ({ request }) => {
  const inside = await points(request, '?area=100.5,13.7,100.62,13.7,100.62,13.78,100.5,13.78');
  const box = await points(request, '?bbox=100.5,13.7,100.62,13.78');
  expect(inside.ids.length).toBeGreaterThan(5);
  expect(inside.ids).toEqual(box.ids);
  expect(inside.lngs.every((lng: number) => lng >= 10_050_000 && lng <= 10_062_000)).toBe(true);
});

test('the points of a search by time have what is in reach around its place and the stations', async ({ request }) => {
  const { reach } = await points(request, '?reach=30,BTS-E4');
  expect(reach[0]).toEqual([100.5604, 13.737, 1877]);
  expect(reach.length).toBeGreaterThan(40);
  expect((await points(request, '?reach=30,nowhere')).reach).toBeUndefined();
});

test('the points mark approximate locations, and browsers revalidate what shared caches store', async ({ request }) => {
  const { response, precision } = await points(request, '?');
  expect(precision).toMatch(/^[ae]+$/);
  expect(precision).toContain('a');
  expect(precision).toContain('e');
  expect(response.headers()['cache-control']).toBe('public, max-age=0, s-maxage=600');
  expect(response.headers()['set-cookie']).toBeUndefined();
});

const MALFORMED: Record<string, string> = {
  'words of 7 kB': `?q=${'ก'.repeat(780)}`,
  'a thousand repeated keys': `?${'type=condo&bbox=1,2,3,4&'.repeat(300)}`,
  'half a character': '?q=%ED%A0%80&province=%00',
  'regular expressions and markup': '?q=(%3Cscript%3E.*)%2B%24&area=%3Cscript%3E',
  'values that are not numbers': '?bbox=NaN,Infinity,-1e999,x&price_min=NaN&area=1,2,3',
  'a thousand corners': `?area=${'100,13,'.repeat(1_000)}100,13`,
  'reversed bounds': '?bbox=101,14,100,13&price_min=9&price_max=1',
  'an unknown place': '?province=99&district=9999&station=BTS-X99',
};

test('malformed queries return within 500 ms', async ({ request }) => {
  for (const [name, query] of Object.entries(MALFORMED)) {
    const { total, ids } = await points(request, query);
    expect(ids.length, name).toBeLessThanOrEqual(total);
    const responseTime = async () => {
      const start = performance.now();
      await points(request, query);
      return performance.now() - start;
    };
    // Two browsers on the same machine can delay one response, but a slow query is slow every time.
    await expect.poll(responseTime, name).toBeLessThan(500);
  }
});

test('E3 other methods are rejected in JSON', async ({ request }) => {
  for (const path of [POINTS, '/api/map/base', '/api/map/words']) {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const response = await request.fetch(path, { method });
      expect(response.status()).toBe(405);
      expect(response.headers().allow).toBe('GET, HEAD');
      expect(await response.json()).toMatchObject({ statusCode: 405 });
    }
  }
});

test('the data of the built-in map is complete, in the requested language and cached for ten minutes', async ({
  request,
}) => {
  for (const [locale, siam] of [
    ['en-us', 'Siam'],
    ['th-th', 'สยาม'],
  ]) {
    const response = await request.get(`/api/map/base?locale=${locale}`);
    expect(response.headers()['cache-control']).toBe('public, max-age=600');
    const { outlines, provinces, districts, landmarks, stations, rails } = await response.json();
    expect(Object.keys(outlines.provinces)).toHaveLength(77);
    expect(provinces).toHaveLength(77);
    expect(districts.length).toBeGreaterThan(100);
    expect(landmarks.length).toBeGreaterThan(100);
    expect(stations.map(({ name }: { name: string }) => name)).toContain(siam);
    expect(rails).toHaveLength(9);
    const words = await (await request.get(`/api/map/words?locale=${locale}`)).json();
    expect(Object.keys(words)).toEqual(['Map', 'Price', 'Deal']);
  }
  for (const query of ['', '?locale=', '?locale=xx', '?locale=__proto__']) {
    for (const part of ['base', 'words'])
      expect((await request.get(`/api/map/${part}${query}`)).status(), part).toBe(400);
  }
});
