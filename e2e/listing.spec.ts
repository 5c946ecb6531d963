import { expect, test } from './journey';

test('a home answers the first questions: price, place, facts, station, person', async ({ page, isMobile }) => {
  await page.goto('/en-us/listings/rm-1001');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page
      .getByText(/^฿[\d,]+$/)
      .locator('visible=true')
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Usable area' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Stations nearby' })).toBeVisible();
  const person = page.getByRole('complementary', {
    name: isMobile ? 'Contact about RM-1001' : 'Your contact for this home',
  });
  await expect(person.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+66/);
  await expect(person).toBeInViewport();
  await expect(page.locator('body')).not.toContainText(/NaN|undefined|null|\[object/);
});

test('a reserved and a sold home keep their page and say so, in no list', async ({ page, request }) => {
  await page.goto('/en-us/listings/rm-1021');
  await expect(page.getByText('This home is reserved')).toBeVisible();
  await page.goto('/th-th/listings/rm-1022');
  await expect(page.getByText('ทรัพย์นี้ขายแล้ว')).toBeVisible();
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).not.toMatch(/rm-102[12]\b/);
});

test('a home without a price is asked about, and never compared by one', async ({ page }) => {
  await page.goto('/en-us/listings/rm-2017');
  await expect(page.getByText('Price on request').locator('visible=true').first()).toBeVisible();
  await expect(page.locator('body')).not.toContainText('NaN');
});
