import type { Page } from '@playwright/test';
import { hold } from './hold';
import { isHydrated } from './hydration';
import { expect, test } from './journey';

const HOME = '/th-th/listings/rm-1001';

/** Opens a home whose first picture does not come until it is let through; time stands still but for `runFor`. */
async function openWithoutPicture(page: Page) {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/_next\/static\/.*\.js/.test(request.url())) scripts.push(request.url());
  });
  const letThrough = await hold(page, '**/_ipx/**/demo/condo-tower-blue-sky.jpg');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  // Past the journey's wait for React, which does not come yet.
  await page.mainFrame().goto(HOME, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(500);
  return { scripts, letThrough };
}

test('scripts wait until the first picture has come', { tag: '@phone' }, async ({ page }) => {
  const { scripts, letThrough } = await openWithoutPicture(page);
  expect(scripts).toEqual([]);
  letThrough();
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.complete);
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return isHydrated(page);
    })
    .toBe(true);
  expect(new Set(scripts).size, 'each once').toBe(scripts.length);
});

test('scripts wait for a picture no longer than three seconds', { tag: '@phone' }, async ({ page }) => {
  const { scripts, letThrough } = await openWithoutPicture(page);
  await page.clock.runFor(2_400);
  expect(scripts).toEqual([]);
  await page.clock.runFor(300);
  await expect.poll(() => scripts.length).toBeGreaterThan(5);
  letThrough();
});
