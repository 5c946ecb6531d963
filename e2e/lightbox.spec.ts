import { axeFaultsIn } from './axe-part';
import { gallery, HOME, lightbox, pictures, shown } from './gallery-journey';
import { expect, test } from './journey';

test('the lightbox loads only what it shows, zooms, compares by keyboard and pointer, and returns the focus', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  const requested = pictures(page);
  await page.goto(`/en-us/listings/${HOME}`);
  const [first, third] = [0, 2].map((index) => gallery(page).getByRole('link').nth(index));
  if (!first || !third) throw new Error('the listing has fewer than three pictures');
  await page.waitForLoadState('networkidle');
  await first.focus();
  requested.length = 0;
  await page.keyboard.press('Enter');
  await expect(lightbox(page).getByText('1 / 4')).toBeVisible();
  await expect.poll(() => requested).toEqual(['condo-lowrise-timber']);

  await page.keyboard.press('ArrowRight');
  await expect(lightbox(page).getByText('2 / 4')).toBeVisible();
  await expect
    .poll(() => requested.slice(1).sort())
    .toEqual(['living-city-grey', 'reno-kitchen-after', 'reno-kitchen-before']);
  const slider = lightbox(page).getByRole('slider');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('51');
  const box = await slider.boundingBox();
  if (box === null) throw new Error('the slider is not rendered');
  await page.mouse.move(box.x + box.width / 2, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.2, box.y + 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Number(await slider.inputValue())).toBeLessThan(25);
  await expect(lightbox(page).getByText('2 / 4')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.yarl__portal')).toHaveCount(0);
  await expect(first).toBeFocused();

  await third.dblclick();
  await expect(lightbox(page).getByText('3 / 4')).toBeVisible();
  await expect(lightbox(page).locator('.lightbox-caption')).toHaveText(/living/i);
  const image = shown(page).getByRole('img').first();
  const width = async () => Math.round((await image.boundingBox())?.width ?? 0);
  await expect.poll(width).toBeGreaterThan(700);
  const whole = await width();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width).toBeGreaterThan(whole);
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(width).toBe(whole);
});

test('the second click of a double click does not close the lightbox, a later click does', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await page.clock.install();
  await page.goto(`/en-us/listings/${HOME}`);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await gallery(page).getByRole('link').first().click();
  await page.clock.runFor(300);
  await expect(lightbox(page).getByText('1 / 4')).toBeVisible();
  await page.mouse.click(20, 150);
  await page.clock.runFor(1_000);
  await expect(lightbox(page).getByText('1 / 4')).toBeVisible();
  await page.mouse.click(20, 150);
  await page.clock.runFor(1_000);
  await expect(lightbox(page)).toHaveCount(0);
});

test('the price, a save button and LINE stay in the lightbox, it has no axe violation, and going back closes it', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/th-th/properties/1');
  await page.goto(`/th-th/listings/${HOME}`);
  const before = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: /^ก่อนและหลัง/ }).click();
  await expect(lightbox(page).getByRole('slider')).toBeVisible();
  const bar = lightbox(page).locator('.lightbox-bar');
  await expect(bar).toContainText('฿');
  await expect(bar.getByRole('link', { name: 'LINE' })).toHaveAttribute('href', /^https:\/\/line\.me\/.*RM-1009/);
  const save = bar.getByRole('button', { name: 'บันทึก' });
  await save.press('Enter');
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  const [box, picture] = [await bar.boundingBox(), await lightbox(page).getByRole('slider').boundingBox()];
  expect(box?.height).toBeLessThanOrEqual(56);
  expect(box?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
  expect(await axeFaultsIn(page, '.yarl__portal_open')).toEqual([]);
  await page.goBack();
  await expect(page.locator('.yarl__portal')).toHaveCount(0);
  await expect(page).toHaveURL(`/th-th/listings/${HOME}`);
  await gallery(page, 'th-th').getByRole('link').first().click();
  await page.getByRole('button', { name: 'ปิด', exact: true }).click();
  await expect(page.locator('.yarl__portal')).toHaveCount(0);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL('/th-th/properties/1');
});
