import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { LOCALE_FACTS, type Locale } from '../lib/i18n/locales';
import english from '../messages/en-us.json' with { type: 'json' };
import thai from '../messages/th-th.json' with { type: 'json' };
import { elements, type ReadPage, readPage, textOf, withEach } from './read-page';
import { LOCALE_PAGES } from './routes';

const MESSAGES = { 'en-us': english, 'th-th': thai };

type Text = { th: string; en: string };

const document = (collection: string, id: string | undefined): { title: Text } =>
  JSON.parse(readFileSync(`content/${collection}.json`, 'utf8')).find((each: { id: string }) => each.id === id);

const COLLECTIONS: Record<string, string> = {
  listing: 'listings',
  content: 'contents',
  'our-team-content': 'team_contents',
  'our-works-content': 'works',
};

const AREA_HEADING = {
  'en-us': 'Condos for sale and rent in Watthana, Bangkok',
  'th-th': 'ขายและให้เช่าคอนโด เขตวัฒนา กรุงเทพฯ',
};

const PROJECT_HEADING = { 'en-us': 'Baan Rommai On Nut', 'th-th': 'บ้านร่มไม้ อ่อนนุช' };

/** The heading that the content or the message files give a page. */
function expectedHeading(name: string, path: string, locale: Locale): string {
  const { Home, Articles, Category, Compare, Search, Request, Team, Seller, Enquiry } = MESSAGES[locale];
  const own = {
    home: Home.title,
    search: Search.title,
    'search-request': Request.title,
    contents: Articles.title,
    compare: Compare.title,
    'our-team': Team.title,
    'contact-us-for-sell': Seller.title,
    'listing-enquire': Enquiry.heading,
    area: AREA_HEADING[locale],
    project: PROJECT_HEADING[locale],
  };
  const category = Object.entries(Category).find(([key]) => key === name)?.[1];
  if (typeof category === 'object') return category.title;
  const found = Object.entries(own).find(([key]) => key === name)?.[1];
  const { title } = document(COLLECTIONS[name] ?? 'pages', path.split('/').pop()) ?? { title: { th: '', en: '' } };
  return found ?? title[LOCALE_FACTS[locale].language];
}

const FOR_GOOD = 'public, max-age=31536000, immutable';

function checkWords({ html, headings, title, description }: ReadPage, expected: string, locale: Locale): void {
  expect(headings).toEqual([textOf(expected)]);
  expect(html.includes(`href="/${locale}/properties/1"`)).toBe(true);
  expect(html.includes(`href="/${locale}/contact-us-for-sell"`)).toBe(true);
  for (const text of [expected, title, description]) expect(text).toMatch(/\S/);
}

function checkCaching({ headers }: ReadPage): void {
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['cache-control']).toMatch(/(^|[ ,])s-maxage=600(,|$)/);
  expect(headers.vary ?? '').not.toMatch(/cookie|accept-language/i);
}

/** Checks the social card of a page and returns its URL. */
async function checkCard(request: APIRequestContext, { html, path }: ReadPage, cards: string): Promise<string> {
  const metas = new Map(elements(html, 'meta').map((each) => [each.get('property') ?? each.get('name'), each]));
  const meta = (name: string) => metas.get(name)?.get('content') ?? '';
  const address = meta('og:image');
  expect(address, path).toMatch(new RegExp(`^${cards}/[a-z/0-9_-]+\\.[0-9a-f]{10}\\.jpg$`));
  expect(['width', 'height', 'type'].map((name) => meta(`og:image:${name}`))).toEqual(['1200', '630', 'image/jpeg']);
  expect(meta('og:image:alt')).toMatch(/\S/);
  expect([meta('twitter:card'), meta('twitter:image')]).toEqual(['summary_large_image', address]);
  const answer = await request.get(new URL(address).pathname);
  expect([answer.status(), answer.headers()['cache-control']], address).toEqual([200, FOR_GOOD]);
  const body = await answer.body();
  expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(body.length, address).toBeLessThan(150_000);
  return address;
}

for (const locale of ['en-us', 'th-th'] as const) {
  test(`${locale}: each page template has its heading, URLs and card, and shared caches may store it`, async ({
    request,
    baseURL,
  }) => {
    const own = LOCALE_PAGES.filter((page) => page.locale === locale);
    const cards = await withEach(own, async ({ name, path, address }) => {
      const page = await readPage(request, address);
      expect(page.status, address).toBe(200);
      checkWords(page, expectedHeading(name, path, locale), locale);
      checkCaching(page);
      const at = (each: Locale) => `${baseURL}/${each}${path === '/' ? '' : path}`;
      expect(page.canonical).toBe(at(locale));
      expect(page.alternates).toEqual({ 'en-US': at('en-us'), 'th-TH': at('th-th'), 'x-default': at('en-us') });
      return checkCard(request, page, `${baseURL}/cards/${locale}`);
    });
    // The enquiry pages of a listing and of a search have the cards of the listing and of the search.
    expect(new Set(cards).size).toBe(own.length - 2);
  });
}
