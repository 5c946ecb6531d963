import AxeBuilder from '@axe-core/playwright';
import { LOCALE_FACTS, otherLocale } from '../lib/i18n/locales';
import { expect, test } from './journey';
import { LOCALE_PAGES } from './routes';

for (const { locale, name, path, address } of LOCALE_PAGES) {
  test(`R1 L1 ${name} in ${locale}: status, language, one heading, no axe fault in either mode, and its sister`, async ({
    page,
  }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', LOCALE_FACTS[locale].tag);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).toHaveText(/\S/);

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
      const { violations } = await new AxeBuilder({ page }).analyze();
      const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
      expect(faults, colorScheme).toEqual([]);
    }

    const sister = otherLocale(locale);
    await page
      .locator('header')
      .getByRole('link', { name: sister === 'th-th' ? 'ภาษาไทย' : 'English' })
      .click();
    await expect(page).toHaveURL(path === '/' ? `/${sister}` : `/${sister}${path}`);
    await expect(page.locator('html')).toHaveAttribute('lang', LOCALE_FACTS[sister].tag);
    await expect(page.locator('h1')).toHaveCount(1);
  });
}
