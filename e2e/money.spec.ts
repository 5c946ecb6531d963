import type { Page } from '@playwright/test';
import { hold, SCRIPTS } from './hold';
import { expect, test } from './journey';

/** RM-1001: 4,490,000 THB, appraised at 3,790,000, the transfer fee split. */
const PATH = '/listings/rm-1001';

const PLACES = [
  {
    locale: 'en-us',
    price: 'Price (THB)',
    years: 'Years the seller has owned it',
    tax: 'Withholding tax',
    seller: 'The seller is',
  },
  {
    locale: 'th-th',
    price: 'ราคาซื้อขาย (บาท)',
    years: 'ผู้ขายถือครองมาแล้ว (ปี)',
    tax: 'ภาษีเงินได้หัก ณ ที่จ่าย',
    seller: 'ผู้ขายเป็น',
  },
] as const;

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

for (const { locale, price, years, tax, seller } of PLACES) {
  test.describe(locale, () => {
    test('costs follow what is typed, and a wrong figure is said at its field', async ({ page }) => {
      await page.goto(`/${locale}${PATH}`);
      // 23 % of the appraised value over three years, 5 % of 290,566.67 a year.
      await expect(rowOf(page, tax)).toContainText('฿43,585');
      await page.getByLabel(years).fill('10');
      // Half of it over ten years: 189,500 a year.
      await expect(rowOf(page, tax)).toContainText('฿94,750');
      await page.getByLabel(seller).selectOption('company');
      await expect(rowOf(page, tax)).toContainText('฿44,900');
      await page.getByLabel(price).fill('-5');
      await expect(page.getByLabel(price)).toHaveAttribute('aria-invalid', 'true');
      await expect(rowOf(page, tax)).toHaveCount(0);
      await expect(page.getByText(/NaN|Infinity/)).toHaveCount(0);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('the figures are sent, stand in the URL, and are the same for whoever opens it', async ({
        page,
        context,
      }) => {
        await page.goto(`/${locale}${PATH}`);
        await page.getByLabel(years).fill('10');
        await page.getByLabel(years).press('Enter');
        await expect(page).toHaveURL(/years=10.*#costs$/);
        await expect(rowOf(page, tax)).toContainText('฿94,750');
        const other = await context.newPage();
        await other.goto(page.url());
        await expect(rowOf(other, tax)).toContainText('฿94,750');
        await expect(other.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/${locale}${PATH}$`));
      });

      test('wild figures get an answer without a number that is none', async ({ page }) => {
        const wild = 'sums=1&price=1e99&appraised=-1&loan=&years=๙๙๙&rate=101&term=x&teaser=NaN';
        const response = await page.goto(`/${locale}${PATH}?${wild}`);
        expect(response?.status()).toBe(200);
        await expect(page.locator('main [aria-invalid=true]')).toHaveCount(7);
        await expect(page.getByText(/NaN|Infinity/)).toHaveCount(0);
      });
    });
  });
}

test('the loan is worked out anew, drawn and in a table', async ({ page }) => {
  await page.goto(`/en-us${PATH}`);
  await page.getByLabel('Loan (THB)').fill('2000000');
  await expect(page.getByText('฿9,060')).toBeVisible();
  await expect(page.getByText('฿13,652')).toBeVisible();
  await page.getByText('See it year by year').click();
  await expect(page.getByRole('table').filter({ hasText: 'Still owed' }).getByRole('row')).toHaveCount(31);
  await page.getByLabel('Household income a month (THB)').fill('50000');
  await expect(page.getByText('This income supports about')).toBeVisible();
  await page.getByLabel('Household income a month (THB)').press('Enter');
  await expect(page).toHaveURL(/income=50000.*#loan$/);
});

test('nothing borrowed or let is said as that, and no field is blamed', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en-us/listings/rm-1002');
  await page.getByLabel('Loan (THB)').fill('0');
  await expect(page.getByText('Nothing is borrowed, so there is nothing to repay.')).toBeVisible();
  await page.getByLabel('Rent per month (THB)').fill('0');
  await expect(page.getByText('No rent comes in, so there is no yield.')).toBeVisible();
  await expect(page.locator('main [aria-invalid=true]')).toHaveCount(0);
  await page.getByLabel('Loan (THB)').fill('3,5');
  await expect(page.getByLabel('Loan (THB)')).toHaveAttribute('aria-invalid', 'true');
});

test('a home with a rent shows its yield, one that is let no sums', async ({ page }) => {
  await page.goto('/en-us/listings/rm-1002');
  await expect(page.getByRole('heading', { name: 'If you let it' })).toBeVisible();
  await page.goto(`/en-us${PATH}`);
  await expect(page.getByRole('heading', { name: 'Costs on the day of transfer' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'If you let it' })).toHaveCount(0);
});

test('what was typed before the scripts came is in the sums', { tag: '@phone' }, async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await page.mainFrame().goto(`/en-us${PATH}`, { waitUntil: 'commit' });
  await page.getByLabel('Years the seller has owned it').fill('10');
  await expect(rowOf(page, 'Withholding tax')).toContainText('฿43,585');
  release();
  await expect(rowOf(page, 'Withholding tax')).toContainText('฿94,750');
});

test('a sum is read out by its name once it has settled, and only where it has changed', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(`/en-us${PATH}`);
  await page.getByLabel('Years the seller has owned it').fill('10');
  const said = page.locator('section:has(#costs) [role=status]');
  await expect(said).toHaveText(/^Total: Buyer pays ฿[\d,]+, Seller pays ฿[\d,]+$/);
  await expect(page.locator('section:has(#loan) [role=status]')).toHaveText('');
  await page.getByLabel('Price (THB)').fill('');
  await expect(said).toHaveText(/correct/i);
});

test.describe('while nothing can be loaded', () => {
  test.use({ expectedFaults: [/Failed to load resource/] });

  test('the sums of the server stay, marked as not those of the fields', { tag: '@phone' }, async ({ page }) => {
    await page.goto(`/en-us${PATH}`);
    await page.waitForLoadState('networkidle');
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await page.getByLabel('Years the seller has owned it').fill('10');
    await expect(page.locator('[aria-busy=true]').filter({ hasText: 'Withholding tax' })).toBeVisible();
    await expect(rowOf(page, 'Withholding tax')).toContainText('฿43,585');
  });
});
