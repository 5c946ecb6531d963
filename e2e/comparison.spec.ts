import { expect, test } from './journey';

const WORK = '/th-th/our-works-content/lat-phrao-71-townhouse';

test('before and after are compared by keyboard', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(WORK);
  const slider = page.getByRole('slider', { name: 'เลื่อนเทียบก่อนและหลังทำ' }).first();
  const before = page.getByAltText(/ก่อน/).first();
  await expect(before).toBeVisible();
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('1');
  await page.keyboard.press('End');
  await expect(slider).toHaveValue('100');
});

test('before and after are compared by pointer', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(WORK);
  const slider = page.getByRole('slider').first();
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (box === null) throw new Error('the work has a pair of pictures');
  const before = slider.locator('xpath=../div[2]');
  await page.mouse.click(box.x + box.width * 0.25, box.y + box.height / 2);
  await expect(before).toHaveCSS('clip-path', /inset\(0px 7[3-6](\.\d+)?% 0px 0px\)/);
});

test('a finger is followed from wherever it lies, also where the browser moves nothing itself', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(WORK);
  const slider = page.getByRole('slider').first();
  const before = slider.locator('xpath=../div[2]');
  // What a browser made itself would move the range of Chromium: an event of a script moves it nowhere.
  await slider.evaluate((input) => {
    const { left, width } = input.getBoundingClientRect();
    const finger = { pointerType: 'touch', buttons: 1, bubbles: true, clientX: left + width * 0.8 };
    input.dispatchEvent(new PointerEvent('pointermove', finger));
  });
  await expect(before).toHaveCSS('clip-path', /inset\(0px (19|20|21)(\.\d+)?% 0px 0px\)/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both pictures are shown whole', async ({ page }) => {
    await page.goto(WORK);
    await expect(page.getByRole('slider')).toHaveCount(0);
    const boxes = ['ก่อน', 'หลัง'].map((label) =>
      page.locator('figure').filter({ hasText: label }).first().locator('xpath=..'),
    );
    const [before, after] = await Promise.all(boxes.map((box) => box.boundingBox()));
    if (!before || !after) throw new Error('both pictures have a place');
    expect(Math.abs(before.y - after.y)).toBeGreaterThanOrEqual(Math.min(before.height, after.height));
    for (const box of boxes) await expect(box).toHaveCSS('clip-path', 'none');
  });
});
