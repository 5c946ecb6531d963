import { hydrated } from './hydration';
import { expect, test } from './journey';

test.describe('without a connection', () => {
  // What the page fetches when it is idle may be under way when the connection is lost.
  test.use({ expectedFaults: [/ERR_INTERNET_DISCONNECTED/] });

  test('a lost connection is said, and gone when it is back', { tag: '@phone' }, async ({ page, context }) => {
    await page.goto('/th-th/listings/rm-1001');
    await hydrated(page);
    const note = page.getByText('ไม่มีอินเทอร์เน็ต');
    await expect(note).toHaveCount(0);
    await context.setOffline(true);
    await expect(note).toBeVisible();
    await context.setOffline(false);
    await expect(note).toHaveCount(0);
  });
});

test('the menu marks the section that is being read', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/en-us/our-works/1');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.locator('[aria-current]')).toHaveText(['Our projects']);
  await menu.getByRole('link', { name: 'Investment' }).click();
  await expect(menu.locator('[aria-current]')).toHaveText(['Investment']);
  await page.goto('/en-us');
  await expect(menu.locator('[aria-current]')).toHaveCount(0);
});

test('a home below the market shows what it is compared with', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/en-us/below-market-price/1');
  const home = page.getByRole('article').filter({ hasText: 'RM-1008' });
  await expect(home).toContainText(/\d+% below the median of \d+ homes like it/);
  await page.goto('/th-th');
  const proved = page.getByRole('region', { name: 'ราคาต่ำกว่าตลาด' }).getByRole('article');
  await expect(proved).toHaveCount(3);
  for (const card of await proved.all()) await expect(card).toContainText(/ต่ำกว่าค่ากลาง \d+% \(เทียบ \d+ รายการ\)/);
});

test('districts lead to their homes, as many for sale as the tile counts', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en-us');
  const tile = page.getByRole('region', { name: 'Prices by area' }).getByRole('link').first();
  const count = /of (\d+) asking prices/.exec((await tile.textContent()) ?? '')?.[1];
  await tile.click();
  await expect(page).toHaveURL(/\/en-us\/properties\/homes\/[a-z-]+-bangkok$/);
  await expect(page.getByRole('main')).toContainText(new RegExp(`We have ${count} homes in .*, all for sale\\.`));
});

test('a home with one photo has nothing to step through', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/en-us/search?q=RM-1010');
  const card = page.getByRole('article').first();
  await card.hover();
  await expect(card.locator('img')).toHaveCount(1);
  await expect(card.getByRole('button', { name: 'Save this home' })).toBeVisible();
  await expect(card.getByRole('button', { name: /photo/ })).toHaveCount(0);
});
