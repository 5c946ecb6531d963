import { expect, test } from './journey';

for (const [locale, words] of [
  [
    'en-us',
    { filters: 'Filters', rent: 'For rent', search: 'Search', none: 'No home fits all of this', clear: 'Clear all' },
  ],
  ['th-th', { filters: 'ตัวกรอง', rent: 'ให้เช่า', search: 'ค้นหา', none: 'ยังไม่มีบ้านที่ตรงครบทุกข้อ', clear: 'ล้างทั้งหมด' }],
] as const) {
  test(`${locale}: filter, open a home, come back, clear`, async ({ page, isMobile }) => {
    await page.goto(`/${locale}/search`);
    const form = page.getByRole('main').getByRole('search');
    if (isMobile) await form.getByText(words.filters).click();
    await form.locator('[name=type]').selectOption('condo');
    await form.locator('[name=deal]').selectOption({ label: words.rent });
    await form.getByRole('button', { name: words.search }).click();
    await expect(page).toHaveURL(/type=condo/);
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toHaveText(/[1-9]/);
    const found = await status.textContent();

    await page.getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/listings/`));
    await page.goBack();
    await expect(status).toHaveText(found ?? '');
    await expect(form.locator('[name=type]')).toHaveValue('condo');

    await form.getByRole('searchbox').fill('zzz');
    await form.getByRole('button', { name: words.search }).click();
    await expect(page.getByRole('heading', { name: words.none })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('link', { name: words.clear }).click();
    await expect(form.getByRole('searchbox')).toHaveValue('');
    await expect(form.locator('[name=type]')).toHaveValue('');
  });
}

test('each filter that is on is a chip that takes it away', async ({ page }) => {
  await page.goto('/th-th/search?q=คอนโด&deal=sale&province=10&district=1033&price_max=5000000');
  const chips = page.getByRole('list', { name: 'ตัวกรองที่ใช้อยู่' });
  await expect(chips.getByRole('listitem')).toHaveText([
    '“คอนโด”',
    'ขาย',
    'กรุงเทพมหานคร',
    'คลองเตย',
    'ไม่เกิน ฿5,000,000',
  ]);
  await chips.getByRole('link', { name: 'เอา กรุงเทพมหานคร ออก' }).click();
  await expect(page).toHaveURL(/deal=sale&price_max=5000000$/);
  await expect(chips.getByRole('listitem')).toHaveCount(3);
});

test('a province offers its districts', async ({ page, isMobile }) => {
  await page.goto('/en-us/search?province=10');
  const form = page.getByRole('main').getByRole('search');
  if (isMobile) await form.getByText('Filters').click();
  await form.getByLabel('District').selectOption({ label: 'Lat Phrao' });
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/district=1038/);
  await expect(page.getByRole('article').first()).toContainText('Lat Phrao');
});
