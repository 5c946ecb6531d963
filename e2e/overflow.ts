import type { Page } from '@playwright/test';

/** How many pixels the page is wider than the viewport. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
