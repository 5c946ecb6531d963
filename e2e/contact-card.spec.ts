import { expect, test } from './journey';

test('a desktop copies the link and shows a QR code for LINE, and print shows a QR code for the page', {
  tag: ['@desktop', '@full'],
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en-us/listings/rm-1001?sums=1&years=10');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await expect(page.getByRole('img', { name: 'Scan to chat on LINE' })).toBeVisible();
  const codeOfPage = page.getByRole('img', { name: 'Scan to open this page' });
  await expect(codeOfPage).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(codeOfPage).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeHidden();
});
