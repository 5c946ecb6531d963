import { expect, test } from './journey';
import { found, homesUnder, LANGUAGES, openMap } from './map-journey';
import { expectNoShift, watchShifts } from './shifts';

test('a listing is hidden and restored, stays hidden after a reload, and can be shown again', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  await page.goto('/th-th/properties/1');
  const cards = page.getByRole('article');
  const hide = cards.nth(1).getByRole('button', { name: /^ซ่อน RM-/ });
  const link = cards.nth(1).getByRole('heading').getByRole('link');
  await expect(cards).toHaveCount(12);
  const code = /RM-\d+/.exec((await hide.getAttribute('aria-label')) ?? '')?.[0];

  await hide.press('Enter');
  const undo = cards.nth(1).getByRole('button', { name: 'เลิกซ่อน' });
  await expect(undo).toBeFocused();
  await expect(link).toBeHidden();
  await undo.press('Enter');
  await expect(hide).toBeFocused();
  await expect(link).toBeVisible();

  await hide.press('Enter');
  await page.reload();
  await expect(cards).toHaveCount(11);
  await page.goto(`/th-th/search?q=${code}`);
  await expect(page.getByText('ซ่อนไว้ 1 รายการในหน้านี้')).toBeVisible();
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('1 รายการ');
  await expect(cards).toHaveCount(0);

  await page.getByRole('button', { name: 'แสดง', exact: true }).click();
  await expect(cards).toHaveCount(1);
  await cards.getByRole('button', { name: 'เลิกซ่อน' }).click();
  await page.goto('/th-th/properties/1');
  await expect(cards).toHaveCount(12);
});

test('hidden listings are removed before the first paint and shift nothing', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('hidden-homes', '["rm-3010","rm-2005","rm-1016"]'));
  await watchShifts(page);
  // The bundles of the site are empty, so only the inline script in the head can hide listings.
  const bundles = '**/_next/static/chunks/*.js';
  await page.route(bundles, (route) => route.fulfill({ body: '', contentType: 'text/javascript' }));
  await page.mainFrame().goto('/en-us/properties/1');
  await expect(page.getByRole('article')).toHaveCount(9);
  await page.unroute(bundles);
  await page.reload();
  await expect(page.getByText('3 homes hidden on this page')).toHaveCount(1);
  await expectNoShift(page, { anyShift: true });
});

test('a hidden listing has no pin on the map', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('hidden-homes', '["rm-1001"]'));
  const pins = await openMap(page, '/en-us/search?view=map&district=1039&province=10', LANGUAGES['en-us']);
  await expect.poll(async () => (await found(page)) - homesUnder(await pins.allTextContents())).toBe(1);
});
