import type { Page } from '@playwright/test';
import { expect, part, test } from './style-page';

const sent = (page: Page) => page.getByRole('form', { name: /in a plain form/ });
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test.beforeEach(async ({ style }) => style('en-us'));

test('Button: at work it keeps its width, its name and the focus, and ignores presses', { tag: '@desktop' }, async ({
  page,
}) => {
  const button = part(page, 'Buttons').getByRole('button', { name: 'Send enquiry' });
  const width = async () => (await button.boundingBox())?.width ?? 0;
  const before = await width();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toHaveAccessibleName('Send enquiry');
  await expect(button).toBeFocused();
  expect(await width()).toBe(before);
  await button.dispatchEvent('click');
  await page.keyboard.press('Enter');
  await page.clock.runFor(2_000);
  await expect(part(page, 'Buttons').getByRole('status')).toHaveText('Sent once');
  await expect(button).not.toHaveAttribute('aria-busy');
  await button.click();
  await page.clock.runFor(2_000);
  await expect(part(page, 'Buttons').getByRole('status')).toHaveText('Sent 2 times');
});

test('TextField, Select: name, hint and error belong to the control; a disabled one takes nothing', {
  tag: '@desktop',
}, async ({ page }) => {
  const fields = part(page, 'Fields');
  await expect(fields.locator('#hinted')).toHaveAccessibleDescription('As it stands on the title deed');
  await expect(fields.locator('#faulty')).toHaveAccessibleDescription('Enter the project or the road');
  await expect(fields.locator('#faulty')).toHaveAttribute('aria-invalid', 'true');
  await expect(fields.locator('#locked')).toBeDisabled();
  const select = fields.locator('#select');
  await select.focus();
  await page.keyboard.press('ArrowDown');
  await expect(select).toHaveValue('short');
  await select.selectOption('long');
  await expect(select).toHaveValue('long');
});

test('Checkbox: its words and the space bar tick it; a disabled one stays', { tag: '@desktop' }, async ({ page }) => {
  const boxes = part(page, 'Fields');
  const box = boxes.locator('#tick');
  await boxes.getByText('Send me news about the market').first().click();
  await expect(box).toBeChecked();
  await page.keyboard.press('Space');
  await expect(box).not.toBeChecked();
  await boxes.getByText('Send me news about the market').last().click({ force: true });
  await expect(boxes.locator('#tick-locked')).toBeChecked();
});

test('RadioGroup: one of them, by arrow keys and by pressing its segment', { tag: '@desktop' }, async ({ page }) => {
  const group = page.locator('#deal');
  await expect(group).toHaveAccessibleName('Sale or rent');
  await group.getByRole('radio', { name: 'Buy' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(group.getByRole('radio', { name: 'Rent' })).toBeChecked();
  await group.locator('label').filter({ hasText: 'Either is fine' }).click();
  await expect(group.getByRole('radio', { name: 'Either is fine' })).toBeChecked();
  await expect(group.getByRole('radio', { checked: true })).toHaveCount(1);
});

test('Combobox: keys choose a suggestion, Escape closes, and any other text is sent as typed', {
  tag: '@desktop',
}, async ({ page }) => {
  const box = page.getByRole('combobox', { name: 'Place', exact: true }).first();
  await box.focus();
  await page.keyboard.type('na');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options).toHaveText(['Bang Na', /Watthana/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('Bang Na');
  await expect(options).toHaveCount(0);
  await box.fill('tho');
  await expect(options).toHaveText(['Thong Lo']);
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await box.fill('somewhere else');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/place=somewhere\+else/);
});

test('Combobox: a press fills in a suggestion', { tag: '@desktop' }, async ({ page }) => {
  const box = page.getByRole('combobox', { name: 'Place', exact: true }).first();
  await box.click();
  await page.getByRole('listbox').getByRole('option', { name: 'Thong Lo' }).click();
  await expect(box).toHaveValue('Thong Lo');
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('Combobox that asks: says that it looks, that nothing fits, and that it failed', { tag: '@desktop' }, async ({
  page,
}) => {
  const box = page.getByRole('combobox', { name: /asked from a server/ });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await box.fill('on');
  await page.clock.runFor(100);
  await expect(page.getByText('Looking…')).toBeVisible();
  await page.clock.resume();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['On Nut', 'Thong Lo']);
  await box.fill('zzz');
  await expect(page.getByText('No place of this name')).toBeVisible();
  await box.fill('!');
  await expect(page.getByText('Suggestions could not be loaded')).toBeVisible();
});

test('RangeSlider: arrows, page keys, Home and End move a thumb within the other; the form sends both', {
  tag: '@desktop',
}, async ({ page }) => {
  const [low, high] = ['Lowest price', 'Highest price'].map((name) => sent(page).getByRole('slider', { name }).first());
  if (!low || !high) throw new Error('no thumbs');
  await low.focus();
  await page.keyboard.press('ArrowRight');
  await expect(low).toHaveAttribute('aria-valuetext', '฿2,500,000');
  await page.keyboard.press('PageUp');
  await expect(low).toHaveAttribute('aria-valuetext', '฿7,500,000');
  await page.keyboard.press('End');
  await expect(low).toHaveAttribute('aria-valuetext', '฿8,000,000');
  await page.keyboard.press('PageDown');
  await high.focus();
  await page.keyboard.press('ArrowLeft');
  await sent(page).getByRole('button').click();
  await expect(page).toHaveURL(/price_min/);
  expect(query(page)).toMatchObject({ price_min: '3000000', price_max: '7500000' });
  expect(query(page)).not.toHaveProperty('locked_min');
});

test('RangeSlider: a thumb is dragged; at its end it is no limit and not sent', { tag: '@desktop' }, async ({
  page,
}) => {
  const low = sent(page).getByRole('slider', { name: 'Lowest price' }).first();
  await low.scrollIntoViewIfNeeded();
  const box = await low.boundingBox();
  if (!box) throw new Error('no thumb');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 300, y, { steps: 5 });
  await page.mouse.up();
  await expect(low).toHaveAttribute('aria-valuetext', '฿0');
  await sent(page).getByRole('button').click();
  await expect(page).toHaveURL(/price_max=8000000/);
  expect(query(page)).not.toHaveProperty('price_min');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form sends what was typed and the range as it stood; every tab panel is in sight', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.getByLabel('Place', { exact: true }).first().fill('ari');
    await sent(page).getByRole('button').click();
    expect(query(page)).toMatchObject({ place: 'ari', price_min: '2000000', price_max: '8000000' });
    await expect(page.getByText('The plan as we measured it.')).toBeVisible();
    await expect(page.getByText('Where the home stands.')).toBeVisible();
    await page.getByText('What does buying cost?').click();
    await expect(page.getByText(/^We visit, check and measure/).nth(1)).toBeVisible();
  });
});
