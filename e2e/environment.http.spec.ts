import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { spawnServer } from './server';
import { SITES } from './sites';

// The content and the settings of this site are in edited-site.mjs and sites.ts.
const { url } = SITES.edited;
const get = (path: string) => fetch(url + path);

test('only the broken document is left out', async () => {
  expect((await get('/en-us/listings/rm-1004')).status).toBe(404);
  expect((await get('/en-us/listings/rm-1005')).status).toBe(200);
});

test('a text that exists in one language is shown in the other, marked with its lang', async () => {
  const html = await (await get('/en-us/listings/rm-1005')).text();
  expect(html.includes('<span lang="th">มีแต่ภาษาไทย</span>')).toBe(true);
});

test('a listing with a point in another province has no map, and HTML in its text becomes plain text', async () => {
  const html = await (await get('/en-us/listings/rm-1019')).text();
  expect(html).toContain('<meta name="description" content="Bright &amp; large Near BTS"');
  expect(html).toContain('Bright &amp; large</p>');
  expect(html).not.toMatch(/Chiang Mai Ram Hospital|98\.98/);
});

test('W6 a page is complete if contact widgets fail to load, and neither response is cached', async () => {
  const page = await get('/en-us');
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect((await page.text()).includes('Find a home you can trust')).toBe(true);
  const answer = await get('/api/contact-widgets');
  expect([await answer.json(), answer.headers.get('cache-control')]).toEqual([[], 'no-store']);
});

test('STYLE_PAGE=on serves the style page with noindex, and no page links to it', async ({ request }) => {
  const response = await request.get('/th-th/style');
  expect(response.status()).toBe(200);
  expect(await response.text()).toMatch(/<meta name="robots" content="noindex, nofollow"\/?>/);
  expect(await (await request.get('/th-th')).text()).not.toContain('/th-th/style"');
  expect(await (await request.get('/sitemaps/pages.xml')).text()).not.toContain('/style');
});

test('without STYLE_PAGE the style page is a 404', async ({ request }) => {
  const response = await request.get(`${SITES.measured.url}/th-th/style`);
  const html = await response.text();
  expect(response.status()).toBe(404);
  expect(html.includes('Page not found: /th-th/style')).toBe(true);
  expect(html.includes('style-colours')).toBe(false);
});

test('without a tag manager a page has no consent banner and no cookie settings', async ({ request }) => {
  const html = await (await request.get('/en-us')).text();
  expect(html).not.toMatch(/Cookie settings|May we use analytics|googletagmanager/);
  expect(await (await request.get(`${SITES.measured.url}/en-us`)).text()).toContain('Cookie settings');
});

test('the build prerenders no content page', () => {
  const manifest = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8'));
  const pictures = ['/apple-icon.png', '/favicon.ico', '/icon.svg'];
  expect(Object.keys(manifest.routes).sort()).toEqual(['/_global-error', '/_not-found', ...pictures]);
});

test('invalid settings stop the start with one clear line each', async () => {
  const server = spawnServer({ PORT: 'abc', DEFAULT_LOCALE: 'fr', GTM_ID: 'UA-1', CONTENT_DIR: 'no-such-folder' });
  expect(await server.exit).toBe(1);
  expect(server.output().trim().split('\n')).toEqual([
    "PORT: 'abc' is not allowed; allowed is a whole number from 1 to 65535.",
    "DEFAULT_LOCALE: 'fr' is not allowed; allowed is en-us or th-th.",
    "CONTENT_DIR: there is no folder 'no-such-folder'; allowed is a folder of embedded content.",
    "GTM_ID: 'UA-1' is not a valid GTM-ID (/^GTM-[0-9A-Z]+$/). Did you mean 'GTM-1'?",
  ]);
  const later = spawnServer({ VIEWS_IGNORED: 'our-teem' });
  expect(await later.exit).toBe(1);
  expect(later.output()).toMatch(/^VIEWS_IGNORED: 'our-teem' is not allowed; allowed are home, .*our-team.*\.\n$/);
});

test('a busy port stops the start with one clear line', { tag: '@full' }, async () => {
  const port = Number(new URL(SITES.plain.url).port);
  const server = spawnServer({ PORT: String(port), LOG_LEVEL: 'silent' });
  expect(await server.exit).toBe(1);
  expect(server.output()).toContain(
    `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
  );
});
