import {
  answer,
  CONSENT_WORDS,
  consentCommands,
  consentPanel,
  eventsIn,
  expectViews,
  watchMeasured,
} from './analytics-journey';
import { expectNoAxeFaults } from './axe';
import { SCRIPTS } from './hold';
import { expect, test, windowFor } from './journey';
import { expectNoShift, watchShifts } from './shifts';
import { GTM_ID, SITES } from './sites';

const site = SITES.measured;

const stored = () => JSON.parse(localStorage.getItem('consent') ?? 'null');
const MEASUREMENT_ALONE = { measurement: true, advertising: false };

/** A browser that has always something to do, until it is told to rest. */
const neverIdle = () => {
  const held: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (run: () => void) => held.push(run) });
  window.addEventListener('at-rest', () => {
    for (const run of held.splice(0)) run();
  });
};

test('th-th: A4 who asks for the choice before the browser has rested gets it at once', { tag: '@phone' }, async ({
  page,
}) => {
  await page.addInitScript(neverIdle);
  await page.goto(`${site.url}/th-th/our-team`);
  await page.getByRole('button', { name: CONSENT_WORDS['th-th'].settings }).click();
  await expect(consentPanel(page, 'th-th')).toBeFocused();
  await expect(page.getByRole('checkbox', { name: CONSENT_WORDS['th-th'].measurement })).toBeVisible();
});

test.describe('on a line that fails', () => {
  test.use({ expectedFaults: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

  test('en-us: A4 a choice whose script did not come is loaded for who asks for it', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.addInitScript(neverIdle);
    await page.goto(`${site.url}/en-us/our-team`);
    await page.route(SCRIPTS, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.evaluate(() => window.dispatchEvent(new Event('at-rest')));
    await failed;
    await page.waitForLoadState('networkidle');
    await page.unroute(SCRIPTS);
    await page.getByRole('button', { name: CONSENT_WORDS['en-us'].settings }).click();
    await expect(consentPanel(page, 'en-us')).toBeFocused();
  });

  test('th-th: A4 what there is to say stands above the question', { tag: '@phone' }, async ({ page, context }) => {
    await page.goto(`${site.url}/th-th/our-team`);
    await expect(consentPanel(page, 'th-th')).toBeVisible();
    await context.setOffline(true);
    const note = page.getByRole('status').getByText('ไม่มีอินเทอร์เน็ต');
    await expect(note).toBeVisible();
    const [said, asked] = await Promise.all([note.boundingBox(), consentPanel(page, 'th-th').boundingBox()]);
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(asked?.y ?? 0);
  });
});

for (const locale of ['en-us', 'th-th'] as const) {
  const words = CONSENT_WORDS[locale];
  const tag = windowFor(locale);

  test(`${locale}: A4 the question moves nothing, hides nothing and waits`, { tag }, async ({ page }) => {
    const measured = await watchMeasured(page);
    await watchShifts(page);
    await page.goto(`${site.url}/${locale}/our-team`);
    const panel = consentPanel(page, locale);
    await expect(panel).toBeVisible();
    // Three answers of one size and look.
    const buttons = await panel.getByRole('button').all();
    const looks = await Promise.all(
      buttons.map((button) =>
        button.evaluate((each) => {
          const { width, height } = each.getBoundingClientRect();
          const { backgroundColor, color, borderColor, fontWeight, fontSize } = getComputedStyle(each);
          return [
            Math.round(width),
            Math.round(height),
            backgroundColor,
            color,
            borderColor,
            fontWeight,
            fontSize,
          ].join();
        }),
      ),
    );
    expect([looks.length, new Set(looks).size]).toEqual([3, 1]);
    await page.keyboard.press('Escape');
    await expect(panel).toBeVisible();
    // What lies under it can be scrolled clear of it.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.getByRole('button', { name: words.settings }).click({ trial: true, timeout: 5_000 });
    await expectNoShift(page);
    await expectNoAxeFaults(page);
    expect(await page.evaluate(stored)).toBeNull();
    expect(measured.foreign).toEqual([]);
  });

  test(`${locale}: A4 refused, nothing is ever asked of anybody else, and what was held is dropped`, { tag }, async ({
    page,
  }) => {
    const measured = await watchMeasured(page);
    await page.goto(`${site.url}/${locale}/our-team`);
    await answer(page, locale, 'reject');
    await expect(consentPanel(page, locale)).toHaveCount(0);
    expect(await page.evaluate(stored)).toMatchObject({
      version: 1,
      choices: { measurement: false, advertising: false },
    });
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^(Privacy|นโยบาย)/ })
      .click();
    await expect(page).toHaveURL(/privacy$/);
    await page.goto(`${site.url}/${locale}`);
    await expect.poll(() => consentCommands(page)).toHaveLength(2);
    expect((await consentCommands(page)).map(([, kind]) => kind)).toEqual(['default', 'update']);
    expect(await eventsIn(page)).toEqual([]);
    await expect(consentPanel(page, locale)).toHaveCount(0);
    expect([measured.foreign, measured.hits]).toEqual([[], []]);
    // Later allowed in the footer: from now on, and by the keyboard.
    const settings = page.getByRole('button', { name: words.settings });
    await settings.focus();
    await page.keyboard.press('Enter');
    await expect(consentPanel(page, locale)).toBeFocused();
    await expectNoAxeFaults(page);
    await page.getByRole('checkbox', { name: words.measurement }).press('Space');
    await page.getByRole('button', { name: words.save }).press('Enter');
    await expect(settings).toBeFocused();
    expect(await page.evaluate(stored)).toMatchObject({ choices: MEASUREMENT_ALONE });
    await expect.poll(() => eventsIn(page)).toEqual(['gtm.js']);
    expect((await consentCommands(page)).at(-1)?.[2]).toMatchObject({
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    });
    expect(measured.hits).toEqual([]);
  });

  test(`${locale}: A4 accepted, what was held is sent in order, and what is taken back ends`, { tag }, async ({
    page,
    context,
  }) => {
    const measured = await watchMeasured(page);
    await page.goto(`${site.url}/${locale}/our-team`);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(`${site.url}/${locale}`);
    await consentPanel(page, locale).getByRole('button', { name: words.choose }).click();
    await expect(page.getByRole('checkbox', { name: words.measurement })).toBeFocused();
    expect(measured.foreign).toEqual([]);
    await answer(page, locale, 'accept');
    await expectViews(measured, [`/${locale}/our-team`, `/${locale}`]);
    expect(measured.foreign[0]).toBe(`https://www.googletagmanager.com/gtm.js?id=${GTM_ID}`);
    expect(await eventsIn(page)).toEqual(['gtm.js', 'content-view', 'content-view']);
    expect((await consentCommands(page)).map(([, kind]) => kind)).toEqual(['default', 'update']);
    expect((await context.cookies()).map(({ name }) => name)).toContain('_ga');

    await page.getByRole('button', { name: words.settings }).click();
    await expect(page.getByRole('checkbox', { name: words.measurement })).toBeChecked();
    const again = page.waitForEvent('load');
    await answer(page, locale, 'reject');
    await again;
    await expect
      .poll(async () => (await consentCommands(page)).at(-1)?.[2])
      .toMatchObject({ analytics_storage: 'denied' });
    expect(await eventsIn(page)).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('_ga');
    await expectViews(measured, [`/${locale}/our-team`, `/${locale}`]);
  });
}

test('th-th: A4 the answer to an older question, and no record at all, ask again', { tag: '@phone' }, async ({
  page,
}) => {
  await watchMeasured(page);
  for (const record of [
    '{"version":0,"at":"2026-01-01","choices":{"measurement":true,"advertising":true}}',
    '{',
    '7',
  ]) {
    await page.goto(`${site.url}/th-th/compare`);
    await page.evaluate((text) => localStorage.setItem('consent', text), record);
    await page.reload();
    await expect(consentPanel(page, 'th-th')).toBeVisible();
    expect(await eventsIn(page)).toEqual([]);
  }
});

test('en-us: A4 without storage the answer holds for the document, and each load asks', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('no');
      },
    }),
  );
  const measured = await watchMeasured(page);
  await page.goto(`${site.url}/en-us/our-team`);
  await answer(page, 'en-us', 'accept');
  await page.getByRole('banner').getByRole('link').first().click();
  await expectViews(measured, ['/en-us/our-team', '/en-us']);
  await expect(consentPanel(page, 'en-us')).toHaveCount(0);
  await page.reload();
  await expect(consentPanel(page, 'en-us')).toBeVisible();
});

test('en-us: A4 another window follows the answer', { tag: '@desktop' }, async ({ page, context }) => {
  const other = await context.newPage();
  const measured = await watchMeasured(other);
  for (const each of [page, other]) await watchMeasured(each).then(() => each.goto(`${site.url}/en-us/compare`));
  await expect(consentPanel(other, 'en-us')).toBeVisible();
  await answer(page, 'en-us', 'accept');
  await expect(consentPanel(other, 'en-us')).toHaveCount(0);
  await expect.poll(() => eventsIn(other)).toEqual(['gtm.js', 'content-view']);
  expect(measured.foreign.length).toBeGreaterThan(0);
});

test('en-us: A4 a page that the browser had kept hears what was taken back before it is a view again', {
  tag: '@desktop',
}, async ({ page }) => {
  await watchMeasured(page);
  await page.goto(`${site.url}/en-us/our-team`);
  await answer(page, 'en-us', 'accept');
  await expect.poll(() => eventsIn(page)).toEqual(['gtm.js', 'content-view']);
  const shownAgain = () =>
    page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await shownAgain();
  await expect.poll(() => eventsIn(page)).toEqual(['gtm.js', 'content-view', 'content-view']);
  await page.evaluate(() => {
    const consent = JSON.parse(localStorage.getItem('consent') ?? '');
    const choices = { measurement: false, advertising: false };
    localStorage.setItem('consent', JSON.stringify({ ...consent, choices }));
  });
  await shownAgain();
  await expect
    .poll(async () => (await consentCommands(page)).at(-1)?.[2])
    .toMatchObject({ analytics_storage: 'denied' });
  expect(await eventsIn(page)).toEqual(['gtm.js', 'content-view', 'content-view']);
});

test('th-th: A4 the address of sums is told without what somebody earns and owes', { tag: '@phone' }, async ({
  page,
}) => {
  const measured = await watchMeasured(page);
  await page.goto(`${site.url}/th-th/listings/rm-1001?sums=1&income=65000&debts=9000`);
  await answer(page, 'th-th', 'accept');
  await expectViews(measured, ['/th-th/listings/rm-1001']);
});

test('th-th: A4 the question is not what the page is measured by', { tag: '@phone' }, async ({ page }) => {
  for (const path of ['', '/search', '/company-information/privacy']) {
    await page.goto(`${site.url}/th-th${path}`);
    await expect(consentPanel(page, 'th-th')).toBeVisible();
    const largest = await page.evaluate(
      () =>
        new Promise<boolean[]>((resolve) => {
          new PerformanceObserver((list) => {
            const elements = list.getEntries().map((entry) => ('element' in entry ? entry.element : null));
            resolve(elements.map((element) => element instanceof Element && element.closest('section.fixed') !== null));
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(largest.length).toBeGreaterThan(0);
    expect(largest).not.toContain(true);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('th-th: A4 nothing is asked and nothing loaded', { tag: '@phone' }, async ({ page }) => {
    const measured = await watchMeasured(page);
    await page.goto(`${site.url}/th-th`);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('button', { name: CONSENT_WORDS['th-th'].settings })).toBeHidden();
    expect(measured.foreign).toEqual([]);
  });
});
