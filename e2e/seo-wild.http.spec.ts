import { expect, test } from '@playwright/test';
import { graph } from './graph-schemas';
import { readPage, withEach } from './read-page';
import { readSitemap } from './sitemap';
import { SITES } from './sites';
import { childText, parseXml, type XmlElement } from './xml';

/** Would end a script element, and is not HTML that the content loader converts to text. */
const HOSTILE = `"Quoted" & 'said' </script x< <x-b>🏡 ]]> --> \ud83c\u0007`;
/** The content loader removes lone surrogates and control characters. */
const WRITTEN = HOSTILE.slice(0, -2).trim();
const SITE = SITES.edited.url;

test('L4 the default language has no prefix, in the sitemap and on the pages', async ({ request }) => {
  const entries = await readSitemap(request, SITE);
  expect(entries.every(({ url }) => url.startsWith(`${SITE}/`))).toBe(true);
  expect(entries.some(({ url }) => url.includes('/th-th/'))).toBe(false);
  const sample = entries.filter(({ url }, index) => index % 23 === 0 || url === `${SITE}/`);
  expect(sample.length).toBeGreaterThan(8);
  await withEach(sample, async ({ url, alternates }) => {
    const page = await readPage(request, url);
    expect(page.status, url).toBe(200);
    expect(page.canonical).toBe(url.replace(/\/$/, ''));
    expect({ ...page.alternates }).toEqual(
      Object.fromEntries(Object.entries(alternates).map(([tag, href]) => [tag, href.replace(/\/$/, '')])),
    );
    expect(alternates['x-default']).toBe(alternates['th-TH']);
  });
});

const entryOf = (rss: XmlElement, id: string) =>
  rss.children[0]?.children.find((item) => childText(item, 'link')?.endsWith(id));

test('a hostile title is escaped in structured data and in feeds', async ({ request }) => {
  const path = '/en-us/listings/rm-1001';
  const html = await (await request.get(SITE + path)).text();
  expect(html).not.toContain('</script x');
  const page = await readPage(request, SITE + path);
  expect(page.data).toHaveLength(1);
  const [home] = graph.parse(JSON.parse(page.data[0] ?? ''))['@graph'];
  expect(home).toMatchObject({ '@type': 'RealEstateListing', name: WRITTEN });
  for (const locale of ['', '/en-us']) {
    const rss = parseXml(await (await request.get(`${SITE}${locale}/feeds/homes`)).text());
    const item = entryOf(rss, `${SITE}${locale}/listings/rm-1001`);
    expect(item && childText(item, 'title')?.trim()).toBe(WRITTEN);
  }
});
