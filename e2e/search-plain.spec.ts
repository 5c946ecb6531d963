import { formOf, LOCALES, statusOf } from './filters-journey';
import { expect, test } from './journey';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedFaults: [/Failed to load resource/] });

  for (const [locale, words] of LOCALES) {
    test(`${locale}: filters, order, pages and relaxations are forms and links`, async ({ page, isMobile }) => {
      await page.goto(`/${locale}/search?bbox=97,5,106,21&view=split`);
      const form = formOf(page);
      await form.locator('summary').first().click();
      await form.locator('[name=type][value=condo]').check();
      await form.locator('[name=type][value=townhouse]').check();
      await form.locator('[name=price_max]').fill('20 ล้าน');
      await form.getByRole('button', { name: words.show }).click();
      const asked = new URL(page.url()).searchParams;
      expect(asked.getAll('type')).toEqual(['townhouse', 'condo']);
      expect(asked.get('bbox')).toBe('97,5,106,21');
      expect(asked.get('view')).toBe('split');
      await expect(statusOf(page)).toHaveText(words.total);

      await page.getByLabel(words.sort).selectOption('price-desc');
      await page.locator('form:has([name=sort]) button').click();
      await expect(page).toHaveURL(/type=townhouse&type=condo.*&sort=price-desc/);
      await page.locator('nav a[rel=next]').click();
      await expect(page).toHaveURL(/&page=2$/);
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.getByRole('link', { name: words.remove }).first().click();
      await expect(page).not.toHaveURL(/type=townhouse|page=/);

      await page.goto(`/${locale}/search?type=condo&beds_min=20`);
      await page.locator('main section').getByRole('link').first().click();
      await expect(statusOf(page)).toHaveText(words.total);
      if (!isMobile) await expect(form.getByRole('button', { name: words.show })).toBeVisible();
    });
  }
});
