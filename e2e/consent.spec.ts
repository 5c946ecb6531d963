import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import {
  answer,
  consentCommands,
  consentPanel,
  eventsIn,
  expectViews,
  WORDS,
  watchMeasured,
} from './analytics-journey';
import { expectNoAxeFaults } from './axe';
import { expect, test } from './journey';
import { expectNoShift, watchShifts } from './shifts';
import { GTM_ID, SITES } from './sites';

const { url } = SITES.measured;
const stored = () => JSON.parse(localStorage.getItem('consent') ?? 'null');

/** The size, colours and font of a button. */
const look = (button: Locator) =>
  button.evaluate((each) => {
    const { width, height } = each.getBoundingClientRect();
    const { backgroundColor, color, borderColor, fontWeight, fontSize } = getComputedStyle(each);
    return [Math.round(width), Math.round(height), backgroundColor, color, borderColor, fontWeight, fontSize].join();
  });

/** For each candidate of the largest contentful paint: whether it was in the consent banner. */
const largestPaints = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean[]>((resolve) => {
        new PerformanceObserver((list) => {
          const elements = list.getEntries().map((entry) => ('element' in entry ? entry.element : null));
          resolve(elements.map((element) => element instanceof Element && element.closest('section.fixed') !== null));
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

/** The scripts that `GoogleTagManager` of @next/third-parties has added to the page. */
const tagManagerInPage = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement>('script[id^=_next-gtm]')].map(({ src }) => src || 'inline').sort(),
  );

/** The hash of the inline script that adds the first entry, in the format of a content security policy. */
const hashOfFirstEntry = async (page: Page) => {
  const text = (await page.locator('#_next-gtm-init').textContent()) ?? '';
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
};

test.describe('the consent banner', () => {
  test.use({ expectedFaults: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

  test('A4 shifts no layout, hides no content for good, and nothing is measured before it is answered', {
    tag: '@phone',
  }, async ({ page, context }) => {
    const measured = await watchMeasured(page);
    await watchShifts(page);
    await page.goto(`${url}/th-th/company-information/privacy`);
    const panel = consentPanel(page);
    await expect(panel).toBeVisible();
    const paints = await largestPaints(page);
    expect([paints.length > 0, paints.includes(true)]).toEqual([true, false]);
    const looks = await Promise.all((await panel.getByRole('button').all()).map(look));
    expect([looks.length, new Set(looks).size], 'the three buttons look the same').toEqual([3, 1]);
    await page.keyboard.press('Escape');
    await expect(panel).toBeVisible();
    // The content behind the banner can be scrolled into view.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.getByRole('button', { name: WORDS.settings }).click({ trial: true, timeout: 5_000 });
    await expectNoShift(page);
    await panel.getByRole('button', { name: WORDS.choose }).click();
    await expect(page.getByRole('checkbox', { name: WORDS.measurement })).toBeVisible();
    await expectNoAxeFaults(page);
    expect(await page.evaluate(stored)).toBeNull();
    expect(measured.foreign).toEqual([]);

    await context.setOffline(true);
    const note = page.getByRole('status').getByText('ไม่ได้เชื่อมต่ออินเทอร์เน็ต');
    await expect(note).toBeVisible();
    const [noteBox, panelBox] = await Promise.all([note.boundingBox(), panel.boundingBox()]);
    expect((noteBox?.y ?? 0) + (noteBox?.height ?? 0)).toBeLessThan(panelBox?.y ?? 0);
  });
});

test('A4 a refusal prevents requests to other hosts until measurement is allowed in the settings', {
  tag: '@phone',
}, async ({ page }) => {
  const measured = await watchMeasured(page);
  await page.goto(`${url}/th-th/our-team`);
  await answer(page, 'reject');
  await expect(consentPanel(page)).toHaveCount(0);
  await page.goto(`${url}/th-th`);
  await expect.poll(async () => (await consentCommands(page)).map(([, kind]) => kind)).toEqual(['default', 'update']);
  expect(await eventsIn(page)).toEqual([]);
  await expect(consentPanel(page)).toHaveCount(0);
  expect([measured.foreign, measured.hits]).toEqual([[], []]);

  const settings = page.getByRole('button', { name: WORDS.settings });
  await settings.focus();
  await page.keyboard.press('Enter');
  await expect(consentPanel(page)).toBeFocused();
  await page.getByRole('checkbox', { name: WORDS.measurement }).press('Space');
  await page.getByRole('button', { name: WORDS.save }).press('Enter');
  await expect(settings).toBeFocused();
  await expect.poll(() => eventsIn(page)).toEqual(['gtm.js']);
  expect((await consentCommands(page)).at(-1)?.[2]).toMatchObject({
    analytics_storage: 'granted',
    ad_storage: 'denied',
  });
  expect(measured.hits).toEqual([]);
});

test('A4 acceptance sends the held views in order, and a withdrawal stops sending', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const measured = await watchMeasured(page);
  const policy = (await page.goto(`${url}/th-th/our-team`))?.headers()['content-security-policy'];
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(`${url}/th-th`);
  await consentPanel(page).getByRole('button', { name: WORDS.choose }).click();
  await expect(page.getByRole('checkbox', { name: WORDS.measurement })).toBeFocused();
  expect(measured.foreign).toEqual([]);
  await answer(page, 'accept');
  await expectViews(measured, ['/th-th/our-team', '/th-th']);
  expect(await tagManagerInPage(page)).toEqual([`https://www.googletagmanager.com/gtm.js?id=${GTM_ID}`, 'inline']);
  // Browsers that do not allow scripts to add inline scripts need the hash.
  expect(policy).toContain(await hashOfFirstEntry(page));
  expect(measured.foreign[0]).toBe(`https://www.googletagmanager.com/gtm.js?id=${GTM_ID}`);
  expect(await eventsIn(page)).toEqual(['gtm.js', 'content-view', 'content-view']);
  expect((await context.cookies()).map(({ name }) => name)).toContain('_ga');

  await page.getByRole('button', { name: WORDS.settings }).click();
  await expect(page.getByRole('checkbox', { name: WORDS.measurement })).toBeChecked();
  const again = page.waitForEvent('load');
  await answer(page, 'reject');
  await again;
  await expect
    .poll(async () => (await consentCommands(page)).at(-1)?.[2])
    .toMatchObject({
      analytics_storage: 'denied',
    });
  expect(await eventsIn(page)).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('_ga');
  await expectViews(measured, ['/th-th/our-team', '/th-th']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('A4 the cookie settings are hidden and no other host is requested', { tag: '@phone' }, async ({ page }) => {
    const measured = await watchMeasured(page);
    await page.goto(`${url}/th-th`);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('button', { name: WORDS.settings })).toBeHidden();
    expect(measured.foreign).toEqual([]);
  });
});
