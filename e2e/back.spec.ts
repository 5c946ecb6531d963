import type { Locator, Page } from '@playwright/test';
import { formOf, openFilters } from './filters-journey';
import { expect, test } from './journey';
import { drag, LANGUAGES, middle, openMap } from './map-journey';

const THAI = LANGUAGES['th-th'];
const WORKS = '/th-th/our-works/1';
const LIST = '/th-th/properties/1';
const SEARCH = '/th-th/search?deal=sale';

const SAVED = /^รายการที่บันทึกไว้/;
const OPEN = '[role=dialog], #site-header details[open], nav details[open]';

/** What opens is visible some milliseconds before it has a history entry. */
const expectEntries = (page: Page, count: number) =>
  expect.poll(() => page.evaluate(() => history.state.layers)).toBe(count);

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Presses a link, and goes back to the same place. Playwright may scroll before the press. */
async function followAndReturn(page: Page, link: Locator) {
  const address = page.url();
  await link.evaluate((element) => {
    const note = () => sessionStorage.setItem('pressed-at', String(window.scrollY));
    element.addEventListener('click', note, { capture: true });
  });
  await link.click();
  await expect(page).not.toHaveURL(address);
  await page.goBack();
  await expect(page).toHaveURL(address);
  const place = await page.evaluate(() => Number(sessionStorage.getItem('pressed-at')));
  await expect.poll(() => scrollTop(page)).toBe(place);
}

test('going back closes the filters, and does not open them again', { tag: '@phone' }, async ({ page }) => {
  await page.goto(LIST);
  await page.goto(SEARCH);
  const sheet = page.locator('dialog:modal');
  await openFilters(page, true);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(SEARCH);
  await openFilters(page, true);
  await sheet.getByRole('button', { name: 'ปิดตัวกรอง' }).click();
  await expect(sheet).toHaveCount(0);
  const form = await openFilters(page, true);
  await form.locator('.pills > label', { hasText: /^2\+$/ }).click();
  await form.getByRole('button', { name: /^ดู/ }).click();
  await expect(page).toHaveURL(/beds_min=2/);
  await page.goBack();
  await expect(page).toHaveURL(SEARCH);
  await expect(formOf(page).locator('[name=beds_min]:checked')).toHaveValue('');
  await expect(sheet).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(LIST);
});

test('going back closes the saved homes, the menu and the contact panel one at a time', { tag: '@phone' }, async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('saved-homes', '["rm-1001"]'));
  await page.goto(WORKS);
  await page.goto(LIST);
  const open = page.locator(OPEN);
  const saved = page.getByRole('button', { name: SAVED });
  const summaries = ['#site-header summary', 'nav.fixed summary'].map((selector) => page.locator(selector));
  for (const opener of [saved, ...summaries]) {
    await opener.click();
    await expect(open).toHaveCount(1);
    await expectEntries(page, 1);
    await page.goBack();
    await expect(open).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(LIST);
    await opener.click();
    await expect(open).toHaveCount(1);
    await expectEntries(page, 1);
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0);
    await expectEntries(page, 0);
  }
  await page.getByRole('article').nth(3).scrollIntoViewIfNeeded();
  expect(await scrollTop(page)).toBeGreaterThan(0);
  await saved.click();
  await followAndReturn(page, open.getByRole('link'));
  await expect(open).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(WORKS);
});

test('a link of the menu or of the contact panel leaves no history entry of it, nor does a reload', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  await page.goto(WORKS);
  await page.goto(LIST);
  const open = page.locator(OPEN);
  for (const opener of ['#site-header summary', 'nav.fixed summary']) {
    await page.locator(opener).click();
    // A visitor who scrolls while it is open.
    await page.evaluate(() => window.scrollBy({ top: 300, behavior: 'instant' }));
    await followAndReturn(page, open.getByRole('link').last());
    await expect(open).toHaveCount(0);
  }
  await page.locator('#site-header summary').click();
  await expectEntries(page, 1);
  await page.reload();
  await expect(open).toHaveCount(0);
  await expectEntries(page, 0);
  await page.goBack();
  await expect(page).toHaveURL(WORKS);
});

test('going back closes the homes of a pin and leaves the map where it was moved', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  await page.goto(LIST);
  const pins = await openMap(page, '/th-th/search?view=map&type=villa', THAI);
  const address = page.url();
  const card = page.getByRole('main').locator('section[tabindex="-1"]');
  const pin = page.locator('.map-pin:not([data-kind=cluster])').first();
  await pin.click();
  await expect(card).toBeVisible();
  await expectEntries(page, 1);
  await page.goBack();
  await expect(card).toHaveCount(0);
  expect(page.url()).toBe(address);
  await pin.click();
  const { x, y } = await middle(page);
  await drag(page, { x, y: y - 100 }, { x: x + 10, y: y - 90 });
  await expect(page).toHaveURL(/bbox=/);
  const moved = page.url();
  await expect(card).toBeVisible();
  await expectEntries(page, 1);
  await page.goBack();
  await expect(card).toHaveCount(0);
  expect(page.url()).toBe(moved);
  await pin.click();
  await followAndReturn(page, card.getByRole('link').first());
  await expect(pins.first()).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(LIST);
});

test('a page that comes back has its static parts, and their links load no new document', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/th-th/listings/rm-1001');
  const overview = page.locator('#overview');
  const text = await overview.textContent();
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.getByRole('contentinfo').getByRole('link', { name: 'ทีมงาน' }).click();
  await expect(page).toHaveURL(/\/our-team$/);
  await page.goBack();
  await expect(overview).toHaveText(text ?? '');
  await expect(page.locator('[data-same-document]')).toHaveCount(1);
});
