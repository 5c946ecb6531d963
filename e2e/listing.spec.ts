import { hold, SCRIPTS } from './hold';
import { expect, test } from './journey';

test('a listing page shows price, location, facts, stations, agent and office', async ({ page, isMobile }) => {
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
    name: isMobile ? 'Contact us about RM-1001' : 'Your agent for this home',
  });
  await expect(person.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+66/);
  await expect(person).toBeInViewport();
  const office = page.getByRole('navigation', { name: 'Or contact our office' }).getByRole('link');
  await expect(office).toHaveCount(4);
  await expect(office.first()).toHaveAttribute('href', /^tel:/);
  await expect(page.getByRole('button', { name: 'Saved homes' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/NaN|undefined|null|\[object/);
});

test('a reduced price keeps the contact bar in one row', { tag: '@phone' }, async ({ page }) => {
  for (const id of ['rm-1007', 'rm-1019']) {
    await page.goto(`/th-th/listings/${id}`);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const tops = await page
        .locator('[data-listing-bar] > a')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
      expect(tops, `${id}, ${width} px`).toHaveLength(2);
      expect(tops[0], `${id}, ${width} px`).toBe(tops[1]);
    }
  }
});

test('a film that loads late leaves the focus where the visitor moved it', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/en-us/listings/rm-3004');
  const release = await hold(page, SCRIPTS);
  await page.getByRole('link', { name: /^Play the video/ }).click();
  const home = page.getByRole('main').getByRole('link', { name: 'Home', exact: true });
  await home.focus();
  release();
  await expect(page.locator('media-controller')).toBeVisible();
  await expect(home).toBeFocused();
});
