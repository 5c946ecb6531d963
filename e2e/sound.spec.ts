import { PLAYER } from '@/lib/config/constants';
import { FAKE_SOUNDCLOUD } from './fake-soundcloud';
import { expect, test } from './style-page';
import { facade, film } from './video-journey';

const TRACK = 'https://soundcloud.com/forss/flickermood';
const STREAM = '/style/qualities/film.m3u8';

test('P a sound of a listing plays behind its picture, with the controls and keys of a film', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  await page.goto('/th-th/listings/rm-3004');
  await page.getByRole('main').getByRole('link', { name: 'เสียงบรรยากาศ', exact: true }).click();
  const section = page.getByRole('region', { name: 'เสียงบรรยากาศ' });
  await expect(section).toBeInViewport();
  await section.getByRole('link', { name: /^ฟังเสียง: เสียงริมสระยามเช้า/ }).click();
  await expect.poll(async () => (await film(page)).currentTime).toBeGreaterThan(0.2);
  await expect(page.getByRole('region', { name: 'เครื่องเล่นเสียง' })).toBeFocused();
  await expect(section.getByRole('presentation')).toBeVisible();
  for (const name of ['หยุดชั่วคราว', 'ปิดเสียง', 'ตั้งค่า', 'เต็มจอ']) {
    await expect(section.getByRole('button', { name, exact: true }).last()).toBeVisible();
  }
  await expect(section.getByRole('slider', { name: 'ตำแหน่งที่เล่น' })).toBeVisible();
  await page.keyboard.press('k');
  await page.keyboard.press('0');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => film(page)).toMatchObject({ paused: true, currentTime: PLAYER.seekStepSeconds });
  await expect(section.getByRole('presentation')).toBeVisible();
  await section.getByRole('button', { name: 'ตั้งค่า' }).click();
  await page.getByRole('menuitem', { name: 'ความเร็ว' }).click();
  await page.getByRole('menuitemradio', { name: '2x' }).click();
  await expect.poll(() => film(page)).toMatchObject({ playbackRate: 2 });
});

test.describe('without JavaScript', () => {
  // Chromium shows a film or a sound in a page with inline styles, which our policy blocks.
  test.use({ expectedFaults: [/Applying inline style violates/] });

  test('P a sound file that is opened directly plays in the page that the browser makes for it', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/demo/sounds/pool-morning.mp3');
    const duration = () => page.locator('video').evaluate((element) => Reflect.get(element, 'duration'));
    await expect.poll(duration).toBeGreaterThan(11);
  });
});

test('P SoundCloud gets no request before the press, and then loads only its frame, at the stored volume', {
  tag: ['@desktop', '@full'],
}, async ({ page, style }) => {
  await page.addInitScript(() => {
    if (location.hostname === 'localhost') localStorage.setItem('player', '{"volume":0.3}');
  });
  const requested: URL[] = [];
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => {
      requested.push(new URL(route.request().url()));
      return route.fulfill({ contentType: 'text/html', body: FAKE_SOUNDCLOUD });
    },
  );
  await style('en-us');
  await facade(page, TRACK).hover();
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  await facade(page, TRACK).click();
  await expect.poll(() => film(page)).toMatchObject({ paused: false, duration: 60, volume: 0.3 });
  expect(requested.map(({ host, pathname }) => host + pathname)).toEqual(['w.soundcloud.com/player/']);
  expect(requested[0]?.searchParams.get('url')).toBe(TRACK);
  const frame = page.frames().find((one) => one.url().startsWith('https://w.soundcloud.com'));
  await expect.poll(() => frame?.title()).toBe('30');

  await page.keyboard.press('k');
  await expect.poll(async () => (await film(page)).paused).toBe(true);
  await page.keyboard.press('5');
  await expect.poll(async () => (await film(page)).currentTime).toBe(30);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await film(page)).currentTime).toBe(20);
  await page.keyboard.press('m');
  await expect.poll(() => frame?.title()).toBe('0');
  await expect(page.getByRole('button', { name: 'Settings' })).toBeHidden();
});

test('P the menu lists the qualities from 240p to 4320p, and the film switches to the chosen one', {
  tag: ['@desktop', '@full'],
}, async ({ page, style }) => {
  await style('en-us');
  const firstSegment = page.waitForRequest(/\/qualities\/\d+\.mp4$/);
  await facade(page, STREAM).click();
  await expect.poll(async () => (await film(page)).currentTime).toBeGreaterThan(0.2);
  const lines = () => page.locator('hls-video').evaluate((element) => Reflect.get(element, 'videoHeight'));
  expect((await firstSegment).url()).toContain('/240.mp4');
  // From the second segment on, the automatic quality is as large as the player and no larger.
  await page.keyboard.press('5');
  await expect.poll(lines).toBe(360);
  // A choice takes effect with the next segment, which starts at four seconds.
  await page.keyboard.press('0');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitem', { name: 'Quality' }).click();
  const qualities = page.getByRole('menuitemradio', { name: /p$|^Automatic/ });
  await expect(qualities).toHaveText([...PLAYER.qualities.map((height) => `${height}p`), /^Automatic/]);
  const automatic = page.getByRole('menuitemradio', { name: /^Automatic/ });
  await expect(automatic).toBeFocused();
  // The menu renders its items again when the height of the film changes, and must keep the focus.
  await page.locator('media-rendition-menu').evaluate((menu) => menu.setAttribute('mediaheight', '240'));
  await expect(automatic).toHaveText('Automatic (240p)');
  await expect(automatic).toBeFocused();
  await page.getByRole('menuitemradio', { name: '1080p', exact: true }).click();
  await expect.poll(lines, { timeout: 10_000 }).toBe(1080);
});
