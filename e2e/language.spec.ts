import { expect, test } from './journey';

test('en-us: L3 L6 a language switch keeps path, query, hash and scroll position, and sets the cookie', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.goto('/en-us/search?province=10&deal=sale#results');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/homes found/);
  expect(await context.cookies()).toEqual([]);
  // Not the mouse wheel: the page is already at its hash, so no event tells when wheel scrolling has ended.
  const scrolled = await page.evaluate(() => {
    window.scrollTo({ top: 900, behavior: 'instant' });
    return window.scrollY;
  });
  expect(scrolled).toBeGreaterThan(800);

  // A real click would first scroll to the position of the sticky header in the document.
  await page.locator('header').getByRole('link', { name: 'ภาษาไทย' }).dispatchEvent('click');
  await expect(page).toHaveURL('/th-th/search?province=10&deal=sale#results');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/รายการ/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH');
  // The scroll position is restored once the page is rendered.
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(80);

  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({
    name: 'i18n_redirected',
    value: 'th-th',
    path: '/',
    sameSite: 'Lax',
    httpOnly: false,
  });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
  await page.goto('/');
  await expect(page).toHaveURL('/th-th');
});
