import type { Page } from '@playwright/test';
import { formOf, openFilters } from './filters-journey';
import { hold } from './hold';
import { expect, test } from './journey';
import { drag, found, middle } from './map-journey';
import { overflow } from './overflow';

const codes = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-home')));

async function typeSentence(page: Page) {
  await page.goto('/th-th');
  const field = page.getByRole('main').locator('[name=q]');
  await field.fill('คอนโดใกล้บีทีเอสไม่เกิน6ล้าน');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?.*q=[^&]/);
  await expect(page.getByRole('list', { name: 'เข้าใจว่า' }).getByRole('listitem')).not.toHaveCount(0);
  expect(await overflow(page)).toBe(0);
}

async function changeFilter(page: Page) {
  const form = await openFilters(page, true);
  await form.locator('.pills > label', { hasText: /^1\+$/ }).click();
  await form.getByRole('button', { name: /^ดู \d+ รายการ$/ }).click();
  await expect(page).toHaveURL(/beds_min=1/);
  await expect(page.locator('dialog:modal')).toHaveCount(0);
}

/** Opens a listing far down the list and goes back to its card. */
async function openAndComeBack(page: Page) {
  const card = page.getByRole('article').nth(7);
  await card.scrollIntoViewIfNeeded();
  const listed = await codes(page);
  const id = await card.getAttribute('data-home');
  const link = card.getByRole('heading').getByRole('link');
  const release = await hold(page, new RegExp(`/listings/${id}\\?.*_rsc`));
  await link.click();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page).toHaveURL(new RegExp(`/listings/${id}$`));
  await page.goBack();
  await expect(page).toHaveURL(/beds_min=1/);
  await expect(page.locator(`article[data-home="${id}"]`)).toBeInViewport();
  await expect(page.locator('a[aria-busy=true]')).toHaveCount(0);
  expect(await codes(page)).toEqual(listed);
  await expect(formOf(page).locator('[name=beds_min]:checked')).toHaveValue('1');
}

async function drawOnMap(page: Page) {
  await page.getByRole('main').getByRole('link', { name: 'แผนที่', exact: true }).click();
  await expect(page).toHaveURL(/view=map/);
  // The pins appear once the map has its position.
  await expect(page.locator('.map-pin').first()).toBeVisible({ timeout: 30_000 });
  await page.locator('canvas').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'วาดพื้นที่ค้นหา', exact: true }).click();
  const { x, y, width, height } = await middle(page);
  const [dx, dy] = [width * 0.36, height * 0.36];
  await drag(
    page,
    { x: x - dx, y: y - dy },
    { x: x + dx, y: y - dy },
    { x: x + dx, y: y + dy },
    { x: x - dx, y: y + dy },
  );
  await expect(page).toHaveURL(/area=/);
  await expect(page.locator('.map-area')).toBeVisible();
}

async function saveAndCompare(page: Page) {
  await page.getByRole('link', { name: 'รายการ', exact: true }).click();
  const cards = page.getByRole('article');
  await expect(cards.nth(1)).toBeVisible();
  const save = cards.first().getByRole('button', { name: 'บันทึกประกาศนี้' });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  for (const index of [0, 1])
    await cards
      .nth(index)
      .getByRole('button', { name: /^เทียบ RM-/ })
      .click();
  const chosen = (await codes(page)).slice(0, 2);
  const bar = page.getByRole('complementary', { name: 'รายการที่เลือกไว้เปรียบเทียบ' });
  await bar.getByRole('link', { name: 'เทียบ 2 รายการ' }).click();
  await expect(page).toHaveURL(/\/compare\?ids=/);
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  for (const id of chosen) await expect(page.getByRole('table').locator(`a[href$="${id}"]`).first()).toBeVisible();
}

test('a visitor searches by a sentence, changes filters, opens a listing, draws an area and compares', {
  tag: ['@phone', '@full'],
}, async ({ page, request }) => {
  await typeSentence(page);
  const narrow = await found(page);
  await page.getByRole('link', { name: 'ลบตัวกรอง ไม่เกิน ฿6,000,000' }).click();
  await expect(page).not.toHaveURL(/price_max/);
  await expect.poll(() => found(page)).toBeGreaterThan(narrow);
  await changeFilter(page);
  await openAndComeBack(page);
  const markup = await (await request.get(page.url())).text();
  expect([...markup.matchAll(/<article [^>]*data-home="(rm-[^"]+)"/g)].map(([, id]) => id)).toEqual(await codes(page));
  await drawOnMap(page);
  await saveAndCompare(page);
});
