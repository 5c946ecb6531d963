import { type APIRequestContext, expect, test } from '@playwright/test';

const POINTS = '/api/search/points';

async function points(request: APIRequestContext, query: string) {
  const response = await request.get(POINTS + query);
  expect(response.status()).toBe(200);
  return { response, ...(await response.json()) };
}

test('the points are the homes that the page finds, one column for each part', async ({ request }) => {
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

test('an area holds only what lies in it', async ({ request }) => {
  const inside = await points(request, '?area=100.5,13.7,100.62,13.7,100.62,13.78,100.5,13.78');
  const box = await points(request, '?bbox=100.5,13.7,100.62,13.78');
  expect(inside.ids.length).toBeGreaterThan(5);
  expect(inside.ids).toEqual(box.ids);
  expect(inside.lngs.every((lng: number) => lng >= 10_050_000 && lng <= 10_062_000)).toBe(true);
});

test('approximate places are marked; shared caches may keep the points, browsers ask again', async ({ request }) => {
  const { response, precision } = await points(request, '?');
  expect(precision).toMatch(/^[ae]+$/);
  expect(precision).toContain('a');
  expect(precision).toContain('e');
  expect(response.headers()['cache-control']).toBe('public, max-age=0, s-maxage=600');
  expect(response.headers()['set-cookie']).toBeUndefined();
});

const WILD: Record<string, string> = {
  'words of 7 kB': `?q=${'ก'.repeat(780)}`,
  'a thousand repeated keys': `?${'type=condo&bbox=1,2,3,4&'.repeat(300)}`,
  'half a letter': '?q=%ED%A0%80&province=%00',
  'regular expressions and markup': '?q=(%3Cscript%3E.*)%2B%24&area=%3Cscript%3E',
  'no numbers': '?bbox=NaN,Infinity,-1e999,x&price_min=NaN&area=1,2,3',
  'a thousand corners': `?area=${'100,13,'.repeat(1_000)}100,13`,
  'bounds the wrong way round': '?bbox=101,14,100,13&price_min=9&price_max=1',
  'an unknown place': '?province=99&district=9999&station=BTS-X99',
};

test('wild input gets an answer in no time', async ({ request }) => {
  for (const [name, query] of Object.entries(WILD)) {
    const { total, ids } = await points(request, query);
    expect(ids.length, name).toBeLessThanOrEqual(total);
    const answered = async () => {
      const start = performance.now();
      await points(request, query);
      return performance.now() - start;
    };
    // Two browsers beside it can hold one answer up; what takes long by itself does so each time.
    await expect.poll(answered, name).toBeLessThan(500);
  }
});

test('E3 other methods are refused in JSON', async ({ request }) => {
  for (const path of [POINTS, '/api/map/base']) {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const response = await request.fetch(path, { method });
      expect(response.status()).toBe(405);
      expect(response.headers().allow).toBe('GET, HEAD');
      expect(await response.json()).toMatchObject({ statusCode: 405 });
    }
  }
});

test('the data for the map without tiles is complete, in the language asked for, and cached for ten minutes', async ({
  request,
}) => {
  for (const [locale, siam] of [
    ['en-us', 'Siam'],
    ['th-th', 'สยาม'],
  ]) {
    const response = await request.get(`/api/map/base?locale=${locale}`);
    expect(response.headers()['cache-control']).toBe('public, max-age=600');
    const { outlines, provinces, districts, stations, rails } = await response.json();
    expect(Object.keys(outlines.provinces)).toHaveLength(77);
    expect(provinces).toHaveLength(77);
    expect(districts.length).toBeGreaterThan(100);
    expect(stations.map(({ name }: { name: string }) => name)).toContain(siam);
    expect(rails).toHaveLength(9);
  }
  for (const query of ['', '?locale=', '?locale=xx', '?locale=__proto__']) {
    expect((await request.get(`/api/map/base${query}`)).status()).toBe(400);
  }
});
