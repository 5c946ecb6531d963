import { expect, test } from '@playwright/test';
import { LOCALE_PAGES } from './routes';

const WORDS: Record<string, { 'en-us': string; 'th-th': string }> = {
  home: { 'en-us': 'Find a home you can trust', 'th-th': 'หาบ้านที่ไว้ใจได้' },
  listing: { 'en-us': 'About this home', 'th-th': 'รายละเอียด' },
  'contact-us-for-sell': { 'en-us': 'Send enquiry', 'th-th': 'ส่งข้อมูล' },
  search: { 'en-us': 'homes found', 'th-th': 'รายการ' },
};

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
    expect(html).toContain(WORDS[name]?.[locale] ?? '<h1');
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

test('the sitemap names every page in both languages, and each address in it is there', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  for (const { address } of LOCALE_PAGES) expect(addresses).toContain(address);
  expect(addresses.length).toBeGreaterThan(200);
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
});

test('every link of every page in the sitemap leads somewhere', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const links = new Set<string>();
  for (const [, url = ''] of xml.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const html = visible(await (await request.get(new URL(url).pathname)).text());
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) links.add(href.replaceAll('&amp;', '&'));
  }
  expect(links.size).toBeGreaterThan(200);
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
});
