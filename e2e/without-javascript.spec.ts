import { expect, test } from './journey';

test.use({ javaScriptEnabled: false, expectedFaults: [/Failed to load resource/] });

test('th-th: without scripts a search in dark mode leads from the home page to a listing', { tag: '@phone' }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/th-th');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(11, 17, 23)');
  const form = page.getByRole('main').getByRole('search');
  await form.getByRole('searchbox').fill('chiang mai');
  await form.getByText('ผ่อนรายเดือน').click();
  await form.getByRole('button', { name: '฿30,000' }).click();
  await expect(page).toHaveURL('/th-th/search?deal=sale&q=chiang+mai&payment_max=30000');
  await expect(page.getByText(/พบ \d+\sรายการ/)).toBeVisible();
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/th-th\/listings\/rm-30/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('th-th: without scripts pages, menu and language are links, and an incomplete form lists its errors', {
  tag: '@phone',
}, async ({ page }) => {
  const header = page.locator('header');
  await page.goto('/th-th/properties/1');
  await page.locator('nav a[rel=next]').click();
  await expect(page).toHaveURL('/th-th/properties/2');
  await header.locator('summary').click();
  await header.locator('a[href="/th-th/our-works/1"]:visible').click();
  await expect(page).toHaveURL('/th-th/our-works/1');

  await page.goto('/th-th/search?q=condo');
  await header.getByRole('link', { name: 'English' }).click();
  await expect(page, 'L6').toHaveURL('/en-us/search?q=condo');

  await page.goto('/th-th/nope?a=%3Cb%3E');
  await expect(page.getByText('Page not found: /th-th/nope?a=<b>')).toBeVisible();
  await header.getByRole('link', { name: 'English' }).click();
  await expect(page, 'E1 L6').toHaveURL('/en-us/nope?a=%3Cb%3E');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');

  await page.goto('/th-th/contact-us-for-sell');
  await page.getByRole('button', { name: 'ส่งข้อมูล' }).click();
  await expect(page.getByRole('alert').getByRole('listitem')).not.toHaveCount(0);
});
