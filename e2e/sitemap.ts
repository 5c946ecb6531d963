import assert from 'node:assert/strict';
import { type APIRequestContext, expect } from '@playwright/test';
import { childText, parseXml, type XmlElement } from './xml';

export type SitemapEntry = {
  readonly url: string;
  readonly changed: string | undefined;
  /** By `hreflang`. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly pictures: readonly string[];
};

// Thousands of entries are checked: Playwright records every `expect`, `assert` costs nothing.

/** W3C Datetime: a day, or an instant with its zone. */
const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;

const names = ({ children }: XmlElement) => children.map(({ name }) => name).join(' ');

/** Checks an entry against sitemap.xsd and sitemap-image.xsd, with `xhtml:link` where they allow other elements. */
function checkEntry(entry: XmlElement): void {
  assert.match(names(entry), /^loc( lastmod)?( xhtml:link)*( image:image)*$/);
  const location = childText(entry, 'loc') ?? '';
  assert(URL.canParse(location) && location.length < 2_048, location);
  const changed = childText(entry, 'lastmod');
  if (changed !== undefined) assert.match(changed, DATE);
  for (const image of entry.children.filter(({ name }) => name === 'image:image')) {
    assert.equal(names(image), 'image:loc');
    assert(URL.canParse(childText(image, 'image:loc') ?? ''));
  }
}

function readEntry(entry: XmlElement): SitemapEntry {
  const links = entry.children.filter(({ name }) => name === 'xhtml:link').map(({ attributes }) => attributes);
  for (const link of links) assert.equal(link.get('rel'), 'alternate');
  return {
    url: childText(entry, 'loc') ?? '',
    changed: childText(entry, 'lastmod'),
    alternates: Object.fromEntries(links.map((link) => [link.get('hreflang') ?? '', link.get('href') ?? ''])),
    pictures: entry.children.flatMap((child) => childText(child, 'image:loc') ?? []),
  };
}

const newest = (dates: readonly (string | undefined)[]) =>
  dates.reduce((latest, date) => (latest === undefined || (date ?? '') > latest ? date : latest), undefined);

/** Reads and validates every entry of every sitemap part. `root` is the URL of the site if it is not the base URL. */
export async function readSitemap(request: APIRequestContext, root = ''): Promise<SitemapEntry[]> {
  const answer = await request.get(`${root}/sitemap.xml`);
  expect(answer.status()).toBe(200);
  const index = parseXml(await answer.text());
  expect(index.name).toBe('sitemapindex');
  expect(index.attributes.get('xmlns')).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  const parts = index.children.map(async (part) => {
    expect(names(part)).toMatch(/^loc( lastmod)?$/);
    const { pathname } = new URL(childText(part, 'loc') ?? '');
    const response = await request.get(root + pathname);
    expect(response.status(), pathname).toBe(200);
    expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8');
    expect(response.headers()['cache-control']).toMatch(/^public, s-maxage=600,/);
    const set = parseXml(await response.text());
    expect(set.name).toBe('urlset');
    for (const entry of set.children) checkEntry(entry);
    const entries = set.children.map(readEntry);
    expect(entries.length).toBeLessThanOrEqual(50_000);
    expect(childText(part, 'lastmod'), pathname).toBe(newest(entries.map(({ changed }) => changed)));
    return entries;
  });
  return (await Promise.all(parts)).flat();
}

/** The paths of all pages in the sitemap. */
export const sitemapPaths = async (request: APIRequestContext): Promise<string[]> =>
  (await readSitemap(request)).map(({ url }) => new URL(url).pathname);
