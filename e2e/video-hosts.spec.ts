import type { Page } from '@playwright/test';
import { fakeYouTube } from './fake-youtube';
import { expect, test } from './style-page';
import { facade, film } from './video-journey';

const YOUTUBE = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const VIMEO = 'https://vimeo.com/76979871';
const TOUR = 'https://my.matterport.com/show/?m=SxQL3iGyoDo';

/** Records every request to another host, and responds with an empty page. */
async function foreignRequests(page: Page): Promise<URL[]> {
  const requested: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.hostname !== 'localhost') requested.push(url);
  });
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>film</title>' }),
  );
  return requested;
}

const places = (requested: readonly URL[]) => requested.map(({ host, pathname }) => host + pathname);

const API = 'www.youtube.com/iframe_api';

test.describe('YouTube', () => {
  test.use({ expectedFaults: [/ERR_BLOCKED_BY_CLIENT|console error: \{data: 150\}/] });

  test('P gets no request before the press, and then loads its API and its cookieless frame, with our controls', {
    tag: ['@desktop', '@full'],
  }, async ({ page, style }) => {
    await page.addInitScript(() => {
      if (location.hostname === 'localhost') localStorage.setItem('player', '{"volume":0.3,"speed":1.5}');
    });
    const requested = await foreignRequests(page);
    await page.route(`https://${API}`, (route) => route.abort('blockedbyclient'));
    await style('en-us');
    await facade(page, YOUTUBE).hover();
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
    await facade(page, YOUTUBE).click();
    const failure = page.getByRole('alert').filter({ hasText: 'The video can’t be played here.' });
    await expect(failure).toBeVisible();
    expect(places(requested)).toEqual([API]);

    await page.unroute(`https://${API}`);
    await fakeYouTube(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => film(page)).toMatchObject({ paused: false, volume: 0.3, playbackRate: 1.5 });
    expect(places(requested)).toEqual([
      ...[API, API, 'www.youtube.com/s/player/fake/www-widgetapi.js'],
      'www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    ]);
    expect(Object.fromEntries(requested.at(-1)?.searchParams ?? [])).toMatchObject({
      controls: '0',
      hl: 'en',
      cc_load_policy: '0',
    });
    const storedSettings = () => page.evaluate(() => localStorage.getItem('player'));
    expect(await storedSettings()).toBe('{"volume":0.3,"speed":1.5}');

    await page.keyboard.press('k');
    await expect.poll(async () => (await film(page)).paused).toBe(true);
    await page.keyboard.press('5');
    await expect.poll(async () => (await film(page)).currentTime).toBe(50);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => (await film(page)).currentTime).toBe(40);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('menuitem', { name: 'Speed' }).click();
    await page.getByRole('menuitemradio', { name: '2x' }).click();
    await expect.poll(storedSettings).toBe('{"volume":0.3,"muted":false,"speed":2,"captions":false}');
    // No control of the site may cover the picture.
    const [frame, bar] = await Promise.all(
      ['youtube-video', 'media-control-bar.place'].map((name) => page.locator(name).boundingBox()),
    );
    expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);

    await page.keyboard.press('Escape');
    await page.keyboard.press('c');
    await expect
      .poll(() => page.evaluate(() => window.fakeYouTube?.options.at(-1)))
      .toEqual(['captions', 'track', { languageCode: 'en' }]);
    await page.evaluate(() => window.fakeYouTube?.emit('onError', 150));
    await expect(failure).toBeVisible();
  });
});

test('P Vimeo and a tour get no request before the press, and then only load their frames, Vimeo with dnt=1', {
  tag: ['@phone', '@full'],
}, async ({ page, style }) => {
  const requested = await foreignRequests(page);
  await style('en-us');
  await facade(page, VIMEO).hover();
  await facade(page, TOUR).hover();
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  await facade(page, VIMEO).click();
  await expect.poll(() => places(requested)).toEqual(['player.vimeo.com/video/76979871']);
  expect(requested[0]?.searchParams.get('dnt')).toBe('1');
  await facade(page, TOUR).click();
  const frame = page.locator('iframe[title="Test room"]');
  await expect(frame).toHaveAttribute('src', TOUR);
  await expect(frame).toHaveAttribute('allow', 'fullscreen; xr-spatial-tracking; gyroscope; accelerometer');
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  await expect.poll(() => requested.slice(1).map(({ host }) => host)).toEqual(['my.matterport.com']);
});
