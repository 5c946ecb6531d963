import { axeFaults } from './axe';
import { formOf, LOCALES, numberIn, openFilters, statusOf, toThePrice } from './filters-journey';
import { expect, test, windowFor } from './journey';
import { expectNoShift, watchShifts } from './shifts';

for (const [locale, words] of LOCALES) {
  test(`${locale}: the live count is what the results then show`, { tag: windowFor(locale) }, async ({
    page,
    isMobile,
  }) => {
    await page.goto(`/${locale}/search`);
    const form = await openFilters(page, isMobile);
    const button = form.getByRole('button', { name: words.show });
    const before = numberIn(await button.textContent());
    await form.locator('[name=type][value=condo]').check();
    await form.locator('[name=beds_min]').selectOption('2');
    await expect.poll(async () => numberIn(await button.textContent())).toBeLessThan(before);
    const live = numberIn(await button.textContent());
    await button.click();
    await expect(page).toHaveURL(`/${locale}/search?type=condo&beds_min=2`);
    await expect(page.locator('dialog:modal')).toHaveCount(0);
    expect(numberIn(await statusOf(page).textContent())).toBe(live);
    await page.getByRole('link', { name: words.remove }).first().click();
    await expect(page).toHaveURL(`/${locale}/search?beds_min=2`);
    await expect(form.locator('[name=type][value=condo]')).not.toBeChecked();
  });

  test(`${locale}: with filters open and everything on, axe finds nothing`, { tag: windowFor(locale) }, async ({
    page,
    isMobile,
  }) => {
    await page.goto(`/${locale}/search?deal=sale&type=condo&station=BTS&within=2000&price_max=9000000&amenity=lift`);
    await openFilters(page, isMobile);
    await toThePrice(page);
    expect(await axeFaults(page)).toEqual([]);
  });
}

test('the sheet keeps what was ticked, closed and opened again, and gives the focus back', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/th-th/search');
  const form = await openFilters(page, true);
  await form.locator('[name=type][value=villa]').check();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  await expect(form.locator('summary').first()).toBeFocused();
  await form.locator('[name=q]').fill('สระ');
  // Its suggestions would lie over what is pressed next.
  await page.keyboard.press('Tab');
  await form.locator('summary').first().click();
  await expect(form.locator('[name=type][value=villa]')).toBeChecked();
  await form.getByRole('button', { name: 'ปิดตัวกรอง' }).click();
  await form.locator('[name=q]').press('Enter');
  await expect(page).toHaveURL(/type=villa/);
});

test('changes in a row end with fields, chips and results of the address', async ({ page, isMobile }) => {
  await page.goto('/en-us/search');
  await page.waitForLoadState('networkidle');
  const form = formOf(page);
  const isConsistent = async (types: string[]) => {
    const query = new URLSearchParams(types.map((type) => ['type', type])).toString();
    await expect(page).toHaveURL(`/en-us/search${query && '?'}${query}`);
    const ticked = form.locator('[name=type]:checked');
    await expect
      .poll(() => ticked.evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value'))))
      .toEqual(types);
    const chips = page.getByRole('list', { name: 'Filters that are on' }).getByRole('listitem');
    await expect(chips).toHaveCount(types.length);
    const { total } = await (await page.request.get(`/api/search/count?${query}`)).json();
    await expect(statusOf(page)).toHaveText(`${total} homes found`);
  };
  for (const type of ['condo', 'villa', 'land', 'townhouse']) {
    await openFilters(page, isMobile);
    await form.locator(`[name=type][value=${type}]`).check();
    await form.locator('dialog button[type=submit]').click();
  }
  await isConsistent(['townhouse', 'condo', 'villa', 'land']);
  await page.getByRole('link', { name: 'Remove Villa' }).click();
  await isConsistent(['townhouse', 'condo', 'land']);
  await page.goBack();
  await isConsistent(['townhouse', 'condo', 'villa', 'land']);
  await page.goForward();
  await isConsistent(['townhouse', 'condo', 'land']);
});

test('a slow answer for earlier fields is never shown', { tag: '@desktop' }, async ({ page, isMobile }) => {
  await page.goto('/en-us/search');
  const form = await openFilters(page, isMobile);
  const held: (() => Promise<void>)[] = [];
  await page.route('**/api/search/count?*', async (route) => {
    if (route.request().url().includes('villa')) return route.continue();
    held.push(() => route.fulfill({ json: { total: 4711 } }));
  });
  await form.locator('[name=type][value=condo]').check();
  await expect.poll(() => held.length).toBe(1);
  await expect(form.getByRole('button', { name: 'Show homes', exact: true })).toBeVisible();
  await form.locator('[name=type][value=villa]').check();
  const { total } = await (await page.request.get('/api/search/count?type=condo&type=villa')).json();
  const button = form.getByRole('button', { name: `Show ${total} homes` });
  await expect(button).toBeVisible();
  for (const answer of held) await answer();
  await expect(page.getByText('4711')).toHaveCount(0);
  await expect(button).toBeVisible();
});

test('half a word changes no count', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/en-us/search?type=condo');
  await page.waitForLoadState('networkidle');
  const button = formOf(page).locator('dialog button[type=submit]');
  const before = await button.textContent();
  await formOf(page).locator('[name=q]').fill('zzz');
  await formOf(page).locator('[name=type][value=villa]').check();
  await expect(button).not.toHaveText(before ?? '');
  await expect(button).toHaveText(/^Show [1-9]\d* homes$/);
});

test('nothing moves while the filters, the slider and the results come', async ({ page, isMobile }) => {
  await watchShifts(page);
  await page.goto('/th-th/search?deal=sale&type=condo&beds_min=1&price_max=9000000');
  await openFilters(page, isMobile);
  await toThePrice(page);
  await page.waitForLoadState('networkidle');
  await expectNoShift(page);
});

for (const [width, height, view] of [
  [820, 700, 'list'],
  [1440, 900, 'split'],
  [1366, 650, 'map'],
] as const) {
  test(`at ${width} by ${height} pixels the panel of a ${view} scrolls, and its button is in sight`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/en-us/search?view=${view}`);
    const form = formOf(page);
    await form.locator('summary').first().click();
    await expect(form.getByRole('button', { name: /^Show/ })).toBeInViewport({ ratio: 1 });
    await form.locator('summary', { hasText: 'More filters' }).click();
    await form.locator('[name=amenity]').last().scrollIntoViewIfNeeded();
    await expect(form.locator('[name=amenity]').last()).toBeInViewport();
    await expect(form.getByRole('button', { name: /^Show/ })).toBeInViewport({ ratio: 1 });
  });
}
