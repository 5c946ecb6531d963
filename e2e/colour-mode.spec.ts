import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey';

const html = 'html';

/** On phones the button is in the menu. */
async function colourModeButton(page: Page, isMobile: boolean): Promise<Locator> {
  if (isMobile) await page.locator('header summary').click();
  return page.getByRole('button', { name: /Colour mode/ });
}

test('C follows the system, also live', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/en-us');
  await expect(page.locator(html)).toHaveClass(/\bdark\b/);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator(html)).toHaveClass(/\blight\b/);
  await expect(page.locator(html)).not.toHaveClass(/\bdark\b/);
});

test('C a choice is kept under the key of the original, set before paint, and survives the language switch', async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/en-us');
  const button = await colourModeButton(page, isMobile);
  await expect(button).toHaveAccessibleName('Colour mode: System');
  await button.click();
  await expect(button).toHaveAccessibleName('Colour mode: Light');
  await button.click();
  await expect(button).toHaveAccessibleName('Colour mode: Dark');
  await expect(page.locator(html)).toHaveClass(/\bdark\b/);
  expect(await page.evaluate(() => localStorage.getItem('nuxt-color-mode'))).toBe('dark');

  await page.locator('header').getByRole('link', { name: 'ภาษาไทย' }).click();
  await expect(page.locator(html)).toHaveAttribute('lang', 'th-TH');
  await expect(page.locator(html)).toHaveClass(/\bdark\b/);

  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body)
        Reflect.set(window, 'classAtBody', Reflect.get(window, 'classAtBody') ?? document.documentElement.className);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  expect(await page.evaluate(() => Reflect.get(window, 'classAtBody'))).toMatch(/\bdark\b/);
});

test('C a page that the browser had kept follows what was chosen meanwhile', { tag: '@desktop' }, async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/en-us');
  const button = await colourModeButton(page, isMobile);
  await button.click();
  await expect(button).toHaveAccessibleName('Colour mode: Light');
  await page.evaluate(() => localStorage.setItem('nuxt-color-mode', 'dark'));
  // STUB: the browser's word that the page was kept. That it keeps one is nothing that a test can count on.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.locator(html)).toHaveClass(/\bdark\b/);
  await expect(button).toHaveAccessibleName('Colour mode: Dark');
});

test('C works where storage is forbidden', { tag: '@desktop' }, async ({ page, isMobile }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/en-us');
  const button = await colourModeButton(page, isMobile);
  await button.click();
  await button.click();
  await expect(page.locator(html)).toHaveClass(/\bdark\b/);
  // Another window kept something else.
  await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage', { key: 'saved-homes' })));
  await button.click();
  await expect(button).toHaveAccessibleName('Colour mode: System');
});
