import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from './axe';
import { expect, test, windowFor } from './journey';

const SAYS = {
  'en-us': {
    deed: 'Chanote (full title)',
    note: /borders are surveyed/,
    where: 'Where it is',
    show: 'Show the map',
    zoomIn: 'Zoom in',
    ledger: 'What was done to this home',
    until: '24 months, until April 24, 2028',
    cost: '฿1,650,000 to ฿1,900,000',
    work: /Lat Phrao 71 townhouse/,
    prices: 'Asking prices in this district',
    channels: 'Or through our office',
  },
  'th-th': {
    deed: 'โฉนดที่ดิน (น.ส.4 จ.)',
    note: /รังวัดแนวเขต/,
    where: 'ทำเลและการเดินทาง',
    show: 'ดูแผนที่',
    zoomIn: 'ซูมเข้า',
    ledger: 'ประวัติการปรับปรุงทรัพย์นี้',
    until: '24 เดือน ถึง 24 เมษายน 2571',
    cost: '฿1,650,000',
    work: /ทาวน์เฮาส์ลาดพร้าว 71/,
    prices: 'ราคาประกาศขายในเขตหรืออำเภอนี้',
    channels: 'หรือติดต่อผ่านสำนักงาน',
  },
} as const;

const openMap = async (page: Page, locale: keyof typeof SAYS) => {
  const button = page.getByRole('button', { name: SAYS[locale].show });
  await button.focus();
  await page.keyboard.press('Enter');
};

for (const locale of ['en-us', 'th-th'] as const) {
  const says = SAYS[locale];

  test(`${locale}: a deed is explained to whoever asks`, { tag: windowFor(locale) }, async ({ page }) => {
    await page.goto(`/${locale}/listings/rm-2007`);
    const note = page.getByText(says.note);
    await expect(note).toBeHidden();
    await page.getByRole('definition').getByText(says.deed).click();
    await expect(note).toBeVisible();
    await expectNoAxeFaults(page);
  });

  test(`${locale}: the map comes when it is asked for; an area is as wide on the ground at every zoom`, {
    tag: windowFor(locale),
  }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`/${locale}/listings/rm-3004`);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => /maplibre|map\/base/.test(url))).toEqual([]);
    await openMap(page, locale);
    const area = page.locator('.place-area');
    await expect(area).toBeVisible();
    const width = async () => (await area.boundingBox())?.width ?? 0;
    const before = await width();
    await page.getByRole('button', { name: says.zoomIn }).click();
    await expect.poll(async () => Math.round((await width()) / before)).toBe(2);
    await page.goto(`/${locale}/listings/rm-1009`);
    await openMap(page, locale);
    await expect(page.locator('.place-point')).toBeVisible();
    await expectNoAxeFaults(page);
  });

  test(`${locale}: a renovated home tells when, by whom, for how much and how long it is guaranteed`, {
    tag: windowFor(locale),
  }, async ({ page }) => {
    await page.goto(`/${locale}/listings/rm-2007`);
    const ledger = page.getByRole('region', { name: says.ledger });
    await expect(ledger).toContainText(says.until);
    await expect(ledger).toContainText(says.cost);
    await expect(ledger).toContainText(locale === 'en-us' ? 'Kittisak' : 'กิตติศักดิ์');
    await ledger.getByRole('link', { name: says.work }).click();
    await expect(page).toHaveURL(`/${locale}/our-works-content/lat-phrao-71-townhouse`);
  });

  test(`${locale}: a search in one district says what homes cost there, a search for rents does not`, {
    tag: windowFor(locale),
  }, async ({ page }) => {
    await page.goto(`/${locale}/search?province=10&district=1038`);
    const prices = page.getByRole('region', { name: says.prices });
    await expect(prices).toContainText(/฿\d,\d{3},\d{3}/);
    await page.goto(`/${locale}/search?province=10&district=1038&deal=rent`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(prices).toHaveCount(0);
  });

  test(`${locale}: the card has the office's channels`, { tag: windowFor(locale) }, async ({ page }) => {
    await page.goto(`/${locale}/listings/rm-1009`);
    const links = page.getByRole('navigation', { name: says.channels }).getByRole('link');
    await expect(links).toHaveCount(4);
    await expect(links.first()).toHaveAttribute('href', /^tel:/);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('facts explain themselves, and the place is a link', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/th-th/listings/rm-2007');
    await page.getByRole('definition').getByText(SAYS['th-th'].deed).click();
    await expect(page.getByText(SAYS['th-th'].note)).toBeVisible();
    await expect(page.getByRole('button', { name: SAYS['th-th'].show })).toHaveCount(0);
    const place = page.getByRole('link', { name: 'เปิดใน Google Maps' });
    await expect(place).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=13\.\d+%2C100\./,
    );
  });
});
