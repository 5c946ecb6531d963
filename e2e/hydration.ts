import type { Page } from '@playwright/test';

const isReacts = () => Object.keys(document.body).some((key) => key.startsWith('__react'));

/** Whether the page is React's by now, so that what is pressed in it does something. */
export const isHydrated = (page: Page): Promise<boolean> => page.evaluate(isReacts);

/** Resolves when it is; rejects where its scripts never come. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isReacts);
}
