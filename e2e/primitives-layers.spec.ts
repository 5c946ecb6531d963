import { axeFaultsIn } from './axe-part';
import { expect, part, test } from './style-page';

const LAYERS = 'Dialogs and sheets';

test.beforeEach(async ({ style }) => style('en-us'));

test('a dialog traps the focus, locks scrolling without a shift, has no axe violation and closes on a click outside', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  const opener = part(page, LAYERS).getByRole('button', { name: 'Save the search' });
  const left = async () =>
    (await page.getByRole('heading', { name: 'Style guide', includeHidden: true }).boundingBox())?.x;
  await opener.focus();
  const before = await left();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog.locator(':focus')).toHaveCount(1);
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  expect(await left()).toBe(before);
  expect(
    await page.evaluate(() => {
      const { overflowY } = getComputedStyle(document.documentElement);
      return [overflowY, getComputedStyle(document.body).overflowY].includes('hidden');
    }),
  ).toBe(true);
  expect(await axeFaultsIn(page, '[role=dialog]')).toEqual([]);
  await page.mouse.click(8, 8);
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a sheet opens at the bottom on phones and on the right on desktops, and its footer stays visible', {
  tag: '@full',
}, async ({ page, isMobile }) => {
  const opener = part(page, LAYERS).getByRole('button', { name: 'Filters' });
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet).toBeVisible();
  const window = { width: page.viewportSize()?.width ?? 0, height: 500 };
  await page.setViewportSize(window);
  // The width without the scrollbar gutter.
  const width = await page.evaluate(() => document.body.getBoundingClientRect().right);
  await expect
    .poll(async () => {
      const box = (await sheet.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return [Math.round(box.x + box.width), Math.round(box.y + box.height), box.x === 0, box.y === 0];
    })
    .toEqual([width, window.height, isMobile, !isMobile]);
  await expect(sheet.getByRole('checkbox', { name: 'Filter 14' })).not.toBeInViewport();
  await expect(sheet.getByRole('button', { name: 'Show 24 homes' })).toBeInViewport({ ratio: 1 });
  await sheet.getByRole('checkbox', { name: 'Filter 14' }).check();
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
});
