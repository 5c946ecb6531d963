import { expectNoAxeFaults } from './axe';
import { watchDocuments } from './build-journey';
import { gallery, HOME, lightbox, pictures, shown, WORDS } from './gallery-journey';
import { expect, test, windowFor } from './journey';

for (const locale of ['en-us', 'th-th'] as const) {
  test(`${locale}: the lightbox by keyboard: open, step, close, and the focus is back`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto(`/${locale}/listings/${HOME}`);
    const first = gallery(page, locale).getByRole('link').first();
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(lightbox(page).getByText('1 / 4')).toBeVisible();
    await expect(lightbox(page).getByRole('button', { name: WORDS[locale].next })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(lightbox(page).getByText('2 / 4')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(lightbox(page).getByText('1 / 4')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toHaveCount(0);
    await expect(first).toBeFocused();
  });

  test(`${locale}: axe finds nothing in the lightbox`, { tag: windowFor(locale) }, async ({ page }) => {
    await page.goto(`/${locale}/listings/${HOME}`);
    await page.getByRole('button', { name: WORDS[locale].all }).click();
    await expect(lightbox(page)).toBeVisible();
    await expectNoAxeFaults(page);
    await page.getByRole('button', { name: WORDS[locale].next }).click();
    await expect(lightbox(page).getByRole('slider')).toBeVisible();
    await expectNoAxeFaults(page);
  });
}

test('a lightbox loads what it shows, and one ahead once somebody steps', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`/en-us/listings/${HOME}`);
  await page.waitForLoadState('networkidle');
  const asked = pictures(page);
  await gallery(page).getByRole('link').first().click();
  await expect(lightbox(page).getByText('1 / 4')).toBeVisible();
  await expect.poll(() => asked).toEqual(['condo-lowrise-timber']);
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => asked.slice(1).sort())
    .toEqual(['living-city-grey', 'reno-kitchen-after', 'reno-kitchen-before']);
});

test('back closes the lightbox and stays on the page', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/th-th/properties/1');
  await page.goto(`/th-th/listings/${HOME}`);
  const before = await page.evaluate(() => history.length);
  await gallery(page, 'th-th').getByRole('link').first().click();
  await expect(lightbox(page)).toBeVisible();
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/th-th/listings/${HOME}`);
  await gallery(page, 'th-th').getByRole('link').first().click();
  await page.getByRole('button', { name: 'ปิด', exact: true }).click();
  await expect(page.locator('.yarl__portal')).toHaveCount(0);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL('/th-th/properties/1');
});

test('each opening begins anew, at the picture that was pressed', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`/en-us/listings/${HOME}`);
  await gallery(page).getByRole('link').first().click();
  await expect(lightbox(page).getByText('1 / 4')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(lightbox(page).getByText('2 / 4')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.yarl__portal')).toHaveCount(0);
  await gallery(page).getByRole('link').nth(2).dblclick();
  await expect(lightbox(page).getByText('3 / 4')).toBeVisible();
  await expect(lightbox(page).locator('p', { hasText: /./ }).last()).toHaveText(/living/i);
  await page.goBack();
  await expect(page.locator('.yarl__portal')).toHaveCount(0);
  await expect(page).toHaveURL(`/en-us/listings/${HOME}`);
});

test('a picture is zoomed into, and out again', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`/en-us/listings/${HOME}`);
  await gallery(page).getByRole('link').first().click();
  const image = shown(page).getByRole('img').first();
  const width = async () => Math.round((await image.boundingBox())?.width ?? 0);
  await expect.poll(width).toBeGreaterThan(700);
  const whole = await width();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width).toBeGreaterThan(whole);
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(width).toBe(whole);
});

test('in the lightbox a drag compares before and after, and does not turn the page', async ({ page }) => {
  await page.goto(`/en-us/listings/${HOME}`);
  await page.getByRole('button', { name: 'Before and after', exact: true }).click();
  const slider = lightbox(page).getByRole('slider');
  await expect(slider).toHaveValue('50');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('51');
  const box = await slider.boundingBox();
  if (box === null) throw new Error('the slider is seen');
  await page.mouse.move(box.x + box.width / 2, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.2, box.y + 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Number(await slider.inputValue())).toBeLessThan(25);
  await expect(lightbox(page).getByText('2 / 4')).toBeVisible();
});

test.describe('where scripts fail', () => {
  test.use({ expectedFaults: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|Applying inline style violates/] });

  test('a lightbox that cannot be loaded leaves the picture a link', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(`/en-us/listings/${HOME}`);
    await page.waitForLoadState('networkidle');
    await page.route('**/_next/static/chunks/**', (route) => route.fulfill({ status: 500 }));
    await gallery(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/_ipx\/f_auto,w_1536,q_75\/demo\/condo-lowrise-timber\.jpg/);
  });

  test('without a connection a press on a picture leaves the page where it is', { tag: '@desktop' }, async ({
    page,
    context,
  }) => {
    await page.goto(`/en-us/listings/${HOME}`);
    await page.waitForLoadState('networkidle');
    const documents = watchDocuments(page);
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed');
    // No pointer comes near: one script is asked for, by the press.
    await gallery(page).getByRole('link').first().press('Enter');
    await failed;
    await page.getByRole('main').getByRole('button', { name: 'Save this home' }).first().click();
    await expect(page.getByRole('button', { name: 'Saved homes (1)' }).first()).toBeAttached();
    await expect(page).toHaveURL(`/en-us/listings/${HOME}`);
    expect(documents).toEqual([]);
  });
});
