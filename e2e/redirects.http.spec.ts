import { type APIRequestContext, expect, test } from '@playwright/test';

const get = (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  request.get(path, { headers, maxRedirects: 0 });

test('N1 a redirect rule keeps status and query in one hop, with and without a locale', async ({ request }) => {
  const withLocale = await get(request, '/th-th/condo?utm=a');
  expect(withLocale.status()).toBe(302);
  expect(withLocale.headers().location).toBe('/th-th/search?type=condo&utm=a');

  const without = await get(request, '/condo', { 'Accept-Language': 'th' });
  expect(without.status()).toBe(302);
  expect(without.headers().location).toBe('/th-th/search?type=condo');
  expect(without.headers()['cache-control']).toBe('private, no-store');

  const named = await get(request, '/en-us/article/reading-a-title-deed');
  expect(named.status()).toBe(308);
  expect(named.headers().location).toBe('/en-us/contents/reading-a-title-deed');
});

test('N1 a redirect rule may point to another host', async ({ request }) => {
  const response = await get(request, '/en-us/line');
  expect(response.status()).toBe(302);
  expect(response.headers().location).toMatch(/^https:\/\/line\.me\//);
});

test('a garbled URL redirects to its page in one hop, or is a 404 if it has no page', async ({ request }) => {
  for (const [path, location] of [
    ['/th-th/listings/RM-1001.?utm_source=line', '/th-th/listings/rm-1001?utm_source=line'],
    ['/th/search?type=condo.', '/th-th/search?type=condo'],
  ] as const) {
    const response = await get(request, path, { 'Accept-Language': 'th' });
    expect([response.status(), response.headers().location], path).toEqual([308, location]);
    expect((await get(request, location)).status(), location).toBe(200);
  }
  for (const path of ['/th-th/listings/rm-9999.', '/th//evil.example', '/th-th/nowhere/', '/fr/our-team.']) {
    expect((await get(request, path)).status(), path).toBe(404);
  }
});
