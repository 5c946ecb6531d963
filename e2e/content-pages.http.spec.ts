import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { LOCALE_FACTS } from '../lib/i18n/locales';
import english from '../messages/en-us.json' with { type: 'json' };
import thai from '../messages/th-th.json' with { type: 'json' };
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
  'en-us': 'Condominiums for sale and rent in Watthana, Bangkok',
  'th-th': 'ขายและให้เช่าคอนโด เขตวัฒนา กรุงเทพฯ',
};

/** The heading of a page as its content or the message files say it. */
function expectedHeading(name: string, path: string, locale: 'en-us' | 'th-th'): string {
  const { Home, Category, Compare, Search, Team, Seller, Enquiry } = MESSAGES[locale];
  const own = {
    home: Home.title,
    search: Search.title,
    compare: Compare.title,
    'our-team': Team.title,
    'contact-us-for-sell': Seller.title,
    'listing-enquire': Enquiry.heading,
    area: AREA_HEADING[locale],
  };
  const category = Object.entries(Category).find(([key]) => key === name)?.[1];
  if (typeof category === 'object') return category.title;
  const found = Object.entries(own).find(([key]) => key === name)?.[1];
  const { title } = document(COLLECTIONS[name] ?? 'pages', path.split('/').pop()) ?? { title: { th: '', en: '' } };
  return found ?? title[LOCALE_FACTS[locale].language];
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');

/** What a visitor without JavaScript reads: no scripts, no page data. */
const visible = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '');

for (const { locale, name, path, address } of LOCALE_PAGES) {
  test(`${address} has its words and links in the HTML and may be kept by any cache`, async ({ request }) => {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(response.headers()['set-cookie']).toBeUndefined();
    expect(response.headers()['cache-control']).toMatch(/(^|[ ,])s-maxage=600(,|$)/);
    expect(response.headers().vary ?? '').not.toMatch(/cookie|accept-language/i);

    const html = visible(await response.text());
    const heading = expectedHeading(name, path, locale);
    expect(heading).toMatch(/\S/);
    // A figure and its unit are kept on one line, and so are names.
    const shown = /<h1[^>]*>(.*?)<\/h1>/s
      .exec(html)?.[1]
      ?.replaceAll('\u00a0', ' ')
      .replace(/<\/?span[^>]*>/g, '');
    expect(shown).toBe(escaped(heading));
    expect(html).toContain(`href="/${locale}/properties/1"`);
    expect(html).toContain(`href="/${locale}/contact-us-for-sell"`);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]+"/);

    const canonical = (target: string) => `http://localhost:[0-9]+/${target}${path === '/' ? '' : path}"`;
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="${canonical(locale)}`));
    expect(html).toMatch(new RegExp(`hrefLang="en-US" href="${canonical('en-us')}`, 'i'));
    expect(html).toMatch(new RegExp(`hrefLang="th-TH" href="${canonical('th-th')}`, 'i'));
    expect(html).toMatch(new RegExp(`hrefLang="x-default" href="${canonical('en-us')}`, 'i'));
  });
}
