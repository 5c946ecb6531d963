import { type APIRequestContext, expect, test } from '@playwright/test';

const get = (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  request.get(path, { headers, maxRedirects: 0 });

test.describe('L2 a path without locale', () => {
  for (const [by, headers, locale] of [
    ['the default', { 'Accept-Language': 'ja' }, 'en-us'],
    ['Accept-Language', { 'Accept-Language': 'en;q=0.3, th;q=0.9' }, 'th-th'],
    ['the cookie', { 'Accept-Language': 'en', Cookie: 'i18n_redirected=th-th' }, 'th-th'],
    [
      'Accept-Language, past a cookie of no locale',
      { 'Accept-Language': 'th', Cookie: 'i18n_redirected=%ff<x>' },
      'th-th',
    ],
  ] as const) {
    test(`redirects by ${by}, keeps the query and sets the cookie (L3)`, async ({ request }) => {
      const response = await get(request, '/search?q=condo', headers);
      expect(response.status()).toBe(307);
      expect(response.headers().location).toBe(`/${locale}/search?q=condo`);
      expect(response.headers()['cache-control']).toBe('private, no-store');
      expect(response.headers().vary).toMatch(/Cookie, Accept-Language/);
      expect(response.headers()['set-cookie']).toMatch(
        new RegExp(`^i18n_redirected=${locale}; Max-Age=31536000; Path=/; SameSite=Lax$`, 'i'),
      );
    });
  }

  test('takes the root to the bare root of the language', async ({ request }) => {
    expect((await get(request, '/', { 'Accept-Language': 'th' })).headers().location).toBe('/th-th');
    const campaign = await get(request, '/?utm_source=line&gclid=1', { 'Accept-Language': 'th' });
    expect(campaign.headers().location).toBe('/th-th?utm_source=line&gclid=1');
    const slash = await get(request, '/th-th/?utm_source=line&gclid=1');
    expect([slash.status(), slash.headers().location]).toEqual([308, '/th-th?utm_source=line&gclid=1']);
  });

  test('takes a listing page without number straight to its first', async ({ request }) => {
    const response = await get(request, '/our-works?a=b', { 'Accept-Language': 'ja' });
    expect(response.headers().location).toBe('/en-us/our-works/1?a=b');
  });

  test('survives any Accept-Language', async ({ request }) => {
    for (const header of ['*', ',,,;q=', 'th;q=NaN', 'x'.repeat(8_000), '../../etc', 'en-us"><script>']) {
      expect((await get(request, '/', { 'Accept-Language': header })).status()).toBe(307);
    }
  });
});

test('R2 /properties redirects for good to its first page, the query kept', async ({ request }) => {
  const response = await get(request, '/th-th/properties?utm=a');
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe('/th-th/properties/1?utm=a');
});

test('L7 an unknown locale is a 404 in the detected language that no shared cache keeps', async ({ request }) => {
  for (const path of ['/fr-fr', '/fr-fr/properties/1', '/de', '/EN-US']) {
    const response = await get(request, path, { 'Accept-Language': 'th', 'Accept-Encoding': 'gzip, br' });
    expect(response.status(), path).toBe(404);
    expect(response.headers()['cache-control']).toContain('private');
    const html = await response.text();
    expect(html.includes('<html lang="th-TH"'), path).toBe(true);
    expect(html.includes(`Page not found: ${path}</code>`), path).toBe(true);
  }
});

test('X assets and the API are left alone by the language', async ({ request }) => {
  expect((await get(request, '/demo/condo-tower-dusk.jpg')).status()).toBe(200);
  expect((await get(request, '/icon.svg')).status()).toBe(200);
  expect((await get(request, '/robots.txt')).status()).toBe(200);
});
