import type { Page } from '@playwright/test';
import { axeFaults } from './axe';
import { hold, SCRIPTS } from './hold';
import { expect, test } from './journey';

const field = (page: Page) => page.getByRole('main').locator('[name=q]');
const list = (page: Page) => page.getByRole('listbox', { name: /^(Suggestions|คำแนะนำ)$/ });
const lines = (page: Page) => list(page).getByRole('option');

test('suggestions load on focus, and a district is found by another spelling and opened', {
  tag: '@phone',
}, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/th-th');
  await page.waitForLoadState('networkidle');
  const before = requested.length;
  expect(requested.filter((url) => url.includes('/api/suggest'))).toEqual([]);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.getByRole('main').getByText('เช่า', { exact: true }).first().click();
  await field(page).click();
  await expect(lines(page)).toHaveCount(8);
  await page.getByRole('main').getByRole('button', { name: 'ค้นหา', exact: true }).click({ trial: true });
  expect(requested.slice(before).some((url) => url.endsWith('.js'))).toBe(true);
  await field(page).pressSequentially('Ladprao');
  await expect(lines(page).first()).toContainText('ลาดพร้าว');
  await expect(page.getByText(/^มีคำ\u00ad?แนะนำ \d+\sรายการ$/)).toBeAttached();
  await lines(page)
    .filter({ has: page.getByText('ลาดพร้าว', { exact: true }) })
    .first()
    .click();
  await expect(page).toHaveURL('/th-th/search?deal=rent&province=10&district=1038');
  await expect(list(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test('arrows select a suggestion, Home and End move the caret, Escape closes the list, Enter opens the selection', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await page.goto('/en-us/search');
  await field(page).click();
  const response = page.waitForResponse((one) => new URL(one.url()).searchParams.get('q') === 'bang');
  await field(page).pressSequentially('bang');
  const answers: { path: string }[] = await (await response).json();
  // Suggestions for fewer letters stay until then, and take their selection with them.
  await expect
    .poll(() => lines(page).evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    .toEqual(answers.map(({ path }) => `/en-us${path}`));
  const expectSelected = async (line: number) =>
    expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await lines(page).nth(line).getAttribute('id')) ?? '',
    );
  await field(page).press('ArrowUp');
  await expectSelected(answers.length - 1);
  await field(page).press('ArrowDown');
  await field(page).press('ArrowDown');
  await expectSelected(0);
  await field(page).press('Home');
  expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
  await field(page).press('End');
  expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4);
  await field(page).press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(field(page)).toHaveValue('bang');
  await expect(field(page)).toBeFocused();
  await field(page).press('ArrowDown');
  await expectSelected(0);
  const address = (await lines(page).first().getAttribute('href')) ?? '';
  const homes = /\d+/.exec((await lines(page).first().locator('span').last().textContent()) ?? '')?.[0] ?? 'none';
  await field(page).press('Enter');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('main').getByRole('status')).toContainText(homes);
});

test('the list is directly below the field, above all other content', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/th-th');
  await field(page).tap();
  await expect(lines(page)).toHaveCount(8);
  const places = await list(page).evaluate((box) => {
    const input = document.querySelector('main [name=q]')?.getBoundingClientRect();
    const [first] = box.querySelectorAll('[role=option]');
    const line = first?.getBoundingClientRect();
    const middle = line && document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
    const panel = box.closest('[popover]')?.getBoundingClientRect();
    return {
      under: (panel?.top ?? 0) - (input?.bottom ?? 0),
      ends: window.innerHeight - (panel?.bottom ?? 0),
      tall: line?.height ?? 0,
      onTop: first?.contains(middle ?? null),
    };
  });
  expect(places).toMatchObject({ onTop: true });
  expect(places.under).toBeGreaterThanOrEqual(0);
  expect(places.under).toBeLessThanOrEqual(12);
  expect(places.ends).toBeGreaterThanOrEqual(0);
  expect(places.tall).toBeGreaterThanOrEqual(44);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(list(page)).toHaveCount(0);
});

test('recent searches are stored, opened again and removed, also after a reload', { tag: ['@phone', '@full'] }, async ({
  page,
}) => {
  for (const query of ['?station=BTS-E9', '?q=ari&type=condo']) {
    await page.goto(`/th-th/search${query}`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recent-searches'))).toContain(query);
  }
  const recent = list(page).getByRole('group', { name: 'ค้นหาล่าสุด' }).getByRole('option');
  await page.goto('/th-th/search');
  await field(page).click();
  await expect(recent).toHaveText(['ari · คอนโด', 'ใกล้สถานีอ่อนนุช']);
  // The list is rendered again when the suggestions below have arrived.
  await expect(lines(page).nth(2)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await field(page).press('ArrowDown');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/th-th/search?q=ari&type=condo');
  await page.goto('/th-th');
  await field(page).click();
  await expect(lines(page).nth(2)).toBeVisible();
  await page.getByRole('button', { name: 'ลบ: ari · คอนโด' }).click();
  await expect(recent).toHaveText(['ใกล้สถานีอ่อนนุช']);
  await expect(field(page)).toBeFocused();
  await page.reload();
  await field(page).click();
  await expect(recent).toHaveText(['ใกล้สถานีอ่อนนุช']);
});

const state = (page: Page) =>
  field(page).evaluate((input: HTMLInputElement & { mine?: boolean }) => ({
    value: input.value,
    caret: input.selectionStart,
    focused: document.activeElement === input,
    same: input.mine === true,
  }));

test('text typed while the list loads is kept, with caret, focus and IME composition', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/th-th');
  await page.waitForLoadState('networkidle');
  const release = await hold(page, SCRIPTS);
  await field(page).evaluate((input) => Object.assign(input, { mine: true }));
  const requested = page.waitForRequest(/\/_next\/static\/chunks\//);
  await field(page).click();
  await requested;
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

test('text typed before hydration is kept', { tag: '@phone' }, async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await page.mainFrame().goto('/en-us', { waitUntil: 'commit' });
  await field(page).click();
  await field(page).pressSequentially('thong l');
  release();
  await expect(lines(page).first()).toContainText('Thong Lo');
  expect(await state(page)).toMatchObject({ value: 'thong l', caret: 7, focused: true });
});
