import { expect, test } from '@playwright/test';
import { sitemapPaths } from './sitemap';

for (const locale of ['en-us', 'th-th']) {
  test(`${locale}: the thanks are nobody else's: never kept, never listed`, async ({ request }) => {
    const response = await request.get(`/${locale}/contact-us-for-sell/sent/3F9A-07C1`);
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toBe('private, no-store');
    const html = await response.text();
    expect(html).toContain('3F9A-07C1');
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect((await sitemapPaths(request)).join()).not.toMatch(/contact-us-for-sell\/./);
  });

  test(`${locale}: a form that nobody left is the empty one`, async ({ request }) => {
    const address = `/${locale}/contact-us-for-sell/again/${'0'.repeat(32)}`;
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status()).toBe(307);
    expect(response.headers().location).toBe(`/${locale}/contact-us-for-sell`);
    expect(response.headers()['cache-control']).toBe('private, no-store');
  });
}

test('what is no reference is not found', async ({ request }) => {
  for (const wrong of ['3f9a-07c1', '3F9A07C1', '%3Cb%3E', 'x'.repeat(2_000)]) {
    const response = await request.get(`/en-us/contact-us-for-sell/sent/${wrong}`);
    expect(response.status(), wrong.slice(0, 40)).toBe(404);
  }
});
