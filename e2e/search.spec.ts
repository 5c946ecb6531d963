import { expect, test } from './journey';

for (const [locale, words] of [
  ['en-us', { type: 'Type', rent: 'For rent', search: 'Search', none: 'No home fits all of this', clear: 'Clear all' }],
  ['th-th', { type: 'ประเภท', rent: 'ให้เช่า', search: 'ค้นหา', none: 'ยังไม่มีบ้านที่ตรงครบทุกข้อ', clear: 'ล้างทั้งหมด' }],
] as const) {
  test(`${locale}: filter, open a home, come back, clear`, async ({ page }) => {
    await page.goto(`/${locale}/search`);
    const form = page.getByRole('main').getByRole('search');
    await form.locator('[name=type]').selectOption('condo');
    await form.locator('[name=deal]').selectOption({ label: words.rent });
    await form.getByRole('button', { name: words.search }).click();
    await expect(page).toHaveURL(/type=condo/);
    const status = page.getByRole('status');
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
