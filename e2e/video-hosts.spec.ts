import type { Page } from '@playwright/test';
import { FAKE_YOUTUBE } from './fake-youtube';
import { expect, test } from './style-page';
import { facade, film, LANGUAGES } from './video-journey';

const words = LANGUAGES['en-us'];
const YOUTUBE = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const VIMEO = 'https://vimeo.com/76979871';
const TOUR = 'https://my.matterport.com/show/?m=SxQL3iGyoDo';

/** Every address of another host that is asked for, answered by `html`, or by nothing at all. */
async function foreignRequests(page: Page, html: string | null): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => {
      asked.push(new URL(route.request().url()));
      if (html !== null) return route.fulfill({ contentType: 'text/html', body: html });
    },
  );
  return asked;
}

test('P YouTube: nothing before the press; after it only the frame of the host without cookies, under our controls', async ({
  page,
  style,
}) => {
  const asked = await foreignRequests(page, FAKE_YOUTUBE);
  await style('en-us');
  await facade(page, words, YOUTUBE).hover();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await facade(page, words, YOUTUBE).click();
  await expect.poll(async () => (await film(page)).currentTime).toBeGreaterThan(0.2);
  expect(asked.map(({ host, pathname }) => host + pathname)).toEqual(['www.youtube-nocookie.com/embed/aqz-KE-bpKQ']);
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    controls: '0',
    hl: 'en',
    cc_load_policy: '0',
  });

  await page.keyboard.press('k');
  await expect.poll(async () => (await film(page)).paused).toBe(true);
  await page.keyboard.press('5');
  await expect.poll(async () => (await film(page)).currentTime).toBe(50);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await film(page)).currentTime).toBe(40);
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await film(page)).volume).toBe(0.9);
  await page.keyboard.press('k');
  await expect.poll(async () => (await film(page)).paused).toBe(false);
  // Nothing of ours may lie on the picture.
  const [frame, bar] = await Promise.all(
    ['youtube-video', 'media-control-bar.place'].map((name) => page.locator(name).boundingBox()),
  );
  expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
});

test('P the volume and speed of the device reach YouTube, whose own do not come back', { tag: '@desktop' }, async ({
  page,
  style,
}) => {
  await page.addInitScript(() => {
    if (location.hostname === 'localhost') localStorage.setItem('player', '{"volume":0.3,"speed":1.5}');
  });
  await foreignRequests(page, FAKE_YOUTUBE);
  await style('en-us');
  await facade(page, words, YOUTUBE).click();
  await expect.poll(() => film(page)).toMatchObject({ paused: false, volume: 0.3, playbackRate: 1.5 });
  const kept = () => page.evaluate(() => localStorage.getItem('player'));
  expect(await kept()).toBe('{"volume":0.3,"speed":1.5}');
  await page.getByRole('button', { name: words.settings }).click();
  await page.getByRole('menuitem', { name: words.speed }).click();
  await page.getByRole('menuitemradio', { name: '2x' }).click();
  await expect.poll(kept).toBe('{"volume":0.3,"muted":false,"speed":2,"captions":false}');
});

test('P a host that never answers is given 15 seconds, then the link', { tag: '@phone' }, async ({ page, style }) => {
  await page.clock.install();
  await foreignRequests(page, null);
  await style('en-us');
  await facade(page, words, YOUTUBE).click();
  await expect(page.locator('youtube-video')).toBeAttached();
  const alert = page.getByRole('alert').filter({ hasText: words.failed });
  // From here the page's time stands still but for what is run.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000);
  await page.clock.runFor(6_000);
  await expect(alert).toHaveCount(0);
  await page.clock.runFor(9_000);
  await expect(alert).toBeVisible();
  await expect(page.getByRole('link', { name: words.open })).toHaveAttribute('href', YOUTUBE);
});

test('P Vimeo: nothing before the press; after it only its frame, which keeps no profile', { tag: '@desktop' }, async ({
  page,
  style,
}) => {
  const asked = await foreignRequests(page, '<!doctype html><title>film</title>');
  await style('en-us');
  await facade(page, words, VIMEO).hover();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await facade(page, words, VIMEO).click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(asked.map(({ host, pathname }) => host + pathname)).toEqual(['player.vimeo.com/video/76979871']);
  expect(asked[0]?.searchParams.get('dnt')).toBe('1');
});

test('a tour of a known host stands in a frame after the press; another opens in a tab of its own', {
  tag: '@desktop',
}, async ({ page, style }) => {
  const asked = await foreignRequests(page, '<!doctype html><title>tour</title>');
  await style('en-us');
  await facade(page, words, TOUR).hover();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await facade(page, words, TOUR).click();
  const frame = page.locator('iframe[title="Test room"]');
  await expect(frame).toHaveAttribute('src', TOUR);
  await expect(frame).toHaveAttribute('allow', 'fullscreen; xr-spatial-tracking; gyroscope; accelerometer');
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  await expect.poll(() => asked.map(({ host }) => host)).toEqual(['my.matterport.com']);

  const other = facade(page, words, 'https://tours.example.com/1');
  await expect(other).toHaveAccessibleName('Open the 360° tour: Test room (opens in a new tab)');
  await expect(other).toHaveAttribute('target', '_blank');
  await expect(other).toHaveAttribute('rel', 'noopener');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('films and tours are plain links to themselves', { tag: '@phone' }, async ({ page, style }) => {
    await style('en-us');
    for (const href of ['/style/test-card.mp4', YOUTUBE, VIMEO, '/style/panorama.jpg', TOUR]) {
      await expect(facade(page, words, href)).toBeVisible();
    }
  });
});
