import type { Page } from '@playwright/test';
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
