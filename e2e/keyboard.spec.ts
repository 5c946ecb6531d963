import { openFilters } from './filters-journey';
import { walkByTab } from './focus-walk';
import { expect, test } from './journey';

test('en-us: the skip link skips the header, and each navigation moves the focus to the main content', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/en-us');
  const main = page.getByRole('main');
  // Before that, Next does not have the entry to which the test goes back.
  await page.waitForFunction(() => window.history.state !== null);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();
  await page.locator('header').getByRole('link', { name: 'Our projects' }).press('Enter');
  await expect(page).toHaveURL('/en-us/our-works/1');
  await expect(main).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main.locator(':focus'), 'the first link of the page').toHaveText('Home');

  await page.goBack();
  await expect(page).toHaveURL('/en-us#content');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a home you can trust');
  await expect(main).toBeFocused();
  await page.goForward();
  // The URL changes before the page does. Until then the header links to the home page in Thai.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Find a home you can trust');
  await page.locator('header').getByRole('link', { name: 'ภาษาไทย' }).press('Enter');
  await expect(page).toHaveURL('/th-th/our-works/1');
  await expect(page.getByRole('main')).toBeFocused();
});

test('th-th: every tab stop of the filter dialog is visible, and the focus stays inside', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await page.goto('/th-th/search');
  await openFilters(page, isMobile);
  const { stops, faults } = await walkByTab(page);
  expect(faults).toEqual([]);
  expect(stops).toBeGreaterThan(12);
  await expect(page.locator('dialog:modal')).toBeVisible();
});

test('th-th: every tab stop is visible above the comparison bar', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await page.goto('/th-th/properties/1');
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^เทียบ RM-/ })
    .click();
  await expect(page.getByRole('complementary', { name: 'รายการที่เลือกไว้เปรียบเทียบ' })).toBeVisible();
  await page.locator('body').press('Shift+Home');
  const { stops, faults } = await walkByTab(page);
  expect(faults).toEqual([]);
  expect(stops).toBeGreaterThan(40);
});
