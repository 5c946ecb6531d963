import type { Page } from '@playwright/test';
import { hold } from './hold';
import { isHydrated } from './hydration';
import { expect, test } from './journey';

const HOME = '/th-th/listings/rm-1001';

/** Opens a listing whose first picture is held back until `letThrough`. The clock only advances by `runFor`. */
async function openWithoutPicture(page: Page) {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/_next\/static\/.*\.js/.test(request.url())) scripts.push(request.url());
  });
  const letThrough = await hold(page, '**/_ipx/**/demo/condo-tower-blue-sky.jpg');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  // page.goto of journey.ts would wait for React, which is not loaded yet.
  await page.mainFrame().goto(HOME, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(500);
  return { scripts, letThrough };
}

test('scripts wait until the first picture has loaded', { tag: '@phone' }, async ({ page }) => {
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
  expect(new Set(scripts).size, 'each script is requested once').toBe(scripts.length);
});

test('scripts wait at most three seconds for the first picture', { tag: '@phone' }, async ({ page }) => {
  const { scripts, letThrough } = await openWithoutPicture(page);
  await page.clock.runFor(2_400);
  expect(scripts).toEqual([]);
  await page.clock.runFor(300);
  await expect.poll(() => scripts.length).toBeGreaterThan(5);
  letThrough();
});
