import { openFilters } from './filters-journey';
import { walkByTab } from './focus-walk';
import { expect, test } from './journey';

test('en-us: the skip link leads past the header, and the focus is at the beginning of each page that follows', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/en-us');
  const main = page.getByRole('main');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();
  await page.locator('header').getByRole('link', { name: 'Our projects' }).press('Enter');
  await expect(page).toHaveURL('/en-us/our-works/1');
  await expect(main).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main.locator(':focus'), 'the first of the page').toHaveText('Home');

  await page.goBack();
  await expect(page).toHaveURL('/en-us#content');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a home you can trust');
  await expect(main).toBeFocused();
  await page.goForward();
  // The address changes before the page does; until then the header links to the home page in Thai.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Find a home you can trust');
  await page.locator('header').getByRole('link', { name: 'ภาษาไทย' }).press('Enter');
  await expect(page).toHaveURL('/th-th/our-works/1');
  await expect(page.getByRole('main')).toBeFocused();
});

test('th-th: the tab key shows each stop in the filters, and stays within them', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await page.goto('/th-th/search');
  await openFilters(page, isMobile);
  const { stops, faults } = await walkByTab(page);
  expect(faults).toEqual([]);
  expect(stops).toBeGreaterThan(12);
  await expect(page.locator('dialog:modal')).toBeVisible();
});

test('th-th: each stop of the tab key lies above the bar of homes to compare', { tag: '@desktop' }, async ({
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
