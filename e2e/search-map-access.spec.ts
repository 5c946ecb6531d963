import { axeFaults } from './axe';
import { expect, test } from './journey';
import { LANGUAGES, openMap } from './map-journey';

test('the pins are one stop of the tab key, the arrows go between them, and the focus leaves the map', {
  tag: '@desktop',
}, async ({ page }) => {
  const pins = await openMap(page, '/en-us/search?view=map&province=10', LANGUAGES['en-us']);
  await expect.poll(() => pins.count()).toBeGreaterThan(1);
  await page.locator('canvas').focus();
  await page.keyboard.press('Tab');
  const first = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('map-pin');
  const settled = page.url();
  const names = new Set([first]);
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
    await page.keyboard.press(key);
    names.add(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')));
  }
  expect(names.size).toBeGreaterThan(1);
  expect(page.url()).toBe(settled);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.className)).not.toBe('map-pin');
});

test('axe finds nothing on the map, its list of homes, or while drawing', async ({ page }) => {
  const words = LANGUAGES['th-th'];
  await openMap(page, '/th-th/search?view=map&q=rm-3010', words);
  await page.locator('.map-pin').click();
  await expect(page.getByRole('button', { name: words.close, exact: true })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: words.draw, exact: true }).click();
  await expect(page.getByRole('application')).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
});
