import type { Page } from '@playwright/test';
import { hold, SCRIPTS } from './hold';
import { expect, test } from './journey';

/** RM-1001: 4,490,000 THB, appraised at 3,790,000, the transfer fee split. */
const PATH = '/th-th/listings/rm-1001';
const YEARS = 'ผู้ขายถือครองมาแล้ว (ปี)';

const open = (page: Page, sum: string) => page.getByRole('heading', { name: sum, exact: true }).click();

const withholdingTax = (page: Page) => page.getByRole('row').filter({ hasText: 'ภาษีเงินได้หัก ณ ที่จ่าย' });

test('the sums follow the input, and a button writes the figures into the URL', { tag: ['@phone', '@full'] }, async ({
  page,
}) => {
  await page.goto(PATH);
  await open(page, 'ค่าใช้จ่ายวันโอน');
  await expect(withholdingTax(page)).toContainText('฿54,955');
  await page.getByLabel(YEARS).fill('10');
  await expect(withholdingTax(page)).toContainText('฿94,750');
  await open(page, 'ผ่อนเดือนละเท่าไร');
  await page.getByLabel('รายได้รวมต่อเดือน (บาท)').fill('50000');
  await page.getByRole('region', { name: 'ผ่อนเดือนละเท่าไร' }).getByRole('button').click();
  await expect(page).toHaveURL(/years=10.*income=50000.*#loan$/);
  await expect(withholdingTax(page)).toContainText('฿94,750');
  await page.goto(PATH);
  await page.getByLabel(YEARS).fill('12');
  await page.getByRole('link', { name: 'EN, English' }).click();
  await expect(page.getByLabel('Years the seller has owned it')).toHaveValue('12');
});

test('figures typed before the scripts load are used in the sums', { tag: '@phone' }, async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await page.mainFrame().goto(PATH, { waitUntil: 'commit' });
  await open(page, 'ค่าใช้จ่ายวันโอน');
  await page.getByLabel(YEARS).fill('10');
  await expect(withholdingTax(page)).toContainText('฿54,955');
  release();
  await expect(withholdingTax(page)).toContainText('฿94,750');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the figures are submitted into a URL that can be shared, and invalid figures are marked', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(PATH);
    await open(page, 'ค่าใช้จ่ายวันโอน');
    await page.getByLabel(YEARS).fill('10');
    await page.getByLabel(YEARS).press('Enter');
    await expect(page).toHaveURL(/years=10.*#costs$/);
    await expect(withholdingTax(page)).toContainText('฿94,750');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${PATH}$`));
    const invalid = 'sums=1&price=1e99&appraised=-1&loan=&years=๙๙๙&rate=101&term=x&teaser=NaN';
    const response = await page.goto(`${PATH}?${invalid}`);
    expect(response?.status()).toBe(200);
    await expect(page.locator('main [aria-invalid=true]')).toHaveCount(7);
    await expect(page.getByText(/NaN|Infinity/)).toHaveCount(0);
  });
});
