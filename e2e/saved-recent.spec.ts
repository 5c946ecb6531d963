import { expect, test, windowFor } from './journey';
import { expectNoShift, watchShifts } from './shifts';

const CODES = ['rm-1001', 'rm-2005', 'rm-3007'];

for (const [locale, words] of [
  ['en-us', { saved: 'Saved homes', viewed: 'Viewed', strip: 'Viewed recently', remove: /^Remove/ }],
  ['th-th', { saved: 'บ้านที่บันทึกไว้', viewed: 'ดูล่าสุด', strip: 'ดูล่าสุด', remove: /^เอา .* ออก/ }],
] as const) {
  test(`${locale}: homes that were opened are listed, the latest first, also on the home page`, {
    tag: windowFor(locale),
  }, async ({ page }) => {
    await page.goto(`/${locale}`);
    await expect(page.getByRole('region', { name: words.strip })).toBeHidden();
    for (const id of [...CODES, CODES[0]]) {
      await page.goto(`/${locale}/listings/${id}`);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('recent-homes'))).toContain(`["${id}"`);
    }
    await page.goto(`/${locale}`);
    const addresses = ['rm-1001', 'rm-3007', 'rm-2005'].map((id) => `/${locale}/listings/${id}`);
    const strip = page.getByRole('region', { name: words.strip });
    await expect(strip).toBeVisible();
    const hrefs = (links: HTMLAnchorElement[]) => links.map((link) => link.getAttribute('href'));
    await expect.poll(() => strip.getByRole('link').evaluateAll(hrefs)).toEqual(addresses);

    await page.getByRole('button', { name: words.saved }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: words.viewed }).click();
    await expect.poll(() => dialog.getByRole('listitem').getByRole('link').evaluateAll(hrefs)).toEqual(addresses);
    await dialog.getByRole('button', { name: words.remove }).first().press('Enter');
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await expect(dialog.getByRole('button', { name: words.remove }).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(strip.getByRole('link')).toHaveCount(2);
  });
}

test('no more than twenty are remembered', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    const ids = Array.from({ length: 20 }, (_, index) => `rm-${2001 + index}`);
    if (localStorage.getItem('recent-homes') === null) localStorage.setItem('recent-homes', JSON.stringify(ids));
  });
  await page.goto('/en-us/listings/rm-1001');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent-homes'))).toContain('["rm-1001","rm-2001"');
  const ids: unknown = JSON.parse((await page.evaluate(() => localStorage.getItem('recent-homes'))) ?? '');
  expect(ids).toHaveLength(20);
  expect(ids).not.toContain('rm-2020');
});

test('the home page with recent homes moves nothing, and brings them up to date', async ({ page }) => {
  await page.addInitScript(() => {
    const home = { id: 'rm-1001', code: 'RM-1001', title: { th: 'เก่า', en: 'Old words' }, deal: 'sale', price: 1 };
    if (localStorage.getItem('recent-homes') !== null) return;
    localStorage.setItem('recent-homes', '["rm-1001"]');
    localStorage.setItem('home-summaries', JSON.stringify([{ ...home, recordStatus: 'Active', picture: null }]));
  });
  await watchShifts(page);
  await page.goto('/en-us');
  const strip = page.getByRole('region', { name: 'Viewed recently' });
  await expect(strip).toContainText('BTS On Nut');
  await expect(strip).not.toContainText('Old words');
  await expectNoShift(page, { anyShift: true });
});
