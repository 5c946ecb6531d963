import { type APIRequestContext, expect, test } from '@playwright/test';
import { breakable } from '../lib/i18n/line-breaks';
import { SITES } from './sites';

const get = (request: APIRequestContext, path: string) => request.get(path, { maxRedirects: 0 });
const html = async (request: APIRequestContext, path: string) => (await get(request, path)).text();

const robots = (page: string) => /<meta name="robots" content="([^"]*)"/.exec(page)?.[1] ?? '';
const heading = (page: string) => breakable(/<h1[^>]*>(.*?)<\/h1>/s.exec(page)?.[1]?.replace(/<[^>]*>/g, '') ?? '');
const description = (page: string) => /<meta name="description" content="([^"]*)"/.exec(page)?.[1] ?? '';

test('each property type has a page for an area, with figures in its title and description', async ({ request }) => {
  const english = await html(request, '/en-us/properties/condo/watthana-bangkok');
  expect(english).toContain('<title>Condos for sale and rent in Watthana, Bangkok (5)</title>');
  expect(description(english)).toMatch(/^We have 5 condos in Watthana, Bangkok: 4 for sale and 1 for rent\. .*฿\d/);
  const thai = await html(request, '/th-th/properties/condo/watthana-bangkok');
  expect(thai).toContain('<title>ขายและให้เช่าคอนโด เขตวัฒนา กรุงเทพฯ (5 รายการ)</title>');
  expect(description(thai)).toMatch(/^ขณะนี้เรามีคอนโด 5 ห้องในเขตวัฒนา กรุงเทพฯ แบ่งเป็นขาย 4 รายการ และให้เช่า 1 รายการ .*฿\d/);
  for (const page of [english, thai]) expect(robots(page)).toBe('');
  expect(heading(await html(request, '/th-th/properties/land/chiang-mai'))).toBe('ขายที่ดิน จังหวัดเชียงใหม่');
  expect(heading(await html(request, '/th-th/properties/homes/hua-hin-prachuap-khiri-khan'))).toBe(
    'ขายบ้านและคอนโด อำเภอหัวหิน จังหวัดประจวบคีรีขันธ์',
  );
});

test('an area page without listings links to nearby areas and is not indexed', async ({ request }) => {
  for (const path of ['/en-us/properties/villa/watthana-bangkok', '/th-th/properties/homes/pathum-wan-bangkok']) {
    const response = await get(request, path);
    expect(response.status()).toBe(200);
    const page = await response.text();
    expect(robots(page)).toBe('noindex, follow');
    expect(page).toMatch(/<h2 id="near"[\s\S]*href="\/(en-us|th-th)\/properties\/(villa|homes)\/[a-z-]+"/);
  }
});

test('an unknown type, place or page number is a 404, and other spellings redirect to the canonical URL', async ({
  request,
}) => {
  for (const path of [
    'condo/nowhere',
    'castle/bangkok',
    'condo/watthana',
    'condo/bangkok/0',
    'condo/bangkok/99',
    'condo/bangkok/01',
    'constructor/bangkok',
    'condo/__proto__',
    'condo/%E0%B8%81',
  ]) {
    const response = await get(request, `/th-th/properties/${path}`);
    expect(response.status(), path).toBe(404);
    expect(await response.text()).toContain('<html lang="th-TH"');
  }
  for (const [path, page] of [
    ['homes/bangkok/1', 'homes/bangkok'],
    ['Condo/bangkok', 'condo/bangkok'],
    ['condo/Bangkok', 'condo/bangkok'],
  ]) {
    const moved = await get(request, `/th-th/properties/${path}`);
    expect([moved.status(), moved.headers().location], path).toEqual([308, `/th-th/properties/${page}`]);
  }
});

test('page 2 of an area has its own URL, title and description', async ({ request }) => {
  const page = await html(request, '/en-us/properties/homes/bangkok/2');
  expect(page).toMatch(/<link rel="canonical" href="[^"]+\/en-us\/properties\/homes\/bangkok\/2"/);
  expect(page).toMatch(/hrefLang="th-TH" href="[^"]+\/th-th\/properties\/homes\/bangkok\/2"/i);
  expect(page).toContain('<title>Homes for sale and rent in Bangkok (34), page 2</title>');
  expect(description(page)).toMatch(/^Page 2: We have 34 homes in Bangkok/);
  expect(page).toMatch(/<a (?=[^>]*rel="prev")[^>]*href="\/en-us\/properties\/homes\/bangkok"/);
});

test('the largest area page has at most 900 elements', async ({ request }) => {
  for (const locale of ['en-us', 'th-th']) {
    const page = await html(request, `/${locale}/properties/homes/bangkok`);
    expect(page.match(/<[a-z][^>]*>/g)?.length).toBeLessThanOrEqual(900);
  }
});

test('an area page shows the same count as the search, and that search names it as canonical', async ({ request }) => {
  for (const [path, query] of [
    ['condo/watthana-bangkok', 'type=condo&province=10&district=1039'],
    ['homes/bangkok', 'province=10'],
    ['land/chiang-mai', 'type=land&province=50'],
    ['villa/pathum-wan-bangkok', 'type=villa&province=10&district=1007'],
  ] as const) {
    const { total } = await (await request.get(`/api/search/count?${query}`)).json();
    const page = await html(request, `/en-us/properties/${path}`);
    const shown = /(\d+) homes? found/.exec(page.replaceAll('<!-- -->', ''))?.[1];
    expect(Number(shown ?? 0), path).toBe(total);
    const search = await html(request, `/en-us/search?${query}`);
    expect(search).toMatch(new RegExp(`<link rel="canonical" href="[^"]+/en-us/properties/${path}"`));
  }
});

test('a district name that contains HTML is escaped on its page, also without a locale prefix', async ({ request }) => {
  const { url } = SITES.edited;
  const response = await get(request, `${url}/properties/condo/script-x-x-b-bangkok`);
  expect(response.status()).toBe(200);
  const page = await response.text();
  expect(page).not.toContain('</script x');
  expect(page).toContain(`<link rel="canonical" href="${url}/properties/condo/script-x-x-b-bangkok"`);
  const first = await get(request, `${url}/properties/homes/bangkok/1`);
  expect([first.status(), first.headers().location]).toEqual([308, '/properties/homes/bangkok']);
});
