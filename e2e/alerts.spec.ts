import { AlertSite, pathIn } from './alert-site';
import { expectNoAxeFaults } from './axe';
import { expect, test } from './journey';

test.describe.configure({ mode: 'default' });
let site: AlertSite;
test.beforeAll(async () => {
  site = new AlertSite();
  await site.start();
});
test.afterAll(() => site.stop());

for (const locale of ['th-th', 'en-us'] as const) {
  test(`an alert of a search is asked for, confirmed, received and ended: ${locale}`, {
    tag: ['@full', '@phone'],
  }, async ({ page }) => {
    test.setTimeout(180_000);
    site.mails.length = 0;
    await page.goto(`${site.url}/${locale}/search?deal=sale&type=condo`);
    await page.locator('a[href*="/search/alert"]').first().click();
    await expect(page.locator('input[name="email"]')).toBeVisible();
    await expectNoAxeFaults(page);
    const form = page.locator('main form', { has: page.locator('input[name="email"]') });
    await form.locator('input[name="email"]').fill(`${locale}@example.com`);
    await form.locator('select[name="schedule"]').selectOption('at-once');
    await form.locator('input[name="consent"]').check();
    await form.locator('button[type="submit"]').click();
    await expect(page).toHaveURL(/\/alerts\/sent$/);
    await expectNoAxeFaults(page);

    await expect.poll(() => site.mails.length, { timeout: 40_000 }).toBe(1);
    await page.goto(site.url + pathIn(site.mails[0], '/alerts/status/'));
    await expectNoAxeFaults(page);
    await page.locator('button[value="confirm"]').click();
    await expect(page.locator('main [role="status"]').first()).toBeVisible();
    await expectNoAxeFaults(page);

    await site.appear('rm-1001');
    await expect.poll(() => site.mails.length, { timeout: 60_000 }).toBe(2);
    expect(pathIn(site.mails[1], '/listings/rm-1001')).toBe(`/${locale}/listings/rm-1001`);
    await page.goto(site.url + pathIn(site.mails[1], '?end='));
    await expectNoAxeFaults(page);
    await page.locator('button[value^="end "]').first().click();
    await expect(page.locator('button[value^="end "]')).toHaveCount(0);
    await expectNoAxeFaults(page);
  });
}
