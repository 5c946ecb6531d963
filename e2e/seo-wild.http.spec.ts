import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { changedContent } from './changed-content';
import { graph } from './graph-schemas';
import { readPage } from './read-page';
import { type RunningServer, startServer } from './server';
import { readSitemap } from './sitemap';
import { childText, parseXml, type XmlElement } from './xml';

const WILD = `"Quoted" & 'said' </script><script>alert(1)</script> <b>🏡 ]]> --> \ud83c\u0007`;
/** Without what is no text: the content leaves it out. */
const WRITTEN = WILD.slice(0, -2).trim();
const SITE = 'https://rommai.example';

test.describe.configure({ mode: 'default' });

let server: RunningServer;
const folder = changedContent('listings', (listings) =>
  listings.map((listing, index) => ({
    ...listing,
    ...(index === 0 && { title: { en: WILD, th: WILD }, description: { en: WILD, th: WILD } }),
  })),
);
test.beforeAll(async () => {
  server = await startServer({
    ...{ CONTENT_DIR: folder, SITE_URL: SITE, DEFAULT_LOCALE: 'th-th', LOCALE_PREFIX: 'as-needed' },
  });
});
test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

test('L4 the default language has no prefix, in the sitemap and on the pages', async ({ request }) => {
  const entries = await readSitemap(request, server.url);
  expect(entries.every(({ url }) => url.startsWith(`${SITE}/`))).toBe(true);
  expect(entries.some(({ url }) => url.includes('/th-th/'))).toBe(false);
  const sample = entries.filter(({ url }, index) => index % 23 === 0 || url === `${SITE}/`);
  expect(sample.length).toBeGreaterThan(8);
  for (const { url, alternates } of sample) {
    const page = await readPage(request, server.url + url.slice(SITE.length));
    expect(page.status, url).toBe(200);
    expect(page.canonical).toBe(url.replace(/\/$/, ''));
    expect({ ...page.alternates }).toEqual(
      Object.fromEntries(Object.entries(alternates).map(([tag, href]) => [tag, href.replace(/\/$/, '')])),
    );
    expect(alternates['x-default']).toBe(alternates['th-TH']);
  }
});

const entryOf = (rss: XmlElement, id: string) =>
  rss.children[0]?.children.find((item) => childText(item, 'link')?.endsWith(id));

test('wild titles are only text: in the data of a page, in feeds and in the sitemap', async ({ request }) => {
  const path = '/en-us/listings/rm-1001';
  const html = await (await request.get(server.url + path)).text();
  expect(html).not.toContain('<script>alert(1)');
  const page = await readPage(request, server.url + path);
  expect(page.data).toHaveLength(1);
  const [home] = graph.parse(JSON.parse(page.data[0] ?? ''))['@graph'];
  expect(home).toMatchObject({ '@type': 'RealEstateListing', name: WRITTEN });
  for (const locale of ['', '/en-us']) {
    const rss = parseXml(await (await request.get(`${server.url}${locale}/feeds/homes`)).text());
    const item = entryOf(rss, `${SITE}${locale}/listings/rm-1001`);
    expect(item && childText(item, 'title')?.trim()).toBe(WRITTEN);
  }
});
