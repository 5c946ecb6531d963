import type { Page } from '@playwright/test';
import { expect, test, windowFor } from './journey';

/** The filters: beside the results, or in their sheet. */
async function openFilters(page: Page, isMobile: boolean) {
  const form = page.getByRole('main').getByRole('search');
  if (isMobile) await form.locator('summary').first().click();
  return form;
}

for (const [locale, words] of [
  [
    'en-us',
    { rent: 'Rent', search: 'Search', show: /^Show \d+ homes?$/, none: 'No home fits all of this', clear: 'Clear all' },
  ],
  ['th-th', { rent: 'เช่า', search: 'ค้นหา', show: /^ดู \d+ รายการ$/, none: 'ยังไม่มีบ้านที่ตรงครบทุกข้อ', clear: 'ล้างทั้งหมด' }],
] as const) {
  test(`${locale}: filter, open a home, come back, clear`, async ({ page, isMobile }) => {
    await page.goto(`/${locale}/search`);
    const form = await openFilters(page, isMobile);
    await form.locator('[name=type][value=condo]').check();
    await form.locator('label', { has: page.locator('[name=deal]'), hasText: words.rent }).click();
    await form.getByRole('button', { name: words.show }).click();
    await expect(page).toHaveURL(`/${locale}/search?deal=rent&type=condo`);
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toHaveText(/[1-9]/);
    const found = await status.textContent();

    await page.getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/listings/`));
    await page.goBack();
    await expect(form).toBeVisible();
    await expect(status).toHaveText(found ?? '');
    await expect(form.locator('[name=type][value=condo]')).toBeChecked();

    await form.locator('[name=q]').fill('ยะลา');
    await form.getByRole('button', { name: words.search, exact: true }).click();
    await expect(page.getByRole('heading', { name: words.none })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('link', { name: words.clear }).click();
    await expect(page).toHaveURL(`/${locale}/search`);
    await expect(form.locator('[name=q]')).toHaveValue('');
    await expect(form.locator('[name=type]:checked')).toHaveCount(0);
  });
}

test('each filter that is on is a chip that takes it away', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/th-th/search?q=คลองเตย&deal=sale&province=10&district=1033&price_max=5000000&amenity=lift');
  const main = page.getByRole('main');
  for (const text of ['ซื้อ', 'กรุงเทพมหานคร', 'คลองเตย', 'ไม่เกิน ฿5,000,000', 'ลิฟต์'])
    await expect(main.getByRole('list').getByText(text, { exact: true }).first()).toBeVisible();
  await main.getByRole('link', { name: 'เอา ลิฟต์ ออก' }).click();
  await expect(page).not.toHaveURL(/amenity/);
  await main.getByRole('link', { name: 'เอา ไม่เกิน ฿5,000,000 ออก' }).click();
  await expect(page).not.toHaveURL(/price_max/);
  await expect(page).toHaveURL(/deal=sale&province=10/);
});

test('what is typed counts for more than the filters of the search before', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en-us/search?deal=rent&type=condo&price_max=30000&amenity=lift');
  const form = page.getByRole('main').getByRole('search');
  await form.locator('[name=q]').fill('house for sale under 8m');
  await form.locator('[name=q]').press('Enter');
  await expect(page).toHaveURL(/q=house/);
  await expect(form.locator('[name=deal]:checked')).toHaveValue('sale');
  await expect(form.locator('[name=type][value=condo]')).not.toBeChecked();
  await expect(form.locator('[name=type][value=villa]')).toBeChecked();
  await expect(form.locator('[name=price_max]')).toHaveValue('8,000,000');
  await expect(form.locator('[name=amenity][value=lift]')).toBeChecked();
  await expect(form.locator('[name=q]')).toHaveValue('');
});

test('a distance alone is from any station, and another place leaves the box of the map, as no order does', {
  tag: '@desktop',
}, async ({ page }) => {
  const box = 'bbox=100.3,13.5,100.9,14';
  await page.goto(`/en-us/search?province=10&${box}&view=split`);
  await page.getByLabel('Sort by').selectOption('price-asc');
  await expect(page).toHaveURL(`/en-us/search?province=10&${box}&sort=price-asc&view=split`);
  const form = page.getByRole('main').getByRole('search');
  await form.locator('summary').first().click();
  await form.locator('summary', { hasText: 'Near a train station' }).click();
  await form.locator('[name=within]').selectOption('500');
  await expect(form.locator('[name=station][value=any]')).toBeChecked();
  await form.getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL(`/en-us/search?province=10&station=any&within=500&${box}&sort=price-asc&view=split`);
  await form.locator('summary').first().click();
  await expect(form.locator('[name=station][value=any]')).toBeChecked();
  await form.getByLabel('Province').selectOption('');
  await form.getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL('/en-us/search?station=any&within=500&sort=price-asc&view=split');
});

test('a province offers its districts, and another province none of them', async ({ page, isMobile }) => {
  await page.goto('/en-us/search?province=10');
  const form = await openFilters(page, isMobile);
  await form.getByLabel('District').selectOption({ value: '1038' });
  await form.getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL(/district=1038/);
  await expect(page.getByRole('article').first()).toContainText('Lat Phrao');
  await openFilters(page, isMobile);
  await form.getByLabel('Province').selectOption({ value: '50' });
  await expect(form.getByLabel('District')).toBeDisabled();
  await form.getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL('/en-us/search?province=50');
});

for (const [locale, words] of [
  ['en-us', { typed: 'condo for rent', rent: 'Rent' }],
  ['th-th', { typed: 'คอนโดให้เช่า', rent: 'เช่า' }],
] as const) {
  test(`${locale}: the home page asks for no deal unless one is chosen`, { tag: windowFor(locale) }, async ({
    page,
  }) => {
    await page.goto(`/${locale}`);
    const form = page.getByRole('main').getByRole('search');
    await expect(form.getByRole('radio', { checked: true })).toHaveCount(0);
    await form
      .locator('[name=q]')
      .or(form.getByRole('combobox', { name: /\?|แบบไหน/ }))
      .fill(words.typed);
    // Its suggestions would lie over the button on a phone.
    await page.keyboard.press('Tab');
    await form.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/\/search\?.*q=/);
    expect(new URL(page.url()).searchParams.getAll('deal').join()).not.toBe('sale');
    await page.goBack();
    await form.getByText(words.rent, { exact: true }).click();
    await expect(form.getByRole('radio', { name: words.rent })).toBeChecked();
    await form.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/deal=rent/);
  });
}

test.describe('without a connection', () => {
  test.use({ expectedFaults: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch RSC/] });

  for (const address of ['/th-th', '/th-th/search']) {
    test(`a search from ${address} stays on the page, which says so`, { tag: '@phone' }, async ({ page, context }) => {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      const field = page.getByRole('main').locator('[name=q]');
      await field.fill('คอนโด');
      await context.setOffline(true);
      await expect(page.getByText('ไม่มีอินเทอร์เน็ต').first()).toBeVisible();
      await field.press('Enter');
      // Given the time in which it would have gone.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300))));
      await expect(page).toHaveURL(address);
      await expect(field).toHaveValue('คอนโด');
      await context.setOffline(false);
      await field.press('Enter');
      await expect(page).toHaveURL(/\/search\?q=/);
    });
  }
});
