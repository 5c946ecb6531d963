import type { Page } from '@playwright/test';
import { expect, test } from './journey';
import { overflow } from './overflow';

const TABLE = '/th-th/compare?ids=rm-1001,rm-2020,rm-3007,rm-1016';

test('four listings are chosen on several pages, compared in both languages and cleared', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/th-th/listings/rm-1001');
  const choose = { name: /^เทียบ RM-/ };
  await page.getByRole('main').getByRole('button', choose).first().click();
  await page.goto('/th-th/properties/1');
  const toggles = page.getByRole('article').getByRole('button', choose);
  for (const index of [0, 1, 2]) await toggles.nth(index).click();
  await toggles.nth(3).click();
  await expect(toggles.nth(3)).toHaveAttribute('aria-pressed', 'false');
  const bar = page.getByRole('complementary', { name: 'รายการที่เลือกไว้เปรียบเทียบ' });
  await expect(bar.getByText('เปรียบเทียบได้สูงสุด 4 รายการ')).toBeInViewport();
  await page.reload();
  await expect(toggles.nth(2)).toHaveAttribute('aria-pressed', 'true');

  await bar.getByRole('link', { name: 'เทียบ 4 รายการ' }).click();
  await expect(page).toHaveURL(/\/th-th\/compare\?ids=rm-\d+,rm-\d+,rm-\d+,rm-1001$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('เปรียบเทียบ 4 รายการ');
  await expect(bar).toHaveCount(0);
  for (const lined of [page.locator('table a[href*="/listings/"]'), page.getByRole('link', { name: /^ลบ RM-/ })]) {
    const tops = await lined.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(tops, 'titles and remove links are in line').toEqual(Array(4).fill(tops[0]));
  }
  await page.getByRole('link', { name: 'ลบ RM-1001 ออกจากการเปรียบเทียบ' }).click();
  await expect(page).toHaveURL(/ids=rm-\d+,rm-\d+,rm-\d+$/);
  await page.locator('header').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en-us\/compare\?ids=rm-\d+(,|%2C)rm-\d+(,|%2C)rm-\d+$/);
  await expect(page.getByRole('columnheader')).toHaveCount(3);

  await page.goto('/th-th/properties/1');
  await expect(bar.getByRole('button')).toHaveCount(4);
  await bar.getByRole('button', { name: 'ล้างรายการที่เลือก' }).click();
  await expect(bar).toHaveCount(0);
  await expect(toggles.nth(0)).toHaveAttribute('aria-pressed', 'false');
});

test('listings are removed by keyboard one by one, and those chosen on the device are opened next', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('compared-homes', '["rm-1001","rm-2005"]'));
  await page.goto('/en-us/compare?ids=rm-1016,rm-2020,rm-3007');
  const out = (code: string) => page.getByRole('link', { name: `Remove ${code}` });
  for (const [gone, next] of [
    ['RM-2020', 'RM-3007'],
    ['RM-3007', 'RM-1016'],
  ] as const) {
    await out(gone).focus();
    await page.keyboard.press('Enter');
    await expect(out(gone)).toHaveCount(0);
    await expect(out(next)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en-us/compare?ids=rm-1001,rm-2005');
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL('/en-us/compare?ids=rm-1016');
});

/** The elements that scroll vertically inside the page. */
const scrolling = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main, main *')]
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
      .map(({ className }) => className),
  );

test('the chosen listings are opened, and their heads stay visible while the page scrolls', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('compared-homes', '["rm-1001","rm-2020","rm-3007","rm-1016"]'));
  await page.goto('/th-th/compare');
  await expect(page).toHaveURL(TABLE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('เปรียบเทียบ 4 รายการ');
  expect(await scrolling(page)).toEqual([]);
  await page.getByRole('rowheader', { name: 'ติดต่อ' }).scrollIntoViewIfNeeded();
  const code = page.getByRole('columnheader').nth(3).getByText('RM-1016');
  await expect(code).toBeInViewport();
  const isOnTop = await code.evaluate((element) => {
    const { x, y } = element.getBoundingClientRect();
    return document.elementFromPoint(x + 2, y + 2) === element;
  });
  expect(isOnTop).toBe(true);
  for (const width of [320, 820, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
  }
  await page.goto('/th-th/compare?ids=rm-1001,rm-2020');
  const [head, title] = [page.getByRole('columnheader').last(), page.locator('main header')];
  const rightOf = async (part: typeof head) => part.evaluate((element) => element.getBoundingClientRect().right);
  expect(await rightOf(head), 'two listings fill the width').toBeCloseTo(await rightOf(title), 0);
});
