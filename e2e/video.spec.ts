import type { Page } from '@playwright/test';
import { axeFaults, expectNoAxeFaults } from './axe';
import { windowFor } from './journey';
import { expect, test } from './style-page';
import { facade, film, LANGUAGES, type Words } from './video-journey';

const FILE = '/style/test-card.mp4';

/** Everything that the page asks for from now on. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

async function play(page: Page, words: Words): Promise<void> {
  await facade(page, words, FILE).click();
  await expect(page.getByRole('region', { name: words.player })).toBeFocused();
  await expect.poll(async () => (await film(page)).currentTime).toBeGreaterThan(0.2);
}

/** Still at its beginning: what a key does is then what it says. */
async function pauseAtStart(page: Page): Promise<void> {
  await page.keyboard.press('k');
  await expect.poll(async () => (await film(page)).paused).toBe(true);
  await page.keyboard.press('0');
  await expect.poll(async () => (await film(page)).currentTime).toBe(0);
}

for (const locale of ['en-us', 'th-th'] as const) {
  const words = LANGUAGES[locale];

  test(`${locale}: P a film comes by a press and plays where it was pressed, with the focus and no jump`, {
    tag: windowFor(locale),
  }, async ({ page, style }) => {
    const asked = requestsOf(page);
    await style(locale);
    const link = facade(page, words, FILE);
    await expect(link).toHaveAccessibleName(`${words.play}: ${words.card}`);
    await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => /\.(mp4|vtt)|youtube|vimeo|matterport|panorama\.jpg/.test(url))).toEqual([]);
    const [before, box] = [asked.length, await link.boundingBox()];
    const top = () => page.evaluate(() => window.scrollY);
    const scrolled = await top();
    await play(page, words);
    const after = asked.slice(before);
    expect(after.filter((url) => url.includes('/chunks/')).length).toBeGreaterThan(0);
    expect(after).toContainEqual(expect.stringContaining(FILE));
    expect(await page.locator('media-controller').boundingBox()).toEqual(box);
    expect(await top()).toBe(scrolled);
    expect(await film(page)).toMatchObject({ paused: false, volume: 1, muted: false, playbackRate: 1, caption: '' });
  });

  test(`${locale}: P each key does what it says`, { tag: windowFor(locale) }, async ({ page, style }) => {
    await style(locale);
    await play(page, words);
    await pauseAtStart(page);
    const time = () => film(page).then(({ currentTime }) => currentTime);
    await page.keyboard.press('ArrowRight');
    await expect.poll(time).toBe(10);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(time).toBe(30);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(time).toBe(20);
    for (const tenth of [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]) {
      await page.keyboard.press(`Digit${tenth}`);
      await expect.poll(time).toBeCloseTo(tenth * 3, 5);
    }
    for (const [key, change] of [
      ['ArrowDown', { volume: 0.9 }],
      ['ArrowDown', { volume: 0.8 }],
      ['ArrowUp', { volume: 0.9 }],
      ['m', { muted: true }],
      ['m', { muted: false }],
      ['Space', { paused: false }],
      ['Space', { paused: true }],
      ['k', { paused: false }],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => film(page)).toMatchObject(change);
    }
    const isFull = () => page.evaluate(() => document.fullscreenElement?.localName);
    await page.keyboard.press('f');
    await expect.poll(isFull).toBe('media-controller');
    await page.keyboard.press('f');
    await expect.poll(isFull).toBeUndefined();
  });

  test(`${locale}: P captions come in the page's language, and stay on`, { tag: windowFor(locale) }, async ({
    page,
    style,
  }) => {
    await style(locale);
    await play(page, words);
    const caption = () => film(page).then(({ caption }) => caption);
    await page.keyboard.press('k');
    await page.keyboard.press('5');
    await page.keyboard.press('c');
    await expect.poll(caption).toBe(words.captions);
    await page.keyboard.press('c');
    await expect.poll(caption).toBe('');
    await page.keyboard.press('c');
    await style(locale);
    await play(page, words);
    // Paused, as above: the next words would come in five seconds.
    await page.keyboard.press('k');
    await page.keyboard.press('5');
    await expect.poll(caption).toBe(words.captions);
    // As some browsers do by themselves.
    await page.locator('video').evaluate(({ textTracks }: HTMLVideoElement) => {
      for (const track of Array.from(textTracks)) track.mode = 'showing';
    });
    await expect.poll(caption).toBe(words.captions);
  });

  test(`${locale}: P volume and speed are remembered on the device`, { tag: windowFor(locale) }, async ({
    page,
    style,
  }) => {
    await style(locale);
    await play(page, words);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.getByRole('button', { name: words.settings }).click();
    await page.getByRole('menuitem', { name: words.speed }).click();
    const speeds = page.getByRole('menuitemradio', { name: /^[\d.]+x$/ });
    await expect(speeds).toHaveText(['0.5x', '0.75x', '1x', '1.25x', '1.5x', '1.75x', '2x', '4x']);
    await speeds.filter({ hasText: '1.5x' }).click();
    await expect.poll(() => film(page)).toMatchObject({ playbackRate: 1.5, volume: 0.8 });
    await style(locale);
    await play(page, words);
    expect(await film(page)).toMatchObject({ playbackRate: 1.5, volume: 0.8, muted: false });
  });

  test.describe('a film that is not there', () => {
    test.use({ expectedFaults: [/Failed to load resource/] });

    test(`${locale}: P says so, offers the way to it, and tries again`, { tag: windowFor(locale) }, async ({
      page,
      style,
    }) => {
      await page.route(`**${FILE}`, (route) => route.abort());
      await style(locale);
      await facade(page, words, FILE).click();
      await expect(page.getByRole('alert').filter({ hasText: words.failed })).toBeVisible();
      await expect(page.getByRole('link', { name: words.open })).toHaveAttribute('href', FILE);
      await expect(page.getByRole('button', { name: words.retry })).toBeFocused();
      expect(await axeFaults(page)).toEqual([]);
      await page.unroute(`**${FILE}`);
      await page.getByRole('button', { name: words.retry }).click();
      await expect.poll(async () => (await film(page)).currentTime).toBeGreaterThan(0.2);
    });
  });

  test(`${locale}: the open player has no axe fault, its menu neither, and all controls stand inside it`, {
    tag: windowFor(locale),
  }, async ({ page, style }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await style(locale);
    await play(page, words);
    await pauseAtStart(page);
    const controller = await page.locator('media-controller').boundingBox();
    for (const control of await page.locator('media-control-bar > :visible:not(span)').all()) {
      const box = await control.boundingBox();
      if (!box || !controller) throw new Error('A control has no place.');
      expect(box.x).toBeGreaterThanOrEqual(controller.x);
      expect(box.x + box.width).toBeLessThanOrEqual(controller.x + controller.width);
      if ((await control.getAttribute('role')) === 'button') {
        expect(box.width).toBeGreaterThanOrEqual(44);
        expect(box.height).toBeGreaterThanOrEqual(44);
      }
    }
    await expectNoAxeFaults(page);
    await page.getByRole('button', { name: words.settings }).click();
    await expect(page.getByRole('menuitem', { name: words.speed })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });
}

test('P the ranges go in steps of 0.01 of 100, with a thumb of 15 px', { tag: '@desktop' }, async ({ page, style }) => {
  await style('en-us');
  await play(page, LANGUAGES['en-us']);
  for (const name of ['media-time-range', 'media-volume-range']) {
    const range = page.locator(name);
    expect(
      await range.evaluate((element) => {
        const [input, thumb] = ['input', '#thumb'].map((selector) => element.shadowRoot?.querySelector(selector));
        if (!(input instanceof HTMLInputElement) || !thumb) throw new Error('There is no range.');
        return {
          step: Number(input.step) / (Number(input.max) - Number(input.min)),
          thumb: getComputedStyle(thumb).width,
        };
      }),
    ).toEqual({ step: 0.0001, thumb: '15px' });
  }
});

test.describe('code that does not come', () => {
  test.use({ expectedFaults: [/Failed to load resource|ChunkLoadError|Failed to load chunk/] });

  test('P says so and offers the way to the film', { tag: '@desktop' }, async ({ page, style }) => {
    const words = LANGUAGES['en-us'];
    await style('en-us');
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await facade(page, words, FILE).click();
    await expect(page.getByRole('alert').filter({ hasText: words.failed })).toBeVisible();
    await expect(page.getByRole('link', { name: words.open })).toHaveAttribute('href', FILE);
  });
});

test('storage that holds nonsense plays with volume 1 and speed 1', { tag: '@desktop' }, async ({ page, style }) => {
  await page.addInitScript(() => localStorage.setItem('player', '{"volume":7,"speed":"fast","muted":"yes"}'));
  await style('en-us');
  await play(page, LANGUAGES['en-us']);
  expect(await film(page)).toMatchObject({ volume: 1, muted: false, playbackRate: 1 });
});
