import type { Page } from '@playwright/test';
import { formOf } from './filters-journey';
import { expect, test } from './journey';

test.describe('taking a chip away', () => {
  const chips = (page: Page) => page.getByRole('list', { name: 'Filters that are on' }).getByRole('link');

  test('keeps the place, and the focus goes to the next one and at last to the count', async ({ page }) => {
    await page.goto('/en-us/search?deal=sale&type=condo&type=villa');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => window.scrollTo(0, 120));
    for (const [name, left] of [
      ['Remove Condominium', 2],
      ['Remove Villa', 1],
      ['Remove Buy', 0],
    ] as const) {
      await page.getByRole('link', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(chips(page)).toHaveCount(left);
      if (left > 0) await expect(chips(page).last()).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
    }
    await expect(page.locator('#found')).toBeFocused();
  });

  test('takes all stations of an interchange', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/en-us/search?station=MRT-BL15&station=MRT-YL01&within=500&type=condo');
    await expect(chips(page)).toHaveCount(3);
    await page.getByRole('link', { name: 'Remove Near Lat Phrao station' }).click();
    await expect(page).toHaveURL('/en-us/search?type=condo');
  });
});

test('words that were searched for leave the focus at what they found', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/en-us/search');
  // A name stays words; what is understood becomes filters, and the field stays as it is.
  await page.locator('main [name=q]').fill('Rim Khlong');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=Rim/);
  await expect(page.locator('#found')).toBeFocused();
});

test('a field that is changed the moment the results come stays changed', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/th-th/search?deal=sale&type=condo&price_max=4000000');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const status = document.querySelector('main [role=status]');
    const beds = document.querySelector('main [name=beds_min]');
    if (status === null || !(beds instanceof HTMLSelectElement)) throw new Error('the page has both');
    new MutationObserver((_, observer) => {
      observer.disconnect();
      beds.value = '1';
    }).observe(status, { childList: true, characterData: true, subtree: true });
  });
  await page.getByRole('main').locator('a[href*="type=condo"]:not([href*="price_max"])').first().click();
  await expect(page).not.toHaveURL(/price_max/);
  await expect(formOf(page).locator('[name=beds_min]')).toHaveValue('1');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(formOf(page).locator('[name=beds_min]')).toHaveValue('1');
});

for (const [pressed, from, way] of [
  ['"Clear all"', '/en-us/search?deal=sale&type=condo', (page: Page) => page.getByRole('link', { name: 'Clear all' })],
  ['another page', '/en-us/search', (page: Page) => page.locator('main nav a', { hasText: /^2$/ })],
  ['the next page', '/en-us/search', (page: Page) => page.locator('main a[rel=next]')],
  [
    'a wider search',
    '/en-us/search?deal=sale&type=condo&price_max=500000&beds_min=5',
    (page: Page) => page.locator('main section').getByRole('listitem').getByRole('link').first(),
  ],
] as const)
  test(`${pressed} leaves the focus at what was found`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(from);
    await page.waitForLoadState('networkidle');
    await way(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(from);
    await expect(page.locator('#found')).toBeFocused();
  });
