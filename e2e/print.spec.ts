import type { Page } from '@playwright/test';
import { expect, test } from './journey';

async function printedPages(page: Page, options: Parameters<Page['pdf']>[0]): Promise<number> {
  const pdf = await page.pdf(options);
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** A condo with long texts, a house and a plot of land. */
for (const [locale, tag, homes] of [
  ['en-us', ['@desktop'], ['rm-1010']],
  ['th-th', ['@desktop', '@full'], ['rm-1010', 'rm-2003', 'rm-3015']],
] as const) {
  test(`${locale}: a listing prints on one A4 page, also in dark mode`, { tag: [...tag] }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const id of homes) {
      await page.goto(`/${locale}/listings/${id}`);
      expect(await printedPages(page, { preferCSSPageSize: true }), id).toBe(1);
    }
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
}

test('a comparison of four listings prints on one A4 page', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  await page.goto('/th-th/compare?ids=rm-1001,rm-2020,rm-3007,rm-1016');
  const [top, right, bottom, left] = ['10mm', '10mm', '10mm', '10mm'];
  expect(await printedPages(page, { format: 'A4', margin: { top, right, bottom, left } })).toBe(1);
});
