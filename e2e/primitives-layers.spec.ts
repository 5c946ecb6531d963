import { axeFaultsIn } from './axe-part';
import { expect, part, test } from './style-page';

const LAYERS = 'Windows, hints and messages';

test.beforeEach(async ({ style }) => style('en-us'));

test('a dialog traps the focus, locks scrolling without a shift, has no axe violation and closes on a click outside', {
  tag: '@desktop',
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

test('a sheet opens at the bottom on phones and on the right on desktops, and its footer stays visible', async ({
  page,
  isMobile,
}) => {
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

test('a message appears above the contact bar, stays while hovered and then disappears', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.clock.install();
  const region = page.getByRole('region', { name: 'Messages', exact: true });
  const toast = region.getByText('Removed from your saved homes');
  await part(page, LAYERS).getByRole('button', { name: 'Remove from saved homes' }).click();
  await page.clock.runFor(500);
  await expect(toast).toBeVisible();
  const bar = await page.getByRole('navigation', { name: 'Contact us' }).boundingBox();
  const box = await region.boundingBox();
  if (!bar || !box) throw new Error('the bar or the message is not rendered');
  const covers = box.y + box.height > bar.y && box.x + box.width > bar.x;
  expect(covers, 'the message covers the contact bar').toBe(false);
  await toast.hover();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(9_000);
  await expect(toast).toBeHidden();
});
