import { hold, SCRIPTS } from './hold';
import { expect, test } from './journey';
import { sitemapPaths } from './sitemap';

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

test('a reserved and a sold home keep their page and say so, in no list', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  await page.goto('/en-us/listings/rm-1021');
  await expect(page.getByText('This home is reserved')).toBeVisible();
  await page.goto('/th-th/listings/rm-1022');
  await expect(page.getByText('ทรัพย์นี้ขายแล้ว')).toBeVisible();
  expect((await sitemapPaths(request)).join()).not.toMatch(/rm-102[12]\b/);
});

test('a home without a price is asked about, and never compared by one', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en-us/listings/rm-2017');
  await expect(page.getByText('Price on request').locator('visible=true').first()).toBeVisible();
  await expect(page.locator('body')).not.toContainText('NaN');
});

for (const id of ['rm-1007', 'rm-1019']) {
  test(`${id}: a reduced price leaves the contact bar one row`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(`/th-th/listings/${id}`);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const tops = await page
        .locator('[data-listing-bar] > a')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
      expect(tops, `${width} px`).toHaveLength(2);
      expect(tops[0], `${width} px`).toBe(tops[1]);
    }
  });
}

test('a film that comes late leaves the focus where somebody went', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/en-us/listings/rm-3004');
  await page.waitForLoadState('networkidle');
  const release = await hold(page, SCRIPTS);
  await page.getByRole('link', { name: /^Play the video/ }).click();
  const home = page.getByRole('main').getByRole('link', { name: 'Home', exact: true });
  await home.focus();
  release();
  await expect(page.locator('media-controller')).toBeVisible();
  await expect(home).toBeFocused();
});
