import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from './axe';
import { windowFor } from './journey';
import { expect, test } from './style-page';
import { facade, LANGUAGES, type Words } from './video-journey';

const PICTURE = '/style/panorama.jpg';

/** Where somebody looks is seen by the eye alone: whether the picture is another one. */
const sight = async (page: Page) => (await page.locator('.psv-canvas').screenshot()).toString('base64');

async function lookAround(page: Page, words: Words) {
  await facade(page, words, PICTURE).click();
  const view = page.getByRole('region', { name: words.viewer });
  await expect(view.getByText(words.hint)).toBeVisible({ timeout: 30_000 });
  return view;
}

for (const locale of ['en-us', 'th-th'] as const) {
  const words = LANGUAGES[locale];

  test(`${locale}: a 360° picture comes by a press and turns by keys, buttons and dragging, never by itself`, async ({
    page,
    style,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await style(locale);
    await facade(page, words, PICTURE).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.includes(PICTURE))).toEqual([]);
    const view = await lookAround(page, words);
    await expect(view.locator('[role=group]')).toBeFocused();
    let seen = await sight(page);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await sight(page), 'it stands still').toBe(seen);
    const isOther = async () => {
      await expect.poll(() => sight(page)).not.toBe(seen);
      seen = await sight(page);
    };
    await view.getByRole('button', { name: words.left }).click();
    await isOther();
    await view.getByRole('button', { name: words.zoomIn }).click();
    await isOther();
    await view.locator('[role=group]').focus();
    await page.keyboard.press('ArrowRight', { delay: 200 });
    await isOther();
    await expect(view.getByText(words.hint)).toHaveCount(0);
  });

  test(`${locale}: the open view has no axe fault`, { tag: windowFor(locale) }, async ({ page, style }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await style(locale);
    await lookAround(page, words);
    await expectNoAxeFaults(page);
  });

  test.describe('a picture that is not there', () => {
    test.use({ expectedFaults: [/Failed to load resource|PSVError|Failed to fetch|panorama/i] });

    test(`${locale}: says so and offers the way to it`, async ({ page, style }) => {
      await page.route(`**${PICTURE}`, (route) => route.abort());
      await style(locale);
      await facade(page, words, PICTURE).click();
      await expect(page.getByRole('alert').filter({ hasText: words.noTour })).toBeVisible();
      await expect(page.getByRole('link', { name: words.picture })).toHaveAttribute('href', PICTURE);
    });
  });
}

test('without WebGL it says so', { tag: '@desktop' }, async ({ page, style }) => {
  const words = LANGUAGES['en-us'];
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await style('en-us');
  await facade(page, words, PICTURE).click();
  await expect(page.getByRole('alert').filter({ hasText: words.noTour })).toBeVisible();
});

test('keys stay with the page while the focus is elsewhere', { tag: '@desktop' }, async ({ page, style }) => {
  const words = LANGUAGES['en-us'];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await style('en-us');
  const view = await lookAround(page, words);
  await view.getByRole('button', { name: words.zoomOut }).focus();
  await page.keyboard.press('Tab');
  await expect(view.getByRole('button', { name: words.zoomIn })).toBeFocused();
  const seen = await sight(page);
  const top = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top);
  await page.evaluate((before) => window.scrollTo(0, before), top);
  await expect.poll(() => sight(page)).toBe(seen);
});
