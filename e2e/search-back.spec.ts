import type { Locator, Page } from '@playwright/test';
import { formOf, openFilters } from './filters-journey';
import { expect, test } from './journey';

/** The browser's driver scrolls once more where its first press met something else: what counts is the press that led away. */
async function placeWhenPressed(page: Page, card: Locator): Promise<() => Promise<number>> {
  await card.evaluate((element) => {
    const note = () => {
      document.documentElement.dataset.pressedAt = String(element.getBoundingClientRect().top);
    };
    element.addEventListener('click', note, { capture: true });
  });
  return async () => Number.parseFloat((await page.locator('html').getAttribute('data-pressed-at')) ?? '');
}

test.describe('coming back', () => {
  for (const changed of [false, true]) {
    test(`to the same card at the same place${changed ? ', also after filters were changed' : ''}`, async ({
      page,
      isMobile,
    }) => {
      await page.goto('/en-us/search?deal=sale');
      if (changed) {
        const form = await openFilters(page, isMobile);
        await form.locator('[name=beds_min]').selectOption('1');
        await form.getByRole('button', { name: /^Show/ }).click();
        await expect(page).toHaveURL(/beds_min=1/);
      }
      const address = page.url();
      const card = page.getByRole('article').nth(8);
      await card.scrollIntoViewIfNeeded();
      const name = await card.getByRole('heading').textContent();
      const top = () => card.evaluate((element) => element.getBoundingClientRect().top);
      await page.waitForLoadState('networkidle');
      const height = (await card.boundingBox())?.height ?? 0;
      const before = await placeWhenPressed(page, card);
      await card.getByRole('heading').getByRole('link').click();
      await expect(page).toHaveURL(/listings/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(card.getByRole('heading')).toHaveText(name ?? '');
      await expect.poll(async () => Math.abs((await top()) - (await before()))).toBeLessThan(height / 4);
      if (changed) await expect(formOf(page).locator('[name=beds_min]')).toHaveValue('1');
    });
  }

  test('with the whole page loaded anew in between', async ({ page }) => {
    await page.goto('/th-th/search?deal=sale');
    const card = page.getByRole('article').nth(6);
    await card.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const before = await card.evaluate((element) => element.getBoundingClientRect().top);
    await page.goto('/th-th/listings/rm-1001');
    await page.goBack();
    await expect
      .poll(async () => Math.abs((await card.evaluate((element) => element.getBoundingClientRect().top)) - before))
      .toBeLessThan(150);
  });
});
