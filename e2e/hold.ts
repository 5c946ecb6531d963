import type { Page } from '@playwright/test';

/** All scripts of the site. */
export const SCRIPTS = '**/_next/static/**/*.js';

/** Holds back requests whose URL matches `kind` until the returned function is called. */
export async function hold(page: Page, kind: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(kind, async (route) => {
    await held;
    // The page may be closed by then.
    await route.continue().catch(() => undefined);
  });
  return release;
}
