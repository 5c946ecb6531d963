import { expect, test } from '@playwright/test';

const path = (q: string, locale = 'en-us') => `/api/suggest?${new URLSearchParams({ q, locale })}`;

test('suggestions are in the language of the page, whichever language is typed', async ({ request }) => {
  const response = await request.get(path('ladprao', 'th-th'));
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toBe('public, max-age=60, s-maxage=300');
  expect((await response.json())[0]).toEqual({
    kind: 'district',
    path: '/search?province=10&district=1038',
    name: 'ลาดพร้าว',
    note: 'Lat Phrao · เขตในกรุงเทพมหานคร',
    homes: expect.stringMatching(/^\d+\sรายการ$/),
  });
  const [english] = await (await request.get(path('อ่อนนุ'))).json();
  expect(english).toMatchObject({ path: '/search?station=BTS-E9', name: 'On Nut', note: 'อ่อนนุช · BTS station' });
});

test('a project leads to its page, and with a type or deal to a search', async ({ request }) => {
  const firstOf = async (q: string) => (await (await request.get(path(q))).json())[0];
  expect(await firstOf('rimsuan')).toMatchObject({ kind: 'project', path: '/projects/rimsuan-twin-on-nut-1039' });
  expect((await firstOf('condo rimsuan')).path).toMatch(/^\/search\?.*q=Rimsuan/);
});

test('the page of a suggestion finds as many listings as the suggestion shows', async ({ request }) => {
  for (const q of ['on nut', 'lat phrao', 'condo', 'bts', 'rent condo ari', 'phuket', 'house']) {
    const [first] = await (await request.get(path(q))).json();
    const page = await (await request.get(`/en-us${first.path}`)).text();
    const [count] = first.homes.split(' ');
    expect(page, `${q}: ${first.path}`).toMatch(new RegExp(`>${count} homes? found<`));
  }
});

test('the first suggestion is the whole sentence, as it is understood', async ({ request }) => {
  const listFor = async (q: string, locale?: string) => (await request.get(path(q, locale))).json();
  const [english] = await listFor('condo 1 bedroom near bts under 4 million');
  expect(english).toEqual({
    kind: 'sentence',
    path: '/search?deal=sale&type=condo&station=BTS&price_max=4000000&beds_min=1&beds_max=1',
    name: 'Buy · Condo · Near the BTS · Up to ฿4,000,000 · 1 bedroom',
    note: 'Matches everything you typed',
    homes: expect.stringMatching(/^\d+ homes?$/),
  });
  const thai = await listFor('คอนโด 1 ห้องนอน ใกล้ bts ไม่เกิน 4 ล้าน', 'th-th');
  const home = expect.objectContaining({ kind: 'code', path: expect.stringMatching(/^\/listings\/rm-\d+$/) });
  const whole = expect.objectContaining({ kind: 'sentence', note: 'ตรงตามที่พิมพ์ทั้งหมด' });
  expect(thai).toEqual([whole, home, home]);
  const withoutHomes = await listFor('condo 5 bedrooms near bts under 1 million');
  expect(withoutHomes).toEqual([expect.objectContaining({ kind: 'sentence', note: 'See the closest homes' })]);
  const [beforeName, ...names] = await listFor('คอนโด 1 ห้องนอน อ่อนนุช', 'th-th');
  expect(beforeName).toMatchObject({
    kind: 'sentence',
    path: expect.stringMatching(/&type=condo&beds_min=1&beds_max=1$/),
  });
  expect(names.length).toBeGreaterThan(0);
  const ofStation = await listFor('คอนโดอ่อนนุช', 'th-th');
  expect(ofStation.length).toBeGreaterThan(1);
  expect((await listFor('ผ่อน 15000 ต่อเดือน คอนโด', 'th-th'))[0].name).toContain('15,000');
  for (const q of [
    'condo',
    'on nut',
    'condo on nu',
    'เขตลาดพร้าว',
    'MRT Lat Phrao',
    'castle 99 bedrooms under 1 baht',
  ]) {
    const kinds = (await listFor(q)).map(({ kind }: { kind: string }) => kind);
    expect([q, kinds.includes('sentence')]).toEqual([q, false]);
  }
});

test('an empty query or an unknown language returns eight suggestions', async ({ request }) => {
  for (const address of ['/api/suggest', '/api/suggest?q=%20&locale=xx', '/api/suggest?locale=th-th&locale=en-us']) {
    const list = await (await request.get(address)).json();
    expect(list).toHaveLength(8);
  }
});

test('any text returns JSON with at most eight suggestions', async ({ request }) => {
  const hostile = [
    'x'.repeat(7_000),
    'ก'.repeat(800),
    '<script>alert(1)</script>',
    '.*+?^$()|[]{}\\',
    '"; drop table listings; --',
    '\u0000\u0001\u202e',
    'constructor',
    '__proto__',
    '1e309',
    'NaN',
    '👨‍👩‍👧‍👦'.repeat(50),
    'a '.repeat(500),
    'คอนโดบ้านเช่าขายใกล้ bts mrt '.repeat(20),
  ];
  const addresses = [
    ...hostile.map((q) => path(q)),
    '/api/suggest?q=%ED%A0%80%ff',
    `/api/suggest?${Array.from({ length: 1_000 }, (_, number) => `q=${number}`).join('&')}`,
  ];
  for (const address of addresses) {
    const response = await request.get(address);
    expect(response.status(), address.slice(0, 80)).toBe(200);
    expect(response.headers()['content-type']).toContain('application/json');
    expect((await response.json()).length).toBeLessThanOrEqual(8);
  }
});

test('E3 other methods are rejected', async ({ request }) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const response = await request.fetch('/api/suggest?q=ari', { method });
    expect(response.status()).toBe(405);
    expect(response.headers().allow).toBe('GET, HEAD');
  }
});
