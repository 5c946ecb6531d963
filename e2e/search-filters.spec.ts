import type { Locator, Page } from '@playwright/test';
import { axeFaults } from './axe';
import { formOf, openFilters, openGroup, statusOf, toThePrice, WITHOUT_MAP } from './filters-journey';
import { expect, test } from './journey';
import { expectNoShift, watchShifts } from './shifts';

test('the filter sheet keeps ticked filters when it closes, returns the focus, and a search uses the filters', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/th-th/search');
  const form = await openFilters(page, true);
  await form.locator('[name=type][value=villa]').check();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  await expect(form.locator('summary').first()).toBeFocused();
  await openFilters(page, true);
  await expect(form.locator('[name=type][value=villa]')).toBeChecked();
  await form.getByRole('button', { name: 'ปิดตัวกรอง' }).click();
  await form.locator('[name=q]').fill('สระ');
  await form.locator('[name=q]').press('Enter');
  await expect(page).toHaveURL(/type=villa/);
});

/** Presses where the element is. Playwright's `click` would scroll it out of the scroll padding first. */
async function tapInPlace(page: Page, element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${element} is not shown`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

test('the usual choices are in the first view of the sheet: six presses for a condo below 4 million near a train', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/th-th/search');
  const form = await openFilters(page, true);
  const choices = [
    ...['[name=type][value=condo]', '[name=beds_min][value="1-1"]', '[name=station][value=any]'].map((input) =>
      form.locator('label').filter({ has: page.locator(input) }),
    ),
    form.getByRole('button', { name: '4 ล้าน', exact: true }),
  ];
  for (const choice of choices) await expect(choice).toBeInViewport({ ratio: 1 });
  for (const choice of choices) await tapInPlace(page, choice);
  await form.getByRole('button', { name: /^ดู \d+ รายการ$/ }).click();
  await expect(page).toHaveURL(/\?type=condo&station=any&price_max=4000000&beds_min=1&beds_max=1$/);
});

test('quick filters keep their places, so that presses where they were add all of them, and a second one removes them', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/th-th/search');
  const quick = page.locator('.quick-filters a');
  const boxes = await quick.evaluateAll((links) =>
    links.slice(0, 3).map((link) => link.getBoundingClientRect().toJSON()),
  );
  const press = async ({ x, y, width, height }: DOMRect) => page.mouse.click(x + width / 2, y + height / 2);
  const added = page.getByRole('list', { name: 'ตัวกรองที่ใช้อยู่' }).getByRole('link');
  for (const [index, box] of boxes.entries()) {
    await press(box);
    await expect(added).toHaveCount(index + 1);
  }
  await expect(page).toHaveURL(/\?type=condo&station=BTS&beds_min=1&beds_max=1$/);
  for (const [index, box] of boxes.entries()) {
    await press(box);
    await expect(added).toHaveCount(2 - index);
  }
  await expect(page).toHaveURL('/th-th/search');
});

test('a press on the words beside a checkbox at the edge of the sheet leaves the fields in their place', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/th-th/search');
  const form = await openFilters(page, true);
  await form.locator('summary', { hasText: 'ตัวกรองเพิ่มเติม' }).click();
  const row = form.locator('.tick-row').filter({ has: page.locator('[value=never-flooded]') });
  await row.evaluate((label) => {
    const footer = document.querySelector('.filter-footer');
    label
      .closest('dialog')
      ?.scrollBy(0, label.getBoundingClientRect().bottom - (footer?.getBoundingClientRect().top ?? 0));
  });
  const before = await row.boundingBox();
  await tapInPlace(page, row);
  await expect(row.getByRole('checkbox')).toBeFocused();
  await expect(row.getByRole('checkbox')).toBeChecked();
  expect(await row.boundingBox()).toEqual(before);
});

test('a change applies when its pop-up closes, and the next pop-up stays open with what is chosen in it', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await page.setViewportSize(WITHOUT_MAP);
  await page.goto('/en-us/search');
  await openGroup(page, 'type');
  await formOf(page).locator('[name=type][value=condo]').check();
  await openGroup(page, 'beds');
  await formOf(page).locator('[name=beds_min][value="2"]').check();
  await expect(statusOf(page)).toHaveText('23 homes found');
  await expect(page).toHaveURL('/en-us/search?type=condo');
  await expect(formOf(page).locator('#filter-beds')).toBeVisible();
  await expect(formOf(page).locator('[name=beds_min][value="2"]')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/en-us/search?type=condo&beds_min=2');
});

test('the search row stays at the top, one row high, with open groups of filters too, and the menu opens above it', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/th-th/search?type=condo&station=BTS');
  const row = page.locator('[data-search-bar]');
  await page.locator('#site-header summary').click();
  for (const link of await page.locator('#site-header nav a:visible').all()) await link.click({ trial: true });
  await page.locator('#site-header summary').click();
  await page.evaluate(() => window.scrollTo(0, 800));
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => (await row.boundingBox())?.y).toBe(0);
    expect((await row.boundingBox())?.height).toBeLessThan(60);
  }
});

test('the open filters with one of each kind set have no axe violation', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/th-th/search?deal=sale&type=condo&station=BTS&within=2000&price_max=9000000&amenity=lift');
  await openFilters(page, true);
  await toThePrice(page);
  expect(await axeFaults(page)).toEqual([]);
});

async function expectTypes(page: Page, types: readonly string[]) {
  const query = new URLSearchParams(types.map((type) => ['type', type])).toString();
  await expect(page).toHaveURL(`/en-us/search${query && `?${query}`}`);
  const ticked = formOf(page).locator('[name=type]:checked');
  await expect.poll(() => ticked.evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value')))).toEqual(types);
  const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem');
  await expect(chips).toHaveCount(types.length);
  const { total } = await (await page.request.get(`/api/search/count?${query}`)).json();
  await expect(statusOf(page)).toHaveText(`${total} homes found`);
}

test('fields, chips and results match the URL after quick changes and after back and forward', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize(WITHOUT_MAP);
  await page.goto('/en-us/search');
  for (const type of ['condo', 'villa', 'land']) {
    await openGroup(page, 'type');
    await formOf(page).locator(`[name=type][value=${type}]`).check();
    await formOf(page).locator('dialog button[type=submit]:not([name])').click();
  }
  await expectTypes(page, ['condo', 'villa', 'land']);
  await page.goBack();
  // A search that the next one overtook has no history entry, as with links, so the visitor may come back to any of them.
  await expect(page).not.toHaveURL(/land/);
  await expectTypes(page, new URL(page.url()).searchParams.getAll('type'));
  await page.goForward();
  await expectTypes(page, ['condo', 'villa', 'land']);
});

test('a new page fades in, and a search changes at once', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize(WITHOUT_MAP);
  await page.addInitScript(() => {
    const { animate } = HTMLElement.prototype;
    HTMLElement.prototype.animate = function (...given) {
      if (this.id === 'content')
        document.documentElement.dataset.fades = `${Number(document.documentElement.dataset.fades ?? 0) + 1}`;
      return animate.apply(this, given);
    };
  });
  await page.goto('/en-us/search?type=condo');
  await page.getByRole('link', { name: 'Remove Condo' }).click();
  await expect(page).toHaveURL('/en-us/search');
  await expect(page.locator('html')).not.toHaveAttribute('data-fades');
  await page.locator('#site-header').getByRole('link', { name: 'Properties' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-fades', '1');
});

test('nothing shifts while the filters, the slider and the results load', { tag: '@phone' }, async ({ page }) => {
  await watchShifts(page);
  await page.goto('/th-th/search?deal=sale&type=condo&beds_min=1&price_max=9000000');
  await openFilters(page, true);
  await toThePrice(page);
  await page.waitForLoadState('networkidle');
  await expectNoShift(page);
});

test('in a low viewport the filter panel scrolls and its button stays visible', { tag: ['@desktop', '@full'] }, async ({
  page,
}) => {
  for (const [width, height] of [
    [820, 700],
    [1366, 650],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/en-us/search');
    const form = formOf(page);
    await form.locator('summary').first().click();
    await expect(form.getByRole('button', { name: /^Show/ })).toBeInViewport({ ratio: 1 });
    await form.locator('summary', { hasText: 'More filters' }).click();
    await form.locator('[name=amenity]').last().scrollIntoViewIfNeeded();
    await expect(form.locator('[name=amenity]').last()).toBeInViewport();
    await expect(form.getByRole('button', { name: /^Show/ })).toBeInViewport({ ratio: 1 });
  }
});

test('removing a chip keeps the scroll position and moves the focus to the next chip', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await page.goto('/en-us/search?deal=sale&type=condo&type=villa');
  await page.evaluate(() => window.scrollTo(0, 120));
  const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('link');
  for (const [name, left] of [
    ['Remove Condo', 2],
    ['Remove Pool villa', 1],
    ['Remove Buy', 0],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(chips).toHaveCount(left);
    if (left > 0) await expect(chips.last()).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
  }
  await expect(page.locator('#found')).toBeFocused();
});

test('arrow keys in the sort field change no results until the button is pressed; Back returns to the old order', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await page.goto('/th-th/search?deal=sale&page=2');
  const order = page.getByLabel('เรียงตาม');
  const go = page.getByRole('button', { name: 'เรียง', exact: true });
  await order.focus();
  await expect(go).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(order).toHaveValue('price-desc');
  await expect(go).toBeVisible();
  await expect(page).toHaveURL('/th-th/search?deal=sale&page=2');
  await page.keyboard.press('Tab');
  await expect(go).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/th-th/search?deal=sale&sort=price-desc');
  await expect(go).toBeHidden();
  await expect(order).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/th-th/search?deal=sale&page=2');
  await expect(order).toHaveValue('');
});

test.describe('without a connection', () => {
  test.use({ expectedFaults: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch RSC/] });

  test('a search stays on the page with a note, and works once the connection is back', {
    tag: '@phone',
  }, async ({ page, context }) => {
    await page.goto('/th-th');
    const field = page.getByRole('main').locator('[name=q]');
    await field.fill('คอนโด');
    await context.setOffline(true);
    await expect(page.getByText('ไม่ได้เชื่อมต่ออินเทอร์เน็ต').first()).toBeVisible();
    await field.press('Enter');
    await expect(field).toHaveValue('คอนโด');
    await expect(page).toHaveURL('/th-th');
    await context.setOffline(false);
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=/);
  });
});

test('a search without results has no axe violation', { tag: ['@phone', '@full'] }, async ({ page }) => {
  await page.goto('/th-th/search?deal=sale&type=condo&province=10&price_max=500000&beds_min=5');
  await expect(page.getByRole('heading', { name: 'รายการที่ใกล้เคียงที่สุด' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});
