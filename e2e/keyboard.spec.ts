import english from '../messages/en-us.json' with { type: 'json' };
import { expect, test } from './journey';

test('the skip link leads past the header, and back to the page from the next one', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/en-us');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  const home = page.getByRole('heading', { level: 1, name: english.Home.title });
  await page.locator('header').getByRole('link', { name: english.Menu['our-works'] }).click();
  await expect(home).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/en-us#content');
  await expect(home).toBeVisible();
});

test('the phone menu opens, closes with Escape, and after a choice', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en-us');
  const opener = page.locator('header summary');
  await opener.focus();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: english.Menu['our-works'] });
  await expect(entry).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await entry.click();
  await expect(page).toHaveURL('/en-us/our-works/1');
  await expect(entry).toBeHidden();
  await opener.click();
  await expect(entry).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/en-us');
  await expect(entry).toBeHidden();
});
