import { expect, test } from '@playwright/test';

test('the API lists districts, subdistricts, and stations and landmarks in both languages', async ({ request }) => {
  const response = await request.get('/api/places?province=10');
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toBe('public, max-age=600, s-maxage=600');
  const districts = await response.json();
  expect(districts).toHaveLength(50);
  expect(districts[0]).toEqual({ id: '1001', name: { th: 'พระนคร', en: 'Phra Nakhon' } });

  const subdistricts = await (await request.get('/api/places?district=1001')).json();
  expect(subdistricts).toContainEqual({
    id: '100101',
    name: { th: 'พระบรมมหาราชวัง', en: 'Phra Borom Maha Ratchawang' },
    postcode: '10200',
  });
  for (const { id } of subdistricts) expect(id).toMatch(/^1001\d\d$/);

  const around = await (await request.get('/api/places?station=BTS-E9')).json();
  expect(around.map(({ id }: { id: string }) => id)).toEqual(['1009', '1033', '1047', '1039', '1034', '1012']);

  const known = await (await request.get('/api/places?landmarks=all')).json();
  const siam = known.filter(({ name }: { name: { en: string } }) => name.en === 'Siam');
  expect(siam).toEqual([{ name: { th: 'สยาม', en: 'Siam' }, lat: expect.any(Number), lng: expect.any(Number) }]);

  const times = '/api/places?to=13.7456,100.5342&from=13.7456,100.535&from=13.7055,100.6011&from=18.79,98.98';
  const [walk, ride, none] = await (await request.get(times)).json();
  expect([walk, none]).toEqual([expect.any(Number), null]);
  expect(ride).toBeGreaterThan(walk);
});

test('a malformed code is a 400 and an unknown code a 404, and neither is cached', async ({ request }) => {
  const wrong = [
    '',
    '?province=',
    '?province=1',
    '?province=๑๐',
    '?district=10',
    '?province=10&district=1001',
    '?q=x',
    '?station=BTS',
    '?landmarks=1',
    ...['?to=13.7,100.5', '?to=x&from=13.7,100.5', '?to=51.5,-0.1&from=13.7,100.5', '?to=NaN,100.5&from=13.7,100.5'],
    '?to=13.7,100.5&from=x&from=13.7,100.5',
  ];
  const answers = [
    ...wrong.map((query) => [query, 400] as const),
    ['?province=99', 404] as const,
    ['?district=9999', 404] as const,
    ['?station=BTS-E99', 404] as const,
  ];
  for (const [query, status] of answers) {
    const response = await request.get(`/api/places${query}`);
    expect(response.status(), query).toBe(status);
    expect(response.headers()['cache-control'], query).toBe('no-store');
    expect((await response.json()).statusCode).toBe(status);
  }
});

test('the asking prices of homes alike have their number and period, and are cached', async ({ request }) => {
  const response = await request.get('/api/price-range?type=townhouse&district=1038&size=128');
  expect(response.headers()['cache-control']).toBe('public, max-age=600, s-maxage=600');
  expect(await response.json()).toMatchObject({
    count: 7,
    figures: { median: 35_625, lowerQuartile: 31_861, upperQuartile: 36_219 },
  });
  expect(await (await request.get('/api/price-range?type=villa&district=1038&size=128')).json()).toEqual({ count: 0 });
  for (const [query, status] of [
    ['type=castle&district=1038&size=128', 400],
    ['type=condo&district=10&size=128', 400],
    ['type=condo&district=1038&size=0', 400],
    ['type=condo&district=9938&size=35', 404],
  ] as const)
    expect((await request.get(`/api/price-range?${query}`)).status(), query).toBe(status);
});
