import { expect, test } from '@playwright/test';
import { elements, readPage, textOf } from './read-page';
import { sitemapPaths } from './sitemap';

/** The section of a page that contains this markup. */
const sectionWith = (html: string, markup: string) =>
  html
    .split('<section')
    .find((section) => section.includes(markup))
    ?.split('</section>')[0] ?? '';

test('reserved and sold listings keep a page with a note but are not in the sitemap', async ({ request }) => {
  const reserved = await readPage(request, '/en-us/listings/rm-2019');
  expect(reserved.text).toContain('This home is reserved');
  expect(reserved.text).toContain('Transfer day costs');
  const sold = await readPage(request, '/th-th/listings/rm-2020');
  expect(sold.text).toContain('ทรัพย์นี้ขายแล้ว');
  expect(sold.html).not.toContain('name="price"');
  expect((await sitemapPaths(request)).join()).not.toMatch(/rm-20(19|20)\b/);
});

test('a listing without a price shows that it is on request, and has no price comparison', async ({ request }) => {
  const { text, html } = await readPage(request, '/en-us/listings/rm-2017');
  expect(text).toContain('Price on request');
  expect(text).not.toMatch(/NaN|undefined|null|\[object/);
  expect(html).not.toContain('id="comparison"');
});

for (const [locale, texts] of [
  ['en-us', ['24 months, until April 24, 2028', '฿1,650,000–฿1,900,000', 'Kittisak', 'Lat Phrao 71 townhouse']],
  ['th-th', ['24 เดือน ถึง 24 เมษายน 2571', '฿1,650,000', 'กิตติศักดิ์', 'ทาวน์เฮาส์ลาดพร้าว 71']],
] as const) {
  test(`${locale}: a renovated listing shows its warranty, its cost, the team and the project`, async ({ request }) => {
    const { text, html } = await readPage(request, `/${locale}/listings/rm-2007`);
    for (const each of texts) expect(text).toContain(each);
    const links = elements(html, 'a').map((link) => link.get('href'));
    expect(links).toContain(`/${locale}/our-works-content/lat-phrao-71-townhouse`);
  });
}

test('a search in one district shows asking prices there, a search for rents does not', async ({ request }) => {
  const search = '/th-th/search?province=10&district=1038';
  const label = 'aria-label="ราคาประกาศขายในเขตหรืออำเภอนี้"';
  const sales = await readPage(request, search);
  expect(sectionWith(sales.html, label)).toMatch(/฿\d,\d{3},\d{3}/);
  const rents = await readPage(request, `${search}&deal=rent`);
  expect(rents.headings).toHaveLength(1);
  expect(rents.html).not.toContain(label);
});

test('the card of a listing below the market shows how many listings it is compared with, in every list', async ({
  request,
}) => {
  for (const path of ['/below-market-price/1', '/search?q=rm-1008', '/properties/homes/phaya-thai-bangkok']) {
    const cards = (await readPage(request, `/en-us${path}`)).html.split('<article').slice(1);
    const card = cards.find((each) => each.includes('RM-1008'));
    expect(card, path).toMatch(/\d+% below the median of \d+ similar homes/);
  }
  const front = await readPage(request, '/th-th');
  const proved = sectionWith(front.html, 'id="below-market"').split('<article').slice(1);
  expect(proved).toHaveLength(3);
  for (const card of proved) expect(textOf(card)).toMatch(/ต่ำกว่าค่ากลาง \d+% \(เทียบ \d+ รายการ\)/);
});

test('the tile of a district on the home page counts the listings for sale on the district page', async ({
  request,
}) => {
  const { html } = await readPage(request, '/en-us');
  const [, path, tile = ''] =
    /<a[^>]*href="(\/en-us\/properties\/homes\/[a-z-]+-bangkok)"[^>]*>(.*?)<\/a>/s.exec(html) ?? [];
  const [, count] = /based on (?:<!-- -->)?(\d+) asking prices/.exec(tile) ?? [];
  const area = await readPage(request, path ?? '');
  expect(area.text).toMatch(new RegExp(`We have ${count} homes in .*, all for sale\\.`));
});

test('a home links to its project, whose page has homes on offer and sold ones, prices over time and fees', async ({
  request,
}) => {
  const path = '/th-th/projects/baan-rommai-on-nut-1034';
  const linksOf = (html: string) => elements(html, 'a').map((link) => link.get('href'));
  expect(linksOf((await readPage(request, '/th-th/listings/rm-1014')).html)).toContain(path);
  const { html, text } = await readPage(request, path);
  for (const id of ['rm-1014', 'rm-1022']) expect(linksOf(html)).toContain(`/th-th/listings/${id}`);
  expect(linksOf(html).join()).toMatch(/\/th-th\/search\?bbox=100\.\d+,13\./);
  expect(sectionWith(html, 'id="prices-sale"')).toMatch(/<svg[^>]* role="img" aria-label="ราคาต่อ ตร\.ม\..*฿111,321/);
  for (const each of ['฿38 ต่อ ตร.ม. ต่อเดือน', '2556', 'ขายแล้ว · ฿2,950,000']) expect(text).toContain(each);
  // The other home of this project is a draft.
  const other = await readPage(request, '/en-us/projects/rim-khlong-wutthakat-1022');
  expect(linksOf(other.html).join()).not.toContain('rm-1024');
  expect((await request.get('/th-th/projects/nothing')).status()).toBe(404);
});
