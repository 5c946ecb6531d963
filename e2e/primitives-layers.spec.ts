import { axeFaults } from './axe';
import { expect, part, test } from './style-page';

const LAYERS = 'Windows, hints and messages';

test.beforeEach(async ({ style }) => style('en-us'));

test('Dialog: takes the focus, keeps it, locks the page without a shift, and gives the focus back', {
  tag: '@desktop',
}, async ({ page }) => {
  const opener = part(page, LAYERS).getByRole('button', { name: 'Save the search' });
  const left = async () =>
    (await page.getByRole('heading', { name: 'Style guide', includeHidden: true }).boundingBox())?.x;
  await opener.focus();
  const before = await left();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog).toHaveAccessibleDescription('It is kept on this device.');
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
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('Dialog: its buttons and the backdrop close it; open, it has no axe fault', { tag: '@phone' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const opener = part(page, LAYERS).getByRole('button', { name: 'Save the search' });
  const dialog = page.getByRole('dialog');
  await opener.click();
  await dialog.getByLabel('Name of the search').fill('Near the river');
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await opener.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(8, 8);
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('Sheet: at the foot of phones, at the right of wider windows; its foot stays in sight', async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const opener = part(page, LAYERS).getByRole('button', { name: 'Filters' });
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet).toBeVisible();
  const window = { width: page.viewportSize()?.width ?? 0, height: 500 };
  await page.setViewportSize(window);
  // Without the gutter of a scrollbar.
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
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
});

test('Tooltip: with the focus and under the pointer; Escape takes it away', { tag: '@desktop' }, async ({ page }) => {
  const button = part(page, LAYERS).getByRole('button', { name: 'Save this home' });
  const words = page.getByText('Save this home', { exact: true });
  await part(page, LAYERS).getByRole('button', { name: 'Filters' }).focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(words).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(words).toBeHidden();
  await button.blur();
  await button.hover();
  await expect(words).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(words).toBeHidden();
});

test('Toast: announced politely, above the bar, with an action; it waits under the pointer and then goes', async ({
  page,
  isMobile,
}) => {
  await page.clock.install();
  const show = part(page, LAYERS).getByRole('button', { name: 'Remove from saved homes' });
  const region = page.getByRole('region', { name: 'Messages', exact: true });
  const toast = region.getByText('Removed from your saved homes');
  await show.click();
  await page.clock.runFor(500);
  await expect(toast).toBeVisible();
  await expect(region).toHaveAttribute('aria-live', 'polite');
  const bar = await page.getByRole('navigation', { name: isMobile ? 'Shortcuts' : 'Contact us' }).boundingBox();
  const box = await region.boundingBox();
  if (!bar || !box) throw new Error('no bar or no message');
  const covers = box.y + box.height > bar.y && box.x + box.width > bar.x;
  expect(covers, 'the message covers the contact bar').toBe(false);

  await toast.hover();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(9_000);
  await expect(toast).toBeHidden();
});

test('Toast: the action undoes and closes by key, Close closes', { tag: '@desktop' }, async ({ page }) => {
  const layers = part(page, LAYERS);
  const region = page.getByRole('region', { name: 'Messages', exact: true });
  await layers.getByRole('button', { name: 'Remove from saved homes' }).click();
  await expect(layers.getByRole('status')).toHaveText('The home is not saved');
  await region.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(layers.getByRole('status')).toHaveText('The home is saved');
  await expect(region.getByText('Removed')).toBeHidden();
  await layers.getByRole('button', { name: 'Remove from saved homes' }).click();
  await region.getByRole('button', { name: 'Close' }).click();
  await expect(region.getByText('Removed')).toBeHidden();
});

test('Tabs: arrows and presses show a panel; Tab leads into it and past the disabled one', { tag: '@desktop' }, async ({
  page,
}) => {
  const tabs = part(page, 'Tabs and accordion');
  await tabs.getByRole('tab', { name: 'Floor plan' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'Map' })).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.getByRole('tabpanel')).toHaveText('Where the home stands.');
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(tabs.getByRole('tabpanel')).toHaveText('The plan as we measured it.');
  await tabs.getByRole('tab', { name: 'Tour' }).click();
  await expect(tabs.getByRole('tabpanel')).toHaveText('A walk through the rooms.');
  await tabs.getByRole('tab', { name: 'Disabled' }).click({ force: true });
  await expect(tabs.getByRole('tab', { name: 'Tour' })).toHaveAttribute('aria-selected', 'true');
});

test('Accordion: one question is open at a time, by key and by pressing', { tag: '@phone' }, async ({ page }) => {
  const accordion = part(page, 'Tabs and accordion');
  const open = accordion.locator('details[open] summary');
  await accordion.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(open).toHaveText('What does buying cost?');
  await accordion.getByText('Can a foreigner own a condominium?').click();
  await expect(open).toHaveText('Can a foreigner own a condominium?');
  await page.keyboard.press('Space');
  await expect(open).toHaveCount(0);
});

test('Chips: a toggle says whether it is on, a link where it is, and one that is set goes away', {
  tag: '@phone',
}, async ({ page }) => {
  const chips = part(page, 'Chips');
  const pets = chips.getByRole('button', { name: 'Pets welcome', exact: true });
  await expect(pets).toHaveAttribute('aria-pressed', 'false');
  await pets.click();
  await expect(pets).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Space');
  await expect(pets).toHaveAttribute('aria-pressed', 'false');
  await expect(chips.getByRole('link', { name: 'This page' })).toHaveAttribute('aria-current', 'true');
  const remove = chips.getByRole('button', { name: 'Remove Swimming pool' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(0);
  await expect(chips.getByRole('link', { name: 'Remove Bang Na' })).toHaveAttribute('href', '/en-us');
});
