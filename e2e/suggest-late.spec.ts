import type { Page } from '@playwright/test';
import { hold, SCRIPTS } from './hold';
import { expect, test } from './journey';

const field = (page: Page) => page.getByRole('main').locator('[name=q]');
const lines = (page: Page) => page.getByRole('listbox').getByRole('option');

const ANSWERS = '**/api/suggest?*';

const state = (page: Page) =>
  field(page).evaluate((input: HTMLInputElement & { mine?: boolean }) => ({
    value: input.value,
    caret: input.selectionStart,
    focused: document.activeElement === input,
    same: input.mine === true,
  }));

test('nothing of it is loaded before somebody turns to the field', { tag: '@phone' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/en-us/search');
  await page.waitForLoadState('networkidle');
  const before = asked.length;
  expect(asked.filter((url) => url.includes('/api/suggest'))).toEqual([]);
  await field(page).click();
  await expect(lines(page)).toHaveCount(8);
  expect(asked.slice(before).some((url) => url.endsWith('.js'))).toBe(true);
});

test('what is typed while it loads stays, with caret, focus and composition', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/th-th');
  await page.waitForLoadState('networkidle');
  const release = await hold(page, SCRIPTS);
  await field(page).evaluate((input) => Object.assign(input, { mine: true }));
  const asked = page.waitForRequest(/\/_next\/static\/chunks\//);
  await field(page).click();
  await asked;
  await field(page).pressSequentially('คอนโดนุ');
  await page.keyboard.press('ArrowLeft');
  const input = await page.context().newCDPSession(page);
  await input.send('Input.imeSetComposition', { text: 'อ่อ', selectionStart: 3, selectionEnd: 3 });
  expect(await state(page)).toEqual({ value: 'คอนโดอ่อนุ', caret: 8, focused: true, same: true });

  release();
  await expect(field(page)).toHaveRole('combobox');
  expect(await state(page)).toEqual({ value: 'คอนโดอ่อนุ', caret: 8, focused: true, same: true });
  await input.send('Input.imeSetComposition', { text: 'อ่อน', selectionStart: 4, selectionEnd: 4 });
  await input.send('Input.insertText', { text: 'อ่อน' });
  expect(await state(page)).toEqual({ value: 'คอนโดอ่อนนุ', caret: 9, focused: true, same: true });
  await expect(lines(page).first()).toContainText('อ่อนนุช');
});

test('what is typed before the page answers to presses stays too', { tag: '@phone' }, async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await page.mainFrame().goto('/en-us', { waitUntil: 'commit' });
  await field(page).click();
  await field(page).pressSequentially('thong l');
  release();
  await expect(lines(page).first()).toContainText('Thong Lo');
  expect(await state(page)).toMatchObject({ value: 'thong l', caret: 7, focused: true });
});

for (const [by, turnAway] of [
  ['a key', (page: Page) => page.keyboard.press('Tab')],
  ['a press', (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).click()],
] as const) {
  test(`answers for somebody who has gone on by ${by} open nothing`, async ({ page }) => {
    const release = await hold(page, ANSWERS);
    await page.goto('/th-th');
    await page.waitForLoadState('networkidle');
    const asked = page.waitForRequest(ANSWERS);
    await field(page).click();
    const answer = (await asked).response();
    await turnAway(page);
    await expect(field(page)).not.toBeFocused();
    release();
    await (await answer)?.finished();
    // What an answer changes is drawn by the frame after next.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await field(page).focus();
    await expect(lines(page)).toHaveCount(8);
  });
}
