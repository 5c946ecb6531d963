import { expect, test } from './journey';

test('C the colour mode follows the system, and a choice survives a language switch and is set before paint', {
  tag: '@phone',
}, async ({ page }) => {
  const html = page.locator('html');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/th-th');
  await expect(html).toHaveClass(/\bdark\b/);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveClass(/\blight\b/);
  await expect(html).not.toHaveClass(/\bdark\b/);

  await page.locator('header summary').click();
  const button = page.getByRole('button', { name: /^โหมดสี/ });
  await button.click();
  await button.click();
  await expect(html).toHaveClass(/\bdark\b/);
  await page.locator('header').getByRole('link', { name: 'English' }).click();
  await expect(html).toHaveAttribute('lang', 'en-US');
  await expect(html).toHaveClass(/\bdark\b/);

  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body)
        Reflect.set(window, 'classAtBody', Reflect.get(window, 'classAtBody') ?? document.documentElement.className);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  expect(await page.evaluate(() => Reflect.get(window, 'classAtBody'))).toMatch(/\bdark\b/);
});
