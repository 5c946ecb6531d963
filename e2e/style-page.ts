import type { Locator, Page } from '@playwright/test';
import { test as base, expect } from './journey';

/** A test on the style page, which shows the design system. */
export const test = base.extend<{ style: (locale: 'en-us' | 'th-th') => Promise<void> }>({
  style: async ({ page, javaScriptEnabled }, use) => {
    await use(async (locale) => {
      await page.goto(`/${locale}/style`);
      // The figures appear as soon as the page is hydrated.
      if (javaScriptEnabled) await expect(page.locator('[data-contrast]').last()).not.toBeEmpty();
    });
  },
});

/** A section of the page, by its heading. */
export const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

export { expect };
