import { halvedServer } from './halved-server';
import { expect, test } from './journey';
import { expectNoShift, watchShifts } from './shifts';

test('en-us: late content that shifts the page is detected', { tag: '@desktop' }, async ({ page }) => {
  await watchShifts(page);
  await page.goto('/en-us/our-team');
  await page.evaluate(() => document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<p>late</p>'));
  await expect.poll(() => page.evaluate(() => window.shifts.length)).toBeGreaterThan(0);
});

test('en-us: a header that arrives in two halves does not shift', {
  tag: ['@desktop', '@full'],
}, async ({ page, baseURL }) => {
  const halved = await halvedServer(baseURL ?? '', 'href="/en-us/search"');
  await watchShifts(page);
  // A page of text: Chromium may lay out a row of cards before it has parsed all of them.
  await page.goto(`${halved.url}/en-us/company-information/privacy`);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectNoShift(page);
  halved.stop();
});

for (const [query, mark, tag] of [
  ['', 'id="filter-price"', []],
  ['', 'name="sort"', ['@full']],
  ['', '<option value="discount"', ['@full']],
  ['?view=map', '<section aria-label="Results on the map"', ['@full']],
] as const) {
  test(`en-us: results${query} that arrive in two halves, split at ${mark}, do not shift`, { tag: [...tag] }, async ({
    page,
    baseURL,
  }) => {
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
  test(`en-us: the bottom bar of ${path}, split at ${mark}, does not shift`, {
    tag: ['@phone', '@full'],
  }, async ({ page, baseURL }) => {
    const halved = await halvedServer(baseURL ?? '', bar, mark);
    await watchShifts(page);
    await page.goto(`${halved.url}/en-us${path}`);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.waitForLoadState();
    await expectNoShift(page);
    halved.stop();
  });
}

test('en-us: nothing shifts when the page grows beyond the viewport and gets a scrollbar', {
  tag: ['@desktop', '@full'],
}, async ({ playwright, launchOptions, baseURL }) => {
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
