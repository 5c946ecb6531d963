import { formOf, LOCALES } from './filters-journey';
import { expect, test, windowFor } from './journey';

for (const [locale, words] of LOCALES) {
  test(`${locale}: another order starts at the first page`, { tag: windowFor(locale) }, async ({ page }) => {
    await page.goto(`/${locale}/search?deal=sale&page=2`);
    await page.waitForLoadState('networkidle');
    await page.getByLabel(words.sort).selectOption('price-asc');
    await expect(page).toHaveURL(`/${locale}/search?deal=sale&sort=price-asc`);
    const prices = await page
      .getByRole('article')
      .evaluateAll((cards) =>
        cards.map((card) => Number(/฿([\d,]+)/.exec(card.textContent ?? '')?.[1]?.replaceAll(',', ''))),
      );
    expect(prices).toHaveLength(12);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    await page.goBack();
    await expect(page).toHaveURL(`/${locale}/search?deal=sale&page=2`);
    await expect(page.getByLabel(words.sort)).toHaveValue('');
  });
}

test('an order that is passed by key leads nowhere until it is meant', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/th-th/search?deal=sale');
  await page.waitForLoadState('networkidle');
  const order = page.getByLabel('เรียงตาม');
  const go = page.getByRole('button', { name: 'เรียง', exact: true });
  await order.focus();
  await expect(go).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(order).toHaveValue('price-desc');
  await expect(go).toBeVisible();
  await expect(page).toHaveURL('/th-th/search?deal=sale');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/th-th/search?deal=sale&sort=price-desc');
  await expect(go).toBeHidden();
  await expect(order).toBeFocused();
  // It was one step, not one for each order that was passed.
  await page.goBack();
  await expect(page).toHaveURL('/th-th/search?deal=sale');
  await expect(order).toHaveValue('');
  await order.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(go).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/th-th/search?deal=sale&sort=nearest');
  await expect(order).toBeFocused();
});

test('the view is a link, and keeps the search', async ({ page }) => {
  await page.goto('/en-us/search?type=condo&sort=price-asc');
  await page.getByRole('link', { name: 'List and map' }).click();
  await expect(page).toHaveURL('/en-us/search?type=condo&sort=price-asc&view=split#results');
  await expect(page.getByRole('region', { name: 'Results on the map' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(12);
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Map', exact: true })).toHaveAttribute('aria-current', 'true');
});

test('filters that were not sent come along to another view and another order', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/en-us/search?type=condo');
  await page.waitForLoadState('networkidle');
  const button = formOf(page).locator('dialog button[type=submit]');
  const before = await button.textContent();
  await formOf(page).locator('[name=type][value=villa]').check();
  // The page answers by now.
  await expect(button).not.toHaveText(before ?? '');
  await page.getByLabel('Sort by').selectOption('price-asc');
  await expect(page).toHaveURL('/en-us/search?type=condo&type=villa&sort=price-asc');
  await formOf(page).locator('[name=beds_min]').selectOption('2');
  await page.getByRole('link', { name: 'List and map' }).click();
  await expect(page).toHaveURL('/en-us/search?type=condo&type=villa&beds_min=2&sort=price-asc&view=split#results');
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page).toHaveURL('/en-us/search?type=condo&type=villa&beds_min=2&sort=price-asc');
  await expect(formOf(page).locator('[name=type][value=villa]')).toBeChecked();
});
