import type { Locator } from '@playwright/test';
import { formOf, openGroup, WITHOUT_MAP } from './filters-journey';
import { expect, test } from './journey';

const topOf = (card: Locator) => card.evaluate((element) => element.getBoundingClientRect().top);

test('going back from a listing after a filter change returns to the same card and scroll position', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize(WITHOUT_MAP);
  await page.goto('/en-us/search?deal=sale');
  const form = formOf(page);
  await openGroup(page, 'beds');
  await form.locator('.pills > label', { hasText: /^1\+$/ }).click();
  await form.getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL(/beds_min=1/);
  const address = page.url();
  const card = page.getByRole('article').nth(8);
  await card.scrollIntoViewIfNeeded();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const height = (await card.boundingBox())?.height ?? 0;
  // Playwright may scroll before it clicks, so the position is recorded on the click.
  await card.evaluate((element) => {
    const note = () => sessionStorage.setItem('pressed-at', String(element.getBoundingClientRect().top));
    element.addEventListener('click', note, { capture: true });
  });
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(card.getByRole('heading')).toHaveText(name);
  const before = Number.parseFloat(await page.evaluate(() => sessionStorage.getItem('pressed-at') ?? ''));
  await expect.poll(async () => Math.abs((await topOf(card)) - before)).toBeLessThan(height / 4);
  await expect(form.locator('[name=beds_min]:checked')).toHaveValue('1');
});

test('going back after a full page load returns to the same scroll position', { tag: ['@phone', '@full'] }, async ({
  page,
}) => {
  await page.goto('/th-th/search?deal=sale');
  const card = page.getByRole('article').nth(6);
  await card.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      card
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.complete),
    )
    .toBe(true);
  const before = await topOf(card);
  await page.goto('/th-th/listings/rm-1001');
  await page.goBack();
  await expect.poll(async () => Math.abs((await topOf(card)) - before)).toBeLessThan(150);
});
