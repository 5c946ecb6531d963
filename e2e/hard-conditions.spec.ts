import { ENQUIRY_WORDS, fillPerson } from './enquiry-journey';
import { hold, SCRIPTS } from './hold';
import { hydrated } from './hydration';
import { expect, test } from './journey';
import { submit } from './seller-journey';

/** Imitates a browser that blocks all site data: every access to a store throws, and cookies are not stored. */
function forbidStorage(): void {
  const denied = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const store of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, store, { get: denied });
  }
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
}

test('en-us: without any storage a listing is found and saved, and colour mode and language change', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await page.addInitScript(forbidStorage);
  await page.goto('/en-us/search?type=condo');
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: 'Save this home' }).click();
  await expect(page.locator('header').getByRole('button', { name: 'Saved homes (1)' })).toBeVisible();
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/listings\//);
  await page
    .locator('header')
    .getByRole('button', { name: /Colour mode/ })
    .click();
  await page.locator('header').getByRole('link', { name: 'ภาษาไทย' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH');
});

test('th-th: on a slow phone buttons and links work before the scripts have loaded', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  const letThrough = await hold(page, SCRIPTS);
  await page.mainFrame().goto('/th-th/listings/rm-1001', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'บันทึกประกาศนี้' }).first().click();
  await page.locator('header summary').click();
  await page.getByRole('navigation', { name: 'เมนู', exact: true }).getByRole('link', { name: 'ผลงานของเรา' }).click();
  await expect(page).toHaveURL('/th-th/our-works/1');
  await page.goBack({ waitUntil: 'domcontentloaded' });
  letThrough();
  await hydrated(page);
  await page.getByRole('button', { name: 'บันทึกประกาศนี้' }).first().click();
  await expect(page.getByRole('button', { name: /รายการที่บันทึกไว้ \(1\)/ }).first()).toBeAttached();
});

/** Slow 3G as Chromium's DevTools and WebPageTest define it: 400 kbit/s each way, 400 ms round trip. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

test('th-th: on slow 3G a visitor searches, opens a listing and sends an enquiry', {
  tag: ['@phone', '@full'],
}, async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_3G);
  const words = ENQUIRY_WORDS['th-th'];
  // The page must work as soon as it is readable, before the scripts have loaded.
  await page.mainFrame().goto('/th-th', { waitUntil: 'commit' });
  await page.getByRole('main').locator('[name=q]').fill('คอนโด ทองหล่อ');
  await page.getByRole('main').locator('[name=q]').press('Enter');
  await expect(page).toHaveURL(/\/search\?/);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/listings\/rm-\d+$/);
  await page.getByRole('link', { name: words.open }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
  await page.locator('[name=preferred_date][value$=morning]').nth(1).check();
  await fillPerson(page, '089 765 4321');
  await submit(page).click();
  await expect(page).toHaveURL(/\/enquire\/sent\/[0-9A-F]{4}-[0-9A-F]{4}/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.sent.viewTitle);
});
