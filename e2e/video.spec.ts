import type { Page } from '@playwright/test';
import { axeFaultsIn } from './axe-part';
import { expect, test } from './style-page';
import { facade, film } from './video-journey';

const FILE = '/style/test-card.mp4';

async function play(page: Page): Promise<void> {
  await facade(page, FILE).click();
  await expect.poll(async () => (await film(page)).currentTime).toBeGreaterThan(0.2);
}

const press = async (page: Page, key: string, change: Partial<Awaited<ReturnType<typeof film>>>) => {
  await page.keyboard.press(key);
  await expect.poll(() => film(page)).toMatchObject(change);
};

test('P a film loads in place on a press, is controlled by keys, and keeps volume, speed and captions', {
  tag: '@phone',
}, async ({ page, style }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await style('th-th');
  const link = facade(page, FILE);
  await expect(link).toHaveAccessibleName('เล่นวิดีโอ: ภาพทดสอบพร้อมคำบรรยาย');
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => /\.(mp4|vtt)|youtube|vimeo|matterport|panorama\.jpg/.test(url))).toEqual([]);
  const [before, box] = [requested.length, await link.boundingBox()];
  const top = () => page.evaluate(() => window.scrollY);
  const scrolled = await top();
  await play(page);
  await expect(page.getByRole('region', { name: 'เครื่องเล่นวิดีโอ' })).toBeFocused();
  expect(requested.slice(before)).toContainEqual(expect.stringContaining(FILE));
  expect(requested.slice(before)).toContainEqual(expect.stringContaining('/chunks/'));
  expect(await page.locator('media-controller').boundingBox()).toEqual(box);
  expect(await top()).toBe(scrolled);
  expect(await film(page)).toMatchObject({ volume: 1, muted: false, playbackRate: 1, caption: '' });

  await press(page, 'k', { paused: true });
  await press(page, '0', { currentTime: 0 });
  await press(page, 'ArrowRight', { currentTime: 10 });
  await press(page, '5', { currentTime: 15 });
  await press(page, 'c', { caption: 'สิบวินาทีที่สอง' });
  // Some browsers do this by themselves.
  await page.locator('video').evaluate(({ textTracks }: HTMLVideoElement) => {
    for (const track of Array.from(textTracks)) track.mode = 'showing';
  });
  await expect.poll(() => film(page)).toMatchObject({ caption: 'สิบวินาทีที่สอง' });
  await press(page, 'ArrowDown', { volume: 0.9 });
  await press(page, 'm', { muted: true });
  await press(page, 'm', { muted: false });
  await page.getByRole('button', { name: 'ตั้งค่า' }).click();
  await page.getByRole('menuitem', { name: 'ความเร็ว' }).click();
  const speeds = page.getByRole('menuitemradio', { name: /^[\d.]+x$/ });
  await expect(speeds).toHaveText(['0.5x', '0.75x', '1x', '1.25x', '1.5x', '1.75x', '2x', '4x']);
  await speeds.filter({ hasText: '1.5x' }).click();
  await expect.poll(() => film(page)).toMatchObject({ playbackRate: 1.5 });
  // The player stores the speed when the media element reports it, a moment later.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('player'))).toContain('"speed":1.5');

  await style('th-th');
  await play(page);
  await press(page, 'k', { paused: true });
  await press(page, '4', { currentTime: 12, caption: 'สิบวินาทีที่สอง', volume: 0.9, muted: false, playbackRate: 1.5 });
});

test('P the controls of a film fit inside it, its sliders have fine steps, and it has no axe violation', {
  tag: ['@desktop', '@full'],
}, async ({ page, style }) => {
  await style('en-us');
  await play(page);
  await press(page, 'k', { paused: true });
  const controller = await page.locator('media-controller').boundingBox();
  for (const control of await page.locator('media-control-bar > :visible:not(span)').all()) {
    const box = await control.boundingBox();
    if (!box || !controller) throw new Error('A control is not rendered.');
    expect(box.x).toBeGreaterThanOrEqual(controller.x);
    expect(box.x + box.width).toBeLessThanOrEqual(controller.x + controller.width);
    if ((await control.getAttribute('role')) === 'button') {
      expect(box.width).toBeGreaterThanOrEqual(44);
      expect(box.height).toBeGreaterThanOrEqual(44);
    }
  }
  for (const name of ['media-time-range', 'media-volume-range']) {
    const range = await page.locator(name).evaluate((element) => {
      const [input, thumb] = ['input', '#thumb'].map((selector) => element.shadowRoot?.querySelector(selector));
      if (!(input instanceof HTMLInputElement) || !thumb) throw new Error('There is no range.');
      return {
        step: Number(input.step) / (Number(input.max) - Number(input.min)),
        thumb: getComputedStyle(thumb).width,
      };
    });
    expect(range).toEqual({ step: 0.0001, thumb: '15px' });
  }
  const isFull = () => page.evaluate(() => document.fullscreenElement?.localName);
  await page.keyboard.press('f');
  await expect.poll(isFull).toBe('media-controller');
  await page.keyboard.press('f');
  await expect.poll(isFull).toBeUndefined();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('menuitem', { name: 'Speed' })).toBeVisible();
  expect(await axeFaultsIn(page, 'media-controller')).toEqual([]);
});

test.describe('a film that fails to load', () => {
  test.use({ expectedFaults: [/Failed to load resource/] });

  test('P shows an alert without axe violations, and plays after a retry', { tag: ['@phone', '@full'] }, async ({
    page,
    style,
  }) => {
    await page.route(`**${FILE}`, (route) => route.abort());
    await style('th-th');
    await facade(page, FILE).click();
    const alert = page.getByRole('alert').filter({ hasText: 'เล่นวิดีโอนี้บนหน้านี้ไม่ได้' });
    await expect(alert).toBeVisible();
    await expect(page.getByRole('link', { name: 'เปิดวิดีโอจากต้นทาง' })).toHaveAttribute('href', FILE);
    const retry = page.getByRole('button', { name: 'ลองอีกครั้ง' });
    await expect(retry).toBeFocused();
    expect(await axeFaultsIn(page, 'div:has(> [role=alert])')).toEqual([]);
    await page.unroute(`**${FILE}`);
    await retry.click();
    await expect.poll(async () => (await film(page)).currentTime).toBeGreaterThan(0.2);
  });
});
