import { axeFaults } from './axe';
import { expect, test } from './journey';

test.use({ expectedFaults: [/Failed to load resource: the server responded with a status of 404/] });

for (const [locale, path, title, message] of [
  ['en-us', '/en-us/properties/01', 'Page Not Found', 'Page Not Found: /en-us/properties/01'],
  ['th-th', '/th-th/no/such/page', 'ไม่พบหน้านี้', 'Page not found: /th-th/no/such/page'],
] as const) {
  test(`E1 N3 ${path} says what is wrong and leads on`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('404')).toBeVisible();
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);

    await page.getByRole('main').locator('[name=q]').fill('condo');
    await page.getByRole('main').locator('[name=q]').press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${locale}/search\\?.*q=condo`));
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/\d/);
  });
}

test('L6 the language of a not-found page can be switched', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/en-us/nope');
  await page.locator('header').getByRole('link', { name: 'ภาษาไทย' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ไม่พบหน้านี้');
  await expect(page.getByText('Page not found: /th-th/nope')).toBeVisible();
});

test('L7 an unknown locale shows the address as it was typed', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/fr-fr/properties/1');
  await expect(page.getByText('Page not found: /fr-fr/properties/1')).toBeVisible();
});
