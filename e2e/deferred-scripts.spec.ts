import type { Page } from '@playwright/test';
import { hold, SCRIPTS } from './hold';
import { isHydrated } from './hydration';
import { expect, test } from './journey';
import { expectNoShift, watchShifts } from './shifts';

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

test('th-th: presses before hydration are felt at once, and repeated once React can hear them', {
  tag: '@phone',
}, async ({ page }) => {
  const letThrough = await hold(page, SCRIPTS);
  // The load event waits for scripts that start before it.
  await page.mainFrame().goto(HOME, { waitUntil: 'domcontentloaded' });
  const save = page.getByRole('main').getByRole('button', { name: 'บันทึกประกาศนี้' }).first();
  const photo = page.getByRole('list', { name: 'ภาพของทรัพย์นี้' }).getByRole('link').first();
  await save.click();
  await photo.click();
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await expect(photo).toHaveAttribute('aria-busy', 'true');
  letThrough();
  await expect(page.locator('.yarl__portal_open')).toBeVisible();
  await expect(page).toHaveURL(HOME);
  expect(await page.evaluate(() => localStorage.getItem('saved-homes'))).toBe('["rm-1001"]');
});

test('th-th: an order chosen before hydration is searched for', { tag: '@phone' }, async ({ page }) => {
  const letThrough = await hold(page, SCRIPTS);
  await page.mainFrame().goto('/th-th/search?type=condo', { waitUntil: 'domcontentloaded' });
  await page.locator('select[name=sort]').selectOption({ index: 1 });
  letThrough();
  await expect(page).toHaveURL(/[?&]sort=/);
  await expect(page.locator('select[name=sort]')).not.toHaveValue('');
});

test.describe('scripts that failed', () => {
  test.use({ expectedFaults: [/Failed to load resource/] });

  test('th-th: are loaded again with the next press', { tag: ['@phone', '@full'] }, async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
    await page.mainFrame().goto(HOME);
    await failed;
    await page.unroute(SCRIPTS);
    const save = page.getByRole('main').getByRole('button', { name: 'บันทึกประกาศนี้' }).first();
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
  });
});

test('th-th: on a slow line only pictures in sight come before the scripts', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', saveData: false } }),
  );
  await watchShifts(page);
  const letThrough = await hold(page, SCRIPTS);
  await page.mainFrame().goto('/th-th/properties/1', { waitUntil: 'domcontentloaded' });
  const pictures = page.locator('article img[loading=lazy]');
  const hasLoaded = (index: number) => pictures.nth(index).evaluate((image: HTMLImageElement) => image.complete);
  const card = page.getByRole('article').nth(3);
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => hasLoaded(2)).toBe(true);
  expect(await hasLoaded(4), 'a picture a screen below').toBe(false);
  letThrough();
  await expect.poll(() => hasLoaded(4)).toBe(true);
  await expectNoShift(page, { anyShift: true });
});
