import { gallery } from './gallery-journey';
import { expect, test } from './journey';

test('D the layout is set on the html element before paint and follows a resize', { tag: '@phone' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body)
        Reflect.set(
          window,
          'layoutAtBody',
          Reflect.get(window, 'layoutAtBody') ?? document.documentElement.dataset.layout,
        );
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/th-th');
  expect(await page.evaluate(() => Reflect.get(window, 'layoutAtBody'))).toBe('mobile');
  await page.setViewportSize({ width: 820, height: 900 });
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'tablet');
});

test('D phones and tablets have different layouts of the bottom bar, the gallery and the filters', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  const layout = () => page.locator('html').getAttribute('data-layout');
  const photos = gallery(page, 'th-th');
  await page.goto('/th-th/listings/rm-3004');
  expect(await layout()).toBe('mobile');
  await expect(photos).toHaveCSS('display', 'flex');
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect.poll(layout).toBe('tablet');
  await expect(photos).toHaveCSS('display', 'grid');
  await expect(photos).toHaveCSS('height', '380px');

  await page.goto('/th-th/search');
  const inBar = page.getByRole('navigation', { name: 'ทางลัด' }).getByRole('link', { name: 'ค้นหา' });
  await expect(inBar).toHaveCSS('flex-direction', 'row');
  await page.getByText('ตัวกรอง', { exact: true }).first().click();
  const filters = page.getByRole('dialog', { name: 'ตัวกรอง' });
  await expect.poll(async () => (await filters.boundingBox())?.width).toBe(512);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await filters.boundingBox())?.width).toBe(390);
  await page.keyboard.press('Escape');
  await expect(inBar).toHaveCSS('flex-direction', 'column');
});
