import { expect, test } from './journey';

test('D the layout is on html before paint and follows a resize', { tag: '@phone' }, async ({ page }) => {
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
