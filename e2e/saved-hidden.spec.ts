import { expectNoAxeFaults } from './axe';
import { expect, test, windowFor } from './journey';
import { found, homesUnder, LANGUAGES, openMap } from './map-journey';
import { expectNoShift, watchShifts } from './shifts';

for (const [locale, words] of [
  [
    'en-us',
    { hide: /^Hide RM-/, undo: 'Undo', back: 'Bring it back', line: /1 home of this list is hidden/, show: 'Show' },
  ],
  ['th-th', { hide: /^ซ่อน RM-/, undo: 'เลิกซ่อน', back: 'เลิกซ่อน', line: /ซ่อนไว้ 1 รายการในหน้านี้/, show: 'แสดง' }],
] as const) {
  test(`${locale}: a home is hidden, undone, hidden again, gone after a reload, and brought back`, {
    tag: windowFor(locale),
  }, async ({ page }) => {
    await page.goto(`/${locale}/properties/1`);
    const cards = page.getByRole('article');
    const hide = cards.nth(1).getByRole('button', { name: words.hide });
    const link = cards.nth(1).getByRole('heading').getByRole('link');
    await expect(cards).toHaveCount(12);
    const address = await link.getAttribute('href');

    await hide.press('Enter');
    const undo = cards.nth(1).getByRole('button', { name: words.undo });
    await expect(undo).toBeFocused();
    await expect(undo).toHaveAccessibleDescription(/RM-/);
    await expect(link).toBeHidden();
    await undo.press('Enter');
    await expect(hide).toBeFocused();
    await expect(link).toBeVisible();

    await hide.press('Enter');
    await page.reload();
    await expect(cards).toHaveCount(11);
    await expect(page.locator(`article a[href="${address}"]`)).not.toHaveCount(0);
    await expect(page.getByRole('article').locator(`a[href="${address}"]:visible`)).toHaveCount(0);

    await expect(page.getByText(words.line)).toBeVisible();
    const show = page.getByRole('button', { name: words.show, exact: true });
    await show.click();
    await expect(cards).toHaveCount(12);
    await cards.nth(1).getByRole('button', { name: words.back }).click();
    await expect(page.getByText(words.line)).toHaveCount(0);
    await page.reload();
    await expect(cards).toHaveCount(12);
  });
}

test('what is hidden leaves every list and every window, and the results keep their count', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/en-us/search?q=RM-1001');
  await expect(other.getByRole('article')).toHaveCount(1);
  await page.goto('/en-us/search?q=RM-1001');
  await page.getByRole('button', { name: 'Hide RM-1001' }).press('Enter');
  await expect(other.getByRole('article')).toHaveCount(0);
  await expect(other.getByText('1 home of this list is hidden')).toBeVisible();
  await expect(other.getByRole('main').getByRole('status').first()).toHaveText('1 home found');
  await page.goto('/en-us/listings/rm-1001');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('hidden homes are gone before the first paint, and nothing moves', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('hidden-homes', '["rm-3010","rm-2005","rm-1016"]'));
  await watchShifts(page);
  // Without any of the site's own bundles: what is seen is the work of the script in the head.
  await page.route('**/_next/static/chunks/*.js', (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript' }),
  );
  await page.mainFrame().goto('/en-us/properties/1');
  await expect(page.getByRole('article')).toHaveCount(9);
  await page.unroute('**/_next/static/chunks/*.js');
  await page.reload();
  await expect(page.getByText('3 homes of this list are hidden')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  await expectNoShift(page, { anyShift: true });
});

test('a covered card has no axe fault in either mode', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/th-th/properties/1');
  await page
    .getByRole('article')
    .nth(0)
    .getByRole('button', { name: /^ซ่อน RM-/ })
    .press('Enter');
  await expectNoAxeFaults(page);
});

test('the list of kept things brings all hidden homes back', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('hidden-homes') === null) localStorage.setItem('hidden-homes', '["rm-3010","rm-2005"]');
  });
  await page.goto('/en-us/properties/1');
  await expect(page.getByRole('article')).toHaveCount(10);
  await page.getByRole('button', { name: 'Saved homes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bring all back' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article')).toHaveCount(12);
});

test('a hidden home has no pin', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('hidden-homes', '["rm-1001"]'));
  const pins = await openMap(page, '/en-us/search?view=map&district=1039&province=10', LANGUAGES['en-us']);
  await expect.poll(async () => (await found(page)) - homesUnder(await pins.allTextContents())).toBe(1);
});
