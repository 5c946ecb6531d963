import type { Locator, Page } from '@playwright/test';
import { test as base, expect } from './journey';
import { type RunningServer, startServer } from './server';

/** Journeys on the page that shows the design system, which only a server with `STYLE_PAGE=on` has. */
export const test = base.extend<
  { style: (locale: 'en-us' | 'th-th') => Promise<void> },
  { styleServer: RunningServer }
>({
  styleServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const server = await startServer({ STYLE_PAGE: 'on' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  style: async ({ page, styleServer, javaScriptEnabled }, use) => {
    await use(async (locale) => {
      await page.goto(`${styleServer.url}/${locale}/style`);
      // The figures stand there as soon as the page answers to presses.
      if (javaScriptEnabled) await expect(page.locator('[data-contrast]').last()).not.toBeEmpty();
    });
  },
});

/** A part of the page by its heading. */
export const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

export { expect };
