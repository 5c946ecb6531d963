import type { Page } from '@playwright/test';

const hasReact = () => Object.keys(document.body).some((key) => key.startsWith('__react'));

/** Whether React has hydrated the page, so that presses have an effect. */
export const isHydrated = (page: Page): Promise<boolean> => page.evaluate(hasReact);

/** Resolves once the page is hydrated. Rejects with a timeout if its scripts never load. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(hasReact);
}
