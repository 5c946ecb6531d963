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

  test(`${locale}: a 360° picture comes by a press and turns by keys, buttons and dragging, never by itself`, {
    tag: windowFor(locale),
  }, async ({ page, style }) => {
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
    const box = await view.boundingBox();
    if (!box) throw new Error('The view has no place.');
    await page.mouse.move(box.x + 60, box.y + 90);
    await page.mouse.down();
    await page.mouse.move(box.x + 200, box.y + 90, { steps: 5 });
    await page.mouse.up();
    await isOther();
  });

  test(`${locale}: the open view has no axe fault`, { tag: windowFor(locale) }, async ({ page, style }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await style(locale);
    await lookAround(page, words);
    await expectNoAxeFaults(page);
  });

  test.describe('a picture that is not there', () => {
    test.use({ expectedFaults: [/Failed to load resource|PSVError|Failed to fetch|panorama/i] });

    test(`${locale}: says so and offers the way to it`, { tag: windowFor(locale) }, async ({ page, style }) => {
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

test('a finger that goes up scrolls the page past it, one that goes sideways turns the view', {
  tag: '@phone',
}, async ({ page, style }) => {
  const words = LANGUAGES['th-th'];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await style('th-th');
  const view = await lookAround(page, words);
  await view.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await view.boundingBox();
  if (!box) throw new Error('The view has no place.');
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
    });
  const swipe = async (along: number, up: number) => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await touch('touchStart', x, y);
    for (let step = 1; step <= 8; step += 1) await touch('touchMove', x + (along * step) / 8, y + (up * step) / 8);
    await touch('touchEnd');
  };
  const top = () => page.evaluate(() => window.scrollY);
  // The hint goes with the first touch, which is not what is looked for.
  await view.locator('[role=group]').press('Shift');
  const [before, seen] = [await top(), await sight(page)];
  await swipe(-120, 0);
  await expect.poll(() => sight(page)).not.toBe(seen);
  expect(await top()).toBe(before);
  await swipe(0, -80);
  await expect.poll(top).toBeGreaterThan(before + 30);
});
