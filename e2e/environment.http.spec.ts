import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, test } from '@playwright/test';
import { changedContent } from './changed-content';
import { freePort, spawnServer, startServer } from './server';

test.describe.configure({ mode: 'serial' });

async function withServer(
  environment: Record<string, string>,
  use: (url: string, output: () => string) => Promise<void>,
) {
  const server = await startServer(environment);
  try {
    await use(server.url, server.output);
  } finally {
    await server.stop();
  }
}

const text = async (url: string) => (await fetch(url)).text();

test('another CONTENT_DIR shows at once after a restart: the build holds no content', async () => {
  const folder = changedContent('listings', (documents) =>
    documents.map((document) =>
      document.id === 'rm-1001' ? { ...document, title: { th: 'ชื่อใหม่', en: 'Another title' } } : document,
    ),
  );
  await withServer({ CONTENT_DIR: folder }, async (url) => {
    expect(await text(`${url}/en-us/listings/rm-1001`)).toContain('Another title');
    expect(await text(`${url}/th-th/listings/rm-1001`)).toContain('ชื่อใหม่');
  });
  rmSync(folder, { recursive: true });
});

test('a broken document is dropped alone, and logged with its place', async () => {
  const folder = changedContent('listings', (documents) =>
    documents.map((document) => (document.id === 'rm-1001' ? { ...document, price: 'a lot' } : document)),
  );
  await withServer({ CONTENT_DIR: folder }, async (url, output) => {
    expect((await fetch(`${url}/en-us/listings/rm-1001`)).status).toBe(404);
    expect((await fetch(`${url}/en-us/listings/rm-1002`)).status).toBe(200);
    expect(output()).toMatch(/"event":"document dropped","collection":"listings","id":"rm-1001","field":"price"/);
  });
  rmSync(folder, { recursive: true });
});

test('W6 contact widgets that cannot be loaded leave the page whole, and an empty answer is kept by nobody', async () => {
  const folder = changedContent('contact_widget', () => 'no list');
  await withServer({ CONTENT_DIR: folder }, async (url, output) => {
    const page = await fetch(`${url}/en-us`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Find a home you can trust');
    const answer = await fetch(`${url}/api/contact-widgets`);
    expect(await answer.json()).toEqual([]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(output()).toContain('Contact widget could not be loaded');
  });
  rmSync(folder, { recursive: true });
});

test('a missing language shows the other one, marked with its lang', async () => {
  const folder = changedContent('listings', (documents) =>
    documents.map((document) => (document.id === 'rm-1001' ? { ...document, title: { th: 'มีแต่ภาษาไทย' } } : document)),
  );
  await withServer({ CONTENT_DIR: folder }, async (url) => {
    expect(await text(`${url}/en-us/listings/rm-1001`)).toContain('<span lang="th">มีแต่ภาษาไทย</span>');
  });
  rmSync(folder, { recursive: true });
});

test('L4 with LOCALE_PREFIX=as-needed the default locale has no prefix', async () => {
  await withServer({ LOCALE_PREFIX: 'as-needed', DEFAULT_LOCALE: 'th-th' }, async (url) => {
    const page = await fetch(`${url}/properties/1`, { redirect: 'manual' });
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('<html lang="th-TH"');
    expect(html).toContain(`<link rel="canonical" href="${url}/properties/1"`);
    expect(html).toContain('href="/our-works/1"');
    expect(html).toContain('href="/en-us/properties/1"');
    expect((await fetch(`${url}/en-us/properties/1`)).status).toBe(200);

    const root = await fetch(url, { redirect: 'manual', headers: { 'Accept-Language': 'en' } });
    expect([root.status, root.headers.get('location')]).toEqual([307, '/en-us']);
    const stay = await fetch(url, { redirect: 'manual', headers: { 'Accept-Language': 'th' } });
    expect([stay.status, stay.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const first = await fetch(`${url}/properties`, { redirect: 'manual' });
    expect([first.status, first.headers.get('location')]).toEqual([307, '/properties/1']);
    expect((await fetch(`${url}/nope`)).status).toBe(404);
    const search = await fetch(`${url}/search?q=condo`);
    expect([search.status, search.headers.get('cache-control')]).toEqual([
      200,
      's-maxage=600, stale-while-revalidate=86400',
    ]);
  });
});

test('E1 a page that breaks is a 500 with a whole page, in its language, that nobody keeps', async () => {
  await withServer({ NODE_OPTIONS: '--import ./e2e/faults/broken-lists.mjs' }, async (url) => {
    const response = await fetch(`${url}/th-th/our-team`);
    expect(response.status).toBe(500);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const html = await response.text();
    expect(html).toContain('ระบบขัดข้อง');
    expect(html).toContain('Internal Server Error');
    expect(html).toContain('tel:+6620000100');
    expect((await fetch(`${url}/th-th`)).status).toBe(200);
  });
});

test('E2 when even the layout breaks there is a page in both languages, with the phone number', async () => {
  await withServer({ NODE_OPTIONS: '--import ./e2e/faults/broken-layout.mjs' }, async (url) => {
    const response = await fetch(`${url}/en-us`);
    expect(response.status).toBe(500);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).toContain('ระบบขัดข้อง');
    expect(html).toContain('Internal Server Error');
    expect(html).toContain('tel:+6620000100');
    expect((await fetch(`${url}/api/contact-widgets`)).status).toBe(200);
  });
});

test('the build holds no content page', () => {
  const manifest = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8'));
  const pictures = ['/apple-icon.png', '/favicon.ico', '/icon.svg'];
  expect(Object.keys(manifest.routes).sort()).toEqual(['/_global-error', '/_not-found', ...pictures]);
});

for (const [name, value, line] of [
  ['PORT', 'abc', "PORT: 'abc' is not allowed; allowed is a whole number from 1 to 65535."],
  ['DEFAULT_LOCALE', 'fr', "DEFAULT_LOCALE: 'fr' is not allowed; allowed is en-us or th-th."],
  ...[
    ['gtm-abc', " Did you mean 'GTM-ABC'?"],
    ['GTM_ABC', " Did you mean 'GTM-GTMABC'?"],
    ['GTM-', ''],
    ['UA-1', " Did you mean 'GTM-1'?"],
  ].map(
    ([id = '', hint]) => ['GTM_ID', id, `GTM_ID: '${id}' is not a valid GTM-ID (/^GTM-[0-9A-Z]+$/).${hint}`] as const,
  ),
  [
    'CONTENT_DIR',
    'no-such-folder',
    "CONTENT_DIR: there is no folder 'no-such-folder'; allowed is a folder of embedded content.",
  ],
] as const) {
  test(`${name}=${value} is wrong and stops the start with one clear line`, async () => {
    const port = await freePort();
    const server = spawnServer({ PORT: String(port), [name]: value });
    expect(await server.exit).toBe(1);
    expect(server.output().trim()).toBe(line);
  });
}

test('a busy port gets one clear line', async () => {
  const port = await freePort();
  const holder = createServer().listen(port, '0.0.0.0');
  const server = spawnServer({ PORT: String(port), LOG_LEVEL: 'silent' });
  expect(await server.exit).toBe(1);
  expect(server.output()).toContain(
    `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
  );
  holder.close();
});
