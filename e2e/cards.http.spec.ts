import { type APIRequestContext, expect, test } from '@playwright/test';
import { elements } from './read-page';
import { SITES } from './sites';

async function cardOf(request: APIRequestContext, page: string): Promise<string> {
  const metas = elements(await (await request.get(page)).text(), 'meta');
  const address = metas.find((meta) => meta.get('property') === 'og:image')?.get('content') ?? '';
  return new URL(address).pathname;
}

test('a card is revalidated by its ETag, and an outdated URL serves the current card for ten minutes', async ({
  request,
}) => {
  const address = await cardOf(request, '/th-th/listings/rm-1001');
  const first = await request.get(address);
  const etag = first.headers().etag ?? '';
  expect(etag).toMatch(/^"[0-9a-f]{10}"$/);
  expect(first.headers()['content-type']).toBe('image/jpeg');
  expect(first.headers()['cross-origin-resource-policy']).toBe('cross-origin');
  const again = await request.get(address, { headers: { 'If-None-Match': etag } });
  expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
  const head = await request.head(address);
  expect([head.status(), head.headers().etag]).toEqual([200, etag]);
  expect((await request.post(address)).status()).toBe(405);

  for (const other of ['/cards/th-th/listing/rm-1001.0123456789.jpg', '/cards/th-th/listing/rm-1001.jpg']) {
    const answer = await request.get(other);
    expect([answer.headers()['cache-control'], answer.headers().etag]).toEqual(['public, max-age=600', etag]);
  }
});

test('a URL without a page has no card', async ({ request }) => {
  const wrong = [
    ...['listing/nope', 'listing/rm-1023', 'listing', 'home/rm-1001', 'content/rm-1001', 'nope', 'error-page/404'],
    ...['listing/__proto__', 'listing/constructor', '__proto__', 'constructor', 'listing/..%2f..%2fetc%2fpasswd'],
    ...['listing/%00', 'listing/rm-1001.0123', 'listing/rm-1001.0123456789.jpg', `listing/${'x'.repeat(900)}`],
    encodeURIComponent('😀'),
  ];
  for (const locale of ['en-us', 'fr-fr']) {
    for (const name of locale === 'fr-fr' ? ['home'] : wrong) {
      const answer = await request.get(`/cards/${locale}/${name}.jpg`);
      expect([answer.status(), answer.headers()['cache-control']], name).toEqual([404, 'no-store']);
    }
  }
});

test('a listing with another price has another card', async ({ request }) => {
  const page = '/en-us/listings/rm-1002';
  expect(await cardOf(request, SITES.edited.url + page)).not.toBe(await cardOf(request, page));
});
