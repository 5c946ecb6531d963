import type { Page } from '@playwright/test';
import { axeFaultsIn } from './axe-part';
import { expect, test } from './style-page';
import { swipe } from './swipe';
import { facade } from './video-journey';

const PICTURE = '/style/panorama.jpg';

/** A screenshot is the only sign of the direction of the view: it differs once the view has turned. */
const screenshot = async (page: Page) => (await page.locator('.psv-canvas').screenshot()).toString('base64');

async function openPanorama(page: Page) {
  await facade(page, PICTURE).click();
  const view = page.getByRole('region', { name: 'ภาพ 360°: ห้องทดสอบ' });
  await expect(view.getByText('ลากเพื่อมองรอบ ๆ')).toBeVisible({ timeout: 30_000 });
  return view;
}

const scrolledBy = (page: Page) => page.evaluate(() => window.scrollY);

test('a 360° picture loads on a press, turns by buttons, keys and mouse, and leaves other keys to the page', {
  tag: ['@desktop', '@full'],
}, async ({ page, style }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await style('th-th');
  await facade(page, PICTURE).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => url.includes(PICTURE))).toEqual([]);
  const view = await openPanorama(page);
  const stage = view.locator('[role=group]');
  await expect(stage).toBeFocused();
  expect(await axeFaultsIn(page, 'section:has(> [role=group])')).toEqual([]);
  let seen = await screenshot(page);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await screenshot(page), 'the view does not turn by itself').toBe(seen);
  const expectTurned = async () => {
    await expect.poll(() => screenshot(page)).not.toBe(seen);
    seen = await screenshot(page);
  };
  await view.getByRole('button', { name: 'หันซ้าย' }).click();
  await expectTurned();
  await stage.focus();
  await page.keyboard.press('ArrowRight', { delay: 200 });
  await expectTurned();
  const box = await view.boundingBox();
  if (!box) throw new Error('The viewer is not rendered.');
  await page.mouse.move(box.x + 60, box.y + 90);
  await page.mouse.down();
  await page.mouse.move(box.x + 200, box.y + 90, { steps: 5 });
  await page.mouse.up();
  await expectTurned();

  await view.getByRole('button', { name: 'ซูมเข้า' }).focus();
  seen = await screenshot(page);
  const top = await scrolledBy(page);
  await page.keyboard.press('ArrowDown', { delay: 200 });
  await expect.poll(() => scrolledBy(page)).toBeGreaterThan(top);
  await page.evaluate((before) => window.scrollTo(0, before), top);
  await expect.poll(() => screenshot(page)).toBe(seen);
});

test('a vertical swipe on a 360° picture scrolls the page, a horizontal swipe turns the view', {
  tag: ['@phone', '@full'],
}, async ({ page, style }) => {
  await style('th-th');
  const view = await openPanorama(page);
  await view.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await view.boundingBox();
  if (!box) throw new Error('The viewer is not rendered.');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  // The first input hides the hint, which would change the screenshot.
  await view.locator('[role=group]').press('Shift');
  const [before, seen] = [await scrolledBy(page), await screenshot(page)];
  await swipe(page, middle, { x: middle.x - 120, y: middle.y });
  await expect.poll(() => screenshot(page)).not.toBe(seen);
  expect(await scrolledBy(page)).toBe(before);
  await swipe(page, middle, { x: middle.x, y: middle.y - 80 });
  await expect.poll(() => scrolledBy(page)).toBeGreaterThan(before + 30);
});

test.describe('a 360° picture that fails to load', () => {
  test.use({ expectedFaults: [/Failed to load resource|PSVError|Failed to fetch|panorama/i] });

  test('shows an alert and a link to the picture', { tag: ['@phone', '@full'] }, async ({ page, style }) => {
    await page.route(`**${PICTURE}`, (route) => route.abort());
    await style('th-th');
    await facade(page, PICTURE).click();
    await expect(page.getByRole('alert').filter({ hasText: 'แสดงภาพ 360° บนหน้านี้ไม่ได้' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'เปิดดูรูปภาพ' })).toHaveAttribute('href', PICTURE);
  });
});
