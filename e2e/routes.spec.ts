import type { Page } from '@playwright/test';
import { LOCALE_FACTS, otherLocale } from '../lib/i18n/locales';
import { expectNoAxeFaults } from './axe';
import { expect, test, windowFor } from './journey';
import { LOCALE_PAGES } from './routes';

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function expectNoOverflow(page: Page): Promise<void> {
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const window = page.viewportSize();
  for (const width of [320, 390, 820, 1440, 1920]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
  }
  if (window !== null) await page.setViewportSize(window);
}

for (const { locale, name, path, address } of LOCALE_PAGES) {
  test(`R1 L1 ${name} in ${locale}: status, language, one heading and its sister; no axe fault in either mode, no wider than windows from 320 to 1920 px`, {
    tag: windowFor(locale),
  }, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', LOCALE_FACTS[locale].tag);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).toHaveText(/\S/);
    await test.step('axe', () => expectNoAxeFaults(page));

    const sister = otherLocale(locale);
    await page
      .locator('header')
      .getByRole('link', { name: sister === 'th-th' ? 'ภาษาไทย' : 'English' })
      .click();
    await expect(page).toHaveURL(path === '/' ? `/${sister}` : `/${sister}${path}`);
    await expect(page.locator('html')).toHaveAttribute('lang', LOCALE_FACTS[sister].tag);
    await expect(page.locator('h1')).toHaveCount(1);
    // Last, because nothing can be pressed while a window of another size is drawn.
    await test.step('width', () => expectNoOverflow(page));
  });
}
