import type { Page } from '@playwright/test';
import { expect, test } from './journey';

const LANGUAGES = {
  'en-us': {
    sentence: 'condo near BTS under 6m',
    understood: 'Understood as',
    remove: 'Remove Up to ฿6,000,000',
    show: /^Show \d+ homes?$/,
    list: 'List',
    map: 'Map',
    draw: 'Draw an area',
    save: 'Save this home',
    compare: /^Compare RM-/,
    bar: 'Homes to compare',
    go: 'Compare 2',
  },
  'th-th': {
    sentence: 'คอนโดใกล้บีทีเอสไม่เกิน6ล้าน',
    understood: 'เข้าใจว่า',
    remove: 'เอา ไม่เกิน ฿6,000,000 ออก',
    show: /^ดู \d+ รายการ$/,
    list: 'รายการ',
    map: 'แผนที่',
    draw: 'วาดพื้นที่ค้นหา',
    save: 'บันทึกบ้านนี้',
    compare: /^เทียบ RM-/,
    bar: 'บ้านที่เลือกไว้เปรียบเทียบ',
    go: 'เทียบ 2 รายการ',
  },
} as const;
type Words = (typeof LANGUAGES)[keyof typeof LANGUAGES];

const found = async (page: Page) =>
  Number(/\d+/.exec((await page.getByRole('main').getByRole('status').first().textContent()) ?? '')?.[0] ?? 0);
const codes = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-home')));

async function typeSentence(page: Page, locale: string, words: Words) {
  await page.goto(`/${locale}`);
  const field = page.getByRole('main').locator('[name=q]');
  await field.fill(words.sentence);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?.*q=[^&]/);
  await expect(page.getByRole('list', { name: words.understood }).getByRole('listitem')).not.toHaveCount(0);
}

async function changeFilter(page: Page, isMobile: boolean, words: Words) {
  const form = page.getByRole('main').getByRole('search');
  if (isMobile) {
    await form.locator('summary').first().click();
    await expect(page.locator('dialog:modal')).toBeVisible();
  }
  await form.locator('[name=beds_min]').selectOption('1');
  await form.getByRole('button', { name: words.show }).click();
  await expect(page).toHaveURL(/beds_min=1/);
}

/** Opens a home far down the list and comes back to its card. */
async function openAndComeBack(page: Page) {
  const card = page.getByRole('article').nth(7);
  await card.scrollIntoViewIfNeeded();
  const listed = await codes(page);
  const id = await card.getAttribute('data-home');
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/listings/${id}$`));
  await page.goBack();
  await expect(page).toHaveURL(/beds_min=1/);
  await expect(page.locator(`article[data-home="${id}"]`)).toBeInViewport();
  expect(await codes(page)).toEqual(listed);
}

async function drawOnMap(page: Page, words: Words) {
  await page.getByRole('main').getByRole('link', { name: words.map, exact: true }).click();
  await expect(page).toHaveURL(/view=map/);
  const button = page.getByRole('button', { name: words.draw, exact: true });
  // The pins come when the map has found its place.
  await expect(page.locator('.map-pin').first()).toBeVisible({ timeout: 30_000 });
  await page.locator('canvas').scrollIntoViewIfNeeded();
  await button.click();
  const box = await page.locator('canvas').boundingBox();
  if (box === null) throw new Error('the map has no place');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const [dx, dy] = [box.width * 0.36, box.height * 0.36];
  await page.mouse.move(x - dx, y - dy);
  await page.mouse.down();
  for (const [toX, toY] of [
    [x + dx, y - dy],
    [x + dx, y + dy],
    [x - dx, y + dy],
  ] as const) {
    await page.mouse.move(toX, toY, { steps: 6 });
  }
  await page.mouse.up();
  await expect(page).toHaveURL(/area=/);
}

async function keepAndCompare(page: Page, words: Words) {
  const cards = page.getByRole('article');
  await expect(cards.nth(1)).toBeVisible();
  const save = cards.first().getByRole('button', { name: words.save });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  for (const index of [0, 1]) await cards.nth(index).getByRole('button', { name: words.compare }).click();
  const chosen = (await codes(page)).slice(0, 2);
  await page.getByRole('complementary', { name: words.bar }).getByRole('link', { name: words.go }).click();
  await expect(page).toHaveURL(/\/compare\?ids=/);
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  for (const id of chosen) await expect(page.getByRole('table').locator(`a[href$="${id}"]`).first()).toBeVisible();
}

for (const [locale, words] of Object.entries(LANGUAGES)) {
  test(`${locale}: a sentence, a chip, a filter, a home and back, the same without JavaScript, an area, kept and compared`, async ({
    page,
    browser,
    baseURL,
    isMobile,
  }) => {
    test.slow();
    await typeSentence(page, locale, words);
    const narrow = await found(page);
    await page.getByRole('link', { name: words.remove }).click();
    await expect(page).not.toHaveURL(/price_max/);
    await expect.poll(() => found(page)).toBeGreaterThan(narrow);
    await changeFilter(page, isMobile, words);
    await openAndComeBack(page);

    const stranger = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const theirs = await stranger.newPage();
    await theirs.goto(page.url());
    expect(await codes(theirs)).toEqual(await codes(page));
    await stranger.close();

    await drawOnMap(page, words);
    await page.getByRole('link', { name: words.list, exact: true }).click();
    await keepAndCompare(page, words);
  });
}
