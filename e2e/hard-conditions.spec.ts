import { expect, test } from './journey';

/** As browsers do whose visitors keep all data from sites: each look at a store throws, and no cookie stays. */
function forbidStorage(): void {
  const denied = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const store of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, store, { get: denied });
  }
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
}

test('en-us: without any storage a home is found and kept, and the colours and the language change', {
  tag: '@desktop',
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

test('th-th: a phone whose line is slow can press before the scripts have come', { tag: '@phone' }, async ({
  page,
}) => {
  let letThrough = () => {};
  const free = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await free;
    await route.continue();
  });
  await page.mainFrame().goto('/th-th/listings/rm-1001', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'บันทึกบ้านนี้' }).first().click();
  await page.locator('header summary').click();
  await page.getByRole('navigation', { name: 'เมนู', exact: true }).getByRole('link', { name: 'ผลงานของเรา' }).click();
  await expect(page).toHaveURL('/th-th/our-works/1');
  await page.goBack({ waitUntil: 'domcontentloaded' });
  letThrough();
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
  await page.getByRole('button', { name: 'บันทึกบ้านนี้' }).first().click();
  await expect(page.getByRole('button', { name: /บ้านที่บันทึกไว้ \(1\)/ }).first()).toBeAttached();
});
