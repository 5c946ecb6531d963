import { expect, test } from '@playwright/test';
import { startServer } from './server';

const NOT_FOUND = { 'en-us': 'Page Not Found', 'th-th': 'ไม่พบหน้านี้' } as const;

for (const locale of ['en-us', 'th-th'] as const) {
  test(`${locale}: without STYLE_PAGE the style page is an unknown path, with the site's own page`, async ({
    request,
  }) => {
    const response = await request.get(`/${locale}/style`);
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toContain(NOT_FOUND[locale]);
    expect(html).toContain(`Page not found: /${locale}/style`);
    expect(html).not.toContain('style-colours');
  });
}

test('with STYLE_PAGE=on it is there, for no search engine, and nothing leads to it', async () => {
  const server = await startServer({ STYLE_PAGE: 'on' });
  const text = async (path: string) => (await fetch(server.url + path)).text();
  try {
    for (const locale of ['en-us', 'th-th']) {
      const response = await fetch(`${server.url}/${locale}/style`);
      expect(response.status).toBe(200);
      expect(await response.text()).toMatch(/<meta name="robots" content="noindex, nofollow"\/?>/);
      expect(await text(`/${locale}`)).not.toContain(`/${locale}/style"`);
    }
    expect(await text('/sitemaps/pages.xml')).not.toContain('/style');
  } finally {
    await server.stop();
  }
});
