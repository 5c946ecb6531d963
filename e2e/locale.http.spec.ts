import { type APIRequestContext, expect, test } from '@playwright/test';

const get = (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  request.get(path, { headers, maxRedirects: 0 });

test.describe('L2 a path without locale', () => {
  test('redirects to the language of the cookie, of Accept-Language or the default, and sets the cookie (L3)', async ({
    baseURL,
  }) => {
    for (const [by, headers, locale] of [
      ['the default', { 'Accept-Language': 'ja' }, 'en-us'],
      ['Accept-Language', { 'Accept-Language': 'en;q=0.3, th;q=0.9' }, 'th-th'],
      ['the cookie', { 'Accept-Language': 'en', Cookie: 'i18n_redirected=th-th' }, 'th-th'],
      [
        'Accept-Language, because the cookie is not a locale',
        { 'Accept-Language': 'th', Cookie: 'i18n_redirected=%ff<x>' },
        'th-th',
      ],
    ] as const) {
      // Playwright's own requests would send the cookie of the previous response.
      const response = await fetch(`${baseURL}/search?q=condo`, { headers, redirect: 'manual' });
      const header = (name: string) => response.headers.get(name) ?? '';
      expect([response.status, header('location')], by).toEqual([307, `/${locale}/search?q=condo`]);
      expect(header('cache-control')).toBe('private, no-store');
      expect(header('vary')).toMatch(/Cookie, Accept-Language/);
      expect(header('set-cookie')).toMatch(
        new RegExp(`^i18n_redirected=${locale}; Max-Age=31536000; Path=/; SameSite=Lax$`, 'i'),
      );
    }
  });

  test('redirects / to the root of the language', async ({ request }) => {
    expect((await get(request, '/', { 'Accept-Language': 'th' })).headers().location).toBe('/th-th');
    const campaign = await get(request, '/?utm_source=line&gclid=1', { 'Accept-Language': 'th' });
    expect(campaign.headers().location).toBe('/th-th?utm_source=line&gclid=1');
    const slash = await get(request, '/th-th/?utm_source=line&gclid=1');
    expect([slash.status(), slash.headers().location]).toEqual([308, '/th-th?utm_source=line&gclid=1']);
  });

  test('redirects a list without a page number straight to its first page', async ({ request }) => {
    const response = await get(request, '/our-works?a=b', { 'Accept-Language': 'ja' });
    expect(response.headers().location).toBe('/en-us/our-works/1?a=b');
  });

  test('accepts any Accept-Language header', async ({ request }) => {
    for (const header of ['*', ',,,;q=', 'th;q=NaN', 'x'.repeat(8_000), '../../etc', 'en-us"><script>']) {
      expect((await get(request, '/', { 'Accept-Language': header })).status()).toBe(307);
    }
  });
});

test('R2 /properties redirects permanently to its first page and keeps the query', async ({ request }) => {
  const response = await get(request, '/th-th/properties?utm=a');
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe('/th-th/properties/1?utm=a');
});

test('L7 an unknown locale is a 404 in the detected language, which shared caches do not store', async ({
  request,
}) => {
  for (const path of ['/fr-fr', '/fr-fr/properties/1', '/de', '/en-gb']) {
    const response = await get(request, path, { 'Accept-Language': 'th', 'Accept-Encoding': 'gzip, br' });
    expect(response.status(), path).toBe(404);
    expect(response.headers()['cache-control']).toContain('private');
    const html = await response.text();
    expect(html.includes('<html lang="th-TH"'), path).toBe(true);
    expect(html.includes(`Page not found: ${path}</code>`), path).toBe(true);
  }
});

test('assets and robots.txt are served without a locale', async ({ request }) => {
  expect((await get(request, '/demo/condo-tower-dusk.jpg')).status()).toBe(200);
  expect((await get(request, '/icon.svg')).status()).toBe(200);
  expect((await get(request, '/robots.txt')).status()).toBe(200);
});
