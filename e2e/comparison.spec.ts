import { expect, test } from './journey';

const WORK = '/th-th/our-works-content/lat-phrao-71-townhouse';

test('the before-and-after slider moves by keyboard and by pointer', { tag: '@phone' }, async ({ page }) => {
  await page.goto(WORK);
  const slider = page.getByRole('slider', { name: 'เลื่อนเทียบก่อนและหลังทำ' }).first();
  await expect(page.getByAltText(/ก่อน/).first()).toBeVisible();
  await slider.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('1');
  const box = await slider.boundingBox();
  if (box === null) throw new Error('the comparison slider is not rendered');
  await page.touchscreen.tap(box.x + box.width * 0.25, box.y + box.height / 2);
  await expect(slider.locator('xpath=../div[2]')).toHaveCSS('clip-path', /inset\(0px 7[3-6](\.\d+)?% 0px 0px\)/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('before and after are both shown in full', { tag: '@phone' }, async ({ page }) => {
    await page.goto(WORK);
    await expect(page.getByRole('slider')).toHaveCount(0);
    const boxes = ['ก่อน', 'หลัง'].map((label) =>
      page.locator('figure').filter({ hasText: label }).first().locator('xpath=..'),
    );
    const [before, after] = await Promise.all(boxes.map((box) => box.boundingBox()));
    if (!before || !after) throw new Error('a picture is not rendered');
    expect(Math.abs(before.y - after.y)).toBeGreaterThanOrEqual(Math.min(before.height, after.height));
    for (const box of boxes) await expect(box).toHaveCSS('clip-path', 'none');
  });
});
