import type { Page } from '@playwright/test';

/** All scripts of the site. */
export const SCRIPTS = '**/_next/static/**/*.js';

/** Holds everything of a kind that is asked for from now on, until it is let go. */
export async function hold(page: Page, kind: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(kind, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
