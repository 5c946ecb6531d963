import { accessFaults } from './access-checks';
import { openFilters } from './filters-journey';
import { walkByTab } from './focus-walk';
import { expect, test, windowFor } from './journey';
import { PAGES } from './routes';

const ENDLESS = { name: 'search for one endless word', path: `/search?q=${'9'.repeat(60)}` };

/** Each language goes through every second page kind: what stands on all pages is seen in both. */
for (const locale of ['en-us', 'th-th'] as const) {
  test(`${locale}: with forced colours and little motion, 320 px wide, every page shows what can be pressed and what is chosen, names it in one language, and begins with the skip link`, {
    tag: '@phone',
  }, async ({ page, context }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const devtools = await context.newCDPSession(page);
    const half = PAGES.filter((_, at) => at % 2 === Number(locale === 'th-th'));
    for (const { name, path } of [...half, ENDLESS]) {
      await page.goto(`/${locale}${path}`);
      expect.soft(await accessFaults(page, devtools, locale), name).toEqual([]);
      await page.keyboard.press('Tab');
      await expect.soft(page.locator(':focus'), name).toHaveAttribute('href', '#content');
    }
  });
}

for (const locale of ['en-us', 'th-th'] as const) {
  test(`${locale}: whoever goes by the tab key sees where they are on every page, and comes to its end`, {
    tag: windowFor(locale),
  }, async ({ page }) => {
    for (const { name, path } of PAGES.filter((_, at) => at % 2 === Number(locale === 'en-us'))) {
      await page.goto(`/${locale}${path}`);
      const { stops, faults } = await walkByTab(page);
      expect.soft(faults, name).toEqual([]);
      expect.soft(stops, name).toBeGreaterThan(20);
    }
  });
}

test('th-th: the tab key shows what it comes to in the filters, and stays within them', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await page.goto('/th-th/search');
  await openFilters(page, isMobile);
  const { stops, faults } = await walkByTab(page);
  expect(faults).toEqual([]);
  expect(stops).toBeGreaterThan(12);
  await expect(page.locator('dialog:modal')).toBeVisible();
});

test('th-th: what the tab key comes to lies above the bar of homes to compare', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await page.goto('/th-th/properties/1');
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^เทียบ RM-/ })
    .click();
  await expect(page.getByRole('complementary', { name: 'บ้านที่เลือกไว้เปรียบเทียบ' })).toBeVisible();
  await page.locator('body').press('Shift+Home');
  const { stops, faults } = await walkByTab(page);
  expect(faults).toEqual([]);
  expect(stops).toBeGreaterThan(40);
});

test('en-us: another page has the focus at its beginning, also after the language changed', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/en-us/properties/1');
  const main = page.getByRole('main');
  await main.getByRole('article').first().getByRole('heading').getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/listings\//);
  await expect(main).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main.locator(':focus'), 'the first of the page').toHaveText('Home');
  await page.goBack();
  await expect(main).toBeFocused();
  await page.locator('header').getByRole('link', { name: 'ภาษาไทย' }).press('Enter');
  await expect(page).toHaveURL('/th-th/properties/1');
  await expect(page.getByRole('main')).toBeFocused();
});
