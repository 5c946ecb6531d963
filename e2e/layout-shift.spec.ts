import type { Page } from '@playwright/test';
import { halvedServer } from './halved-server';
import { expect, test } from './journey';
import { expectNoShift, watchShifts } from './shifts';

const PAGES = ['', '/properties/1', '/listings/rm-1001', '/search?q=condo'];

/** Through the whole page, a window's height at a time, as pictures come. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frames = (count: number) =>
      new Promise<void>((resolve) => {
        const step = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => step(left - 1)));
        step(count);
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await frames(12);
    }
  });
  await page.waitForLoadState('networkidle');
}

for (const locale of ['en-us', 'th-th']) {
  for (const path of PAGES) {
    test(`/${locale}${path} moves nothing while it loads and is read`, async ({ page }) => {
      await watchShifts(page);
      await page.goto(`/${locale}${path}`);
      await page.waitForLoadState('networkidle');
      await scrollThrough(page);
      await expectNoShift(page);
    });
  }
}

test('a shift would be seen', { tag: '@desktop' }, async ({ page }) => {
  await watchShifts(page);
  await page.goto('/en-us/properties/1');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<p>late</p>'));
  await expect.poll(() => page.evaluate(() => window.shifts.length)).toBeGreaterThan(0);
});

test('a header that comes by halves is painted whole', { tag: '@desktop' }, async ({ page, baseURL }) => {
  const halved = await halvedServer(baseURL ?? '', 'href="/en-us/search"');
  await watchShifts(page);
  await page.goto(`${halved.url}/en-us/our-team`);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectNoShift(page);
  halved.stop();
});

for (const [query, mark] of [
  ['', 'name="sort"'],
  ['', '<option value="discount"'],
  ['', '<ul aria-label="How to show'],
  ['?view=split', '<section aria-label="Results on the map"'],
] as const) {
  test(`results${query} that come by halves, parted at ${mark}, stay where they are`, async ({ page, baseURL }) => {
    const halved = await halvedServer(baseURL ?? '', mark);
    await watchShifts(page);
    await page.goto(`${halved.url}/en-us/search${query}`);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectNoShift(page);
    halved.stop();
  });
}

for (const [path, bar, mark] of [
  ['/our-team', '<nav aria-label="Shortcuts"', '<a '],
  ['/our-team', '<nav aria-label="Shortcuts"', '<button '],
  ['/listings/rm-1001', 'data-listing-bar=""', '<a '],
] as const) {
  test(`the bar at the foot of ${path}, parted at ${mark}, is as high as it will be`, { tag: '@phone' }, async ({
    page,
    baseURL,
  }) => {
    const halved = await halvedServer(baseURL ?? '', bar, mark);
    await watchShifts(page);
    await page.goto(`${halved.url}/en-us${path}`);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.waitForLoadState();
    await expectNoShift(page);
    halved.stop();
  });
}

test('nothing moves aside when the page grows beyond the window and gets a scrollbar', { tag: '@desktop' }, async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const halved = await halvedServer(baseURL ?? '', '<h1');
  const withScrollbars = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await withScrollbars.newPage();
  await watchShifts(page);
  await page.goto(`${halved.url}/en-us/our-team`);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  await expectNoShift(page);
  await withScrollbars.close();
  halved.stop();
});
