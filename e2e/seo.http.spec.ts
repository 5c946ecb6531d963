import assert from 'node:assert/strict';
import { type APIRequestContext, expect, request as requests, test } from '@playwright/test';
import { LOCALE_FACTS, type Locale, splitLocale } from '../lib/i18n/locales';
import { isTitleShown, lettersOf } from '../lib/seo/title-length';
import { readTree } from '../scripts/crawl/page-tree';
import { wordFaults } from '../scripts/crawl/word-faults';
import { checkNode, checkReferences } from './graph-checks';
import { graph } from './graph-schemas';
import { type ReadPage, readPage, withEach } from './read-page';
import { LOCALE_PAGES } from './routes';
import { readSitemap, type SitemapEntry } from './sitemap';

// The pages are read once, and each test checks one aspect of them.
test.describe.configure({ mode: 'default' });

/** The page of an area or a project with one listing may have a short description. */
const OF_AREA = /\/(?:properties\/[a-z]|projects\/)/;
const READING_MS = 240_000;

/** Pages that exist once for each listing, area or project. `npm run test:full` reads all of them in both languages. */
const OF_MANY = /\/(?:properties\/[a-z]|projects\/|listings\/)/;
const READS_ALL = process.env.TEST_FULL === '1';

let entries: SitemapEntry[] = [];
let pages: ReadPage[] = [];
let readEntries: SitemapEntry[] = [];
const pathOf = (url: string) => new URL(url).pathname;
const localeOf = ({ path }: { path: string }): Locale => splitLocale(path).locale ?? 'en-us';
const pagesOf = (locale: Locale) => pages.filter((page) => localeOf(page) === locale);

/** Every fourth listing, area and project in one language, alternating; all other pages in both languages. */
function sampled(all: readonly SitemapEntry[]): SitemapEntry[] {
  const addresses = [...new Set(all.map(({ alternates }) => alternates['en-US']))];
  const numbers = new Map(addresses.map((address, index) => [address, index]));
  return all.filter(({ url, alternates }) => {
    const { path, locale } = splitLocale(pathOf(url));
    if (!OF_MANY.test(path)) return true;
    return (numbers.get(alternates['en-US']) ?? 0) % 8 === (locale === 'th-th' ? 0 : 4);
  });
}

async function readAll(request: APIRequestContext): Promise<void> {
  entries = await readSitemap(request);
  readEntries = READS_ALL ? entries : sampled(entries);
  pages = await withEach(readEntries, ({ url }) => readPage(request, pathOf(url)));
}

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(READING_MS);
  // Compressing a page on its first request would take as long as rendering it.
  const request = await requests.newContext({ baseURL, extraHTTPHeaders: { 'accept-encoding': 'identity' } });
  await readAll(request);
  await request.dispose();
});

const UNLISTED: readonly string[] = ['compare', 'search-request', 'listing-enquire'];

test('the sitemap lists every page in both languages once, and each page is indexable', () => {
  const listed = LOCALE_PAGES.filter(({ name }) => !UNLISTED.includes(name));
  const paths = entries.map(({ url }) => pathOf(url));
  for (const { address } of listed) expect(paths).toContain(address);
  expect(paths.length).toBeGreaterThan(200);
  expect(new Set(paths).size).toBe(paths.length);
  expect(pages.length).toBeGreaterThan(READS_ALL ? 200 : 120);
  for (const { path, status, robots } of pages) {
    expect(status, path).toBe(200);
    expect(robots, path).not.toContain('noindex');
  }
});

test('sitemap dates and pictures come from the content, and a page without a date has none', () => {
  const [home] = entries.filter(({ url }) => url.endsWith('/listings/rm-1001'));
  expect(home?.changed).toMatch(/^2026-/);
  expect(home?.pictures.length).toBeGreaterThan(3);
  expect(entries.find(({ url }) => url.endsWith('/privacy'))?.changed).toBeUndefined();
});

test('the canonical and alternate URLs of every page match the sitemap, in both directions', () => {
  const byUrl = new Map(entries.map((entry) => [entry.url, entry]));
  for (const [index, { url, alternates }] of readEntries.entries()) {
    expect(pages[index]?.canonical).toBe(url);
    expect(pages[index]?.alternates, url).toEqual(alternates);
  }
  for (const { url, alternates } of entries) {
    expect(Object.keys(alternates).sort()).toEqual(['en-US', 'th-TH', 'x-default']);
    expect(alternates['x-default']).toBe(alternates['en-US']);
    expect(alternates[LOCALE_FACTS[localeOf({ path: pathOf(url) })].tag]).toBe(url);
    for (const sister of Object.values(alternates)) expect(byUrl.get(sister)?.alternates, url).toEqual(alternates);
  }
});

for (const locale of ['en-us', 'th-th'] as const) {
  test(`${locale}: each page has one heading, and a unique title and description in its language`, () => {
    const own = pagesOf(locale);
    const { tag } = LOCALE_FACTS[locale];
    for (const { path, lang, title, description, headings } of own) {
      expect(lang, path).toBe(tag);
      expect(headings, path).toHaveLength(1);
      expect(title.length, `${path}: ${title}`).toBeGreaterThan(15);
      expect(isTitleShown(title), `${path}: ${title}`).toBe(true);
      expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(OF_AREA.test(path) ? 35 : 70);
      expect(lettersOf(description).length, `${path}: ${description}`).toBeLessThanOrEqual(160);
      expect(description, path).toMatch(locale === 'th-th' ? /[^\s,:;(…]$/ : /[.!?]$/);
      for (const text of [title, description]) expect(/[ก-ฺเ-๙]/.test(text), text).toBe(locale === 'th-th');
    }
    for (const field of ['title', 'description'] as const) {
      const seen = new Map<string, string>();
      for (const page of own) {
        expect(seen.get(page[field]), `${field} of ${page.path}`).toBeUndefined();
        seen.set(page[field], page.path);
      }
    }
  });

  test(`${locale}: no page shows placeholders, or text or dates of the other language`, () => {
    for (const { path, html } of pagesOf(locale)) assert.deepEqual(wordFaults(readTree(html), locale, path), [], path);
  });

  test(`${locale}: the structured data of each page is valid and matches what the page shows`, () => {
    const types = new Set<string>();
    for (const page of pagesOf(locale)) {
      expect(page.data, page.path).toHaveLength(1);
      const nodes = graph.parse(JSON.parse(page.data[0] ?? ''))['@graph'];
      checkReferences(nodes);
      for (const node of nodes) {
        // Not every run reads a project of houses or land.
        if (node['@type'] !== 'Residence' && node['@type'] !== 'Place') types.add(node['@type']);
        checkNode(node, { page, locale });
      }
      const isHome = splitLocale(page.path).path === '/';
      expect(nodes.some((node) => node['@type'] === (isHome ? 'WebSite' : 'BreadcrumbList'))).toBe(true);
    }
    expect([...types].sort()).toEqual(
      [
        ...['ApartmentComplex', 'Article', 'BreadcrumbList', 'ItemList', 'JobPosting', 'NewsArticle', 'Organization'],
        ...['Person', 'RealEstateAgent', 'RealEstateListing', 'WebSite'],
      ].sort(),
    );
  });
}

/** Reduces a link to its path and parameter names, so that similar links are requested once. */
function shapeOf(link: string): string {
  const { pathname, searchParams } = new URL(link, 'http://site');
  const keys = [...searchParams.keys()].sort().join();
  return keys === '' ? link : `${pathname.replace(/\d+/g, '0')}?${keys}`;
}

test('every link of every page returns 200', async ({ request }) => {
  test.setTimeout(READING_MS);
  const links = new Set(['/icon.svg']);
  for (const { html } of pages)
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) links.add(href.replaceAll('&amp;', '&'));
  expect(links.size).toBeGreaterThan(200);
  const known = new Set(entries.map(({ url }) => pathOf(url)));
  const others = [...links].filter((link) => !known.has(link));
  const shapes = new Map(others.map((link) => [READS_ALL ? link : shapeOf(link), link]));
  // Resizing is tested elsewhere; here the file has to exist.
  const addresses = [...shapes.values()].map((link) => link.replace(/^\/_ipx\/[^/]*(?=\/)/, ''));
  await withEach(addresses, async (link) => expect((await request.head(link)).status(), link).toBe(200));
});
