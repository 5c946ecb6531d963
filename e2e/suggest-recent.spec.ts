import type { Page } from '@playwright/test';
import { axeFaults } from './axe';
import { expect, test, windowFor } from './journey';

const field = (page: Page) => page.getByRole('main').locator('[name=q]');
/** Opens a search and waits until the device has noted it. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const query = address.slice(address.indexOf('?')).replace('&page=1', '');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent-searches'))).toContain(query);
}
const list = (page: Page) => page.getByRole('listbox');
const recent = (page: Page, name: string) => list(page).getByRole('group', { name });

for (const [locale, words] of [
  [
    'en-us',
    {
      recent: 'Recent searches',
      clear: 'Clear all recent searches',
      remove: 'Remove',
      condo: 'ari · Condominium',
      station: 'On Nut',
    },
  ],
  ['th-th', { recent: 'ค้นหาล่าสุด', clear: 'ล้างประวัติการค้นหา', remove: 'ลบ', condo: 'ari · คอนโด', station: 'อ่อนนุช' }],
] as const) {
  test(`${locale}: searches are remembered, opened again, removed and cleared`, { tag: windowFor(locale) }, async ({
    page,
  }) => {
    await open(page, `/${locale}/search?station=BTS-E9`);
    await open(page, `/${locale}/search?q=ari&type=condo&page=1`);
    await page.goto(`/${locale}/search`);
    await page.reload();
    await field(page).click();
    const lines = recent(page, words.recent).getByRole('option');
    await expect(lines).toHaveText([words.condo, words.station]);
    // The list is drawn anew when what most homes have has come below.
    await expect(list(page).getByRole('option').nth(2)).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await field(page).press('ArrowDown');
    await field(page).press('Enter');
    await expect(page).toHaveURL(`/${locale}/search?q=ari&type=condo`);

    await page.goto(`/${locale}`);
    await field(page).click();
    await expect(lines).toHaveText([words.condo, words.station]);
    await expect(list(page).getByRole('option').nth(2)).toBeVisible();
    await page.getByRole('button', { name: `${words.remove}: ${words.condo}` }).click();
    await expect(lines).toHaveText([words.station]);
    await expect(field(page)).toBeFocused();
    await page.reload();
    await field(page).click();
    await expect(lines).toHaveText([words.station]);
    await expect(list(page).getByRole('option').nth(1)).toBeVisible();
    await page.getByRole('button', { name: words.clear }).click();
    await expect(recent(page, words.recent)).toHaveCount(0);
    await expect(list(page).getByRole('option')).toHaveCount(8);
    expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBe('[]');
  });
}

test('by keyboard: Tab goes from the field to what removes', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/en-us/search?q=ari');
  await page.goto('/en-us/search');
  await field(page).focus();
  await expect(recent(page, 'Recent searches').getByRole('option')).toHaveText(['ari']);
  // The list is whole when what most homes have stands below.
  await expect(list(page).getByRole('option').nth(1)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove: ari' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(recent(page, 'Recent searches')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(list(page)).toHaveCount(0);
});

test('whatever the storage holds, the page works', { tag: '@desktop' }, async ({ page }) => {
  for (const text of [
    '{',
    '[null,3,{"label":"x","query":"//evil.example"}]',
    '[{"label":"<img src=x onerror=alert(1)>","query":"?q=1"}]',
  ]) {
    await page.goto('/en-us');
    await page.evaluate((kept) => localStorage.setItem('recent-searches', kept), text);
    await page.reload();
    await field(page).click();
    await expect(list(page).getByRole('option')).toHaveCount(8);
  }
  await expect(recent(page, 'Recent searches').getByRole('option')).toHaveText(['<img src=x onerror=alert(1)>']);
});

test('forbidden storage keeps nothing and breaks nothing', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    }),
  );
  await page.goto('/en-us/search?q=ari');
  await page.goto('/en-us/search');
  await field(page).click();
  await expect(list(page).getByRole('option')).toHaveCount(8);
  await expect(recent(page, 'Recent searches')).toHaveCount(0);
});
