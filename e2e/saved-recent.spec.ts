import { expect, test } from './journey';
import { expectNoShift, watchShifts } from './shifts';

test('opened listings appear on the home page and in the saved list, the latest first', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  await page.goto('/th-th');
  const strip = page.getByRole('region', { name: 'ดูต่อจากครั้งก่อน' });
  await expect(strip).toBeHidden();
  for (const id of ['rm-1001', 'rm-2005', 'rm-1001']) {
    await page.goto(`/th-th/listings/${id}`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recent-homes'))).toContain(`["${id}"`);
  }
  await page.goto('/th-th');
  await expect(strip).toBeVisible();
  const addresses = ['/th-th/listings/rm-1001', '/th-th/listings/rm-2005'];
  const hrefs = (links: HTMLAnchorElement[]) => links.map((link) => link.getAttribute('href'));
  await expect.poll(() => strip.getByRole('link').evaluateAll(hrefs)).toEqual(addresses);

  await page.getByRole('button', { name: 'รายการที่บันทึกไว้' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'ดูล่าสุด' }).click();
  await expect.poll(() => dialog.getByRole('listitem').getByRole('link').evaluateAll(hrefs)).toEqual(addresses);
  const remove = dialog.getByRole('button', { name: /^ลบ .* ออกจากรายการ/ });
  await remove.first().press('Enter');
  await expect(remove).toHaveCount(1);
  await expect(remove).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(strip.getByRole('link')).toHaveCount(1);
});

test('a home that is saved in a search is one press away on the home page', { tag: ['@phone', '@full'] }, async ({
  page,
}) => {
  await page.goto('/th-th/search?deal=sale');
  const card = page.getByRole('article').nth(1);
  await card.getByRole('button', { name: 'บันทึกประกาศนี้' }).click();
  await expect(page.getByRole('status').getByRole('button', { name: 'เลิกทำ' })).toBeInViewport();
  const id = await card.getAttribute('data-home');
  await page.goto('/th-th');
  const strip = page.getByRole('region', { name: 'ดูต่อจากครั้งก่อน' });
  await strip.getByRole('listitem').filter({ hasText: 'ที่บันทึกไว้' }).getByRole('link').click();
  await expect(page).toHaveURL(`/th-th/listings/${id}`);
});

test('the home page updates recent listings and shifts nothing', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    const home = { id: 'rm-1001', code: 'RM-1001', title: { th: 'เก่า', en: 'Old words' }, deal: 'sale', price: 1 };
    localStorage.setItem('recent-homes', '["rm-1001"]');
    localStorage.setItem('home-summaries', JSON.stringify([{ ...home, recordStatus: 'Active', picture: null }]));
  });
  await watchShifts(page);
  await page.goto('/en-us');
  const strip = page.getByRole('region', { name: 'Continue where you left off' });
  await expect(strip).toContainText('BTS On Nut');
  await expect(strip).not.toContainText('Old words');
  await expectNoShift(page, { anyShift: true });
});
