import { axeFaults } from './axe';
import { expect, test } from './journey';

test.use({ expectedFaults: [/Failed to load resource: the server responded with a status of 404/] });

test('th-th: E1 L6 N3 a not-found page names the path, links to its translation and offers a search', {
  tag: '@phone',
}, async ({ page }) => {
  const response = await page.goto('/en-us/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await page.locator('header').getByRole('link', { name: 'ภาษาไทย' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ไม่พบหน้านี้');
  await expect(page.getByText('404')).toBeVisible();
  await expect(page.getByText('Page not found: /th-th/no/such/page', { exact: true })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  await page.getByRole('main').locator('[name=q]').fill('condo');
  await page.getByRole('main').locator('[name=q]').press('Enter');
  await expect(page).toHaveURL(/\/th-th\/search\?.*q=condo/);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/\d/);
});

test('en-us: L7 an unknown locale shows the path as typed, before and after hydration', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/fr-fr/properties/1');
  await expect(page.getByText('Page not found: /fr-fr/properties/1')).toBeVisible();
});
