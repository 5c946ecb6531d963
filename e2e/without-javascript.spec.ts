import { expect, test, windowFor } from './journey';

test.use({ javaScriptEnabled: false, expectedFaults: [/Failed to load resource/] });

for (const [locale, words] of [
  ['en-us', { search: 'Search', found: /homes? found/, other: 'ภาษาไทย', send: 'Send enquiry' }],
  ['th-th', { search: 'ค้นหา', found: /พบ \d+ รายการ/, other: 'English', send: 'ส่งข้อมูล' }],
] as const) {
  test(`${locale}: from the home page to a home, by search`, { tag: windowFor(locale) }, async ({ page }) => {
    await page.goto(`/${locale}`);
    const form = page.getByRole('main').getByRole('search');
    await form.getByRole('searchbox').fill('chiang mai');
    await form.locator('[name=type]').selectOption('detached-house');
    await form.getByRole('button', { name: words.search }).click();
    await expect(page).toHaveURL(`/${locale}/search?q=chiang+mai&type=detached-house&price_max=`);
    await expect(page.getByText(words.found)).toBeVisible();
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/listings/rm-30`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(`${locale}: the menu, the pages and the language are plain links`, { tag: windowFor(locale) }, async ({
    page,
    isMobile,
  }) => {
    await page.goto(`/${locale}/properties/1`);
    await page.locator('nav a[rel=next]').click();
    await expect(page).toHaveURL(`/${locale}/properties/2`);
    if (isMobile) await page.locator('header summary').click();
    await page.locator(`header a[href="/${locale}/our-works/1"]:visible`).click();
    await expect(page).toHaveURL(`/${locale}/our-works/1`);
    await page.locator('header').getByRole('link', { name: words.other }).click();
    await expect(page).toHaveURL(`/${locale === 'en-us' ? 'th-th' : 'en-us'}/our-works/1`);
  });

  test(`${locale}: L6 the language switch keeps the query of a search`, { tag: windowFor(locale) }, async ({
    page,
  }) => {
    await page.goto(`/${locale}/search?q=condo`);
    await page.locator('header').getByRole('link', { name: words.other }).click();
    await expect(page).toHaveURL(`/${locale === 'en-us' ? 'th-th' : 'en-us'}/search?q=condo`);
  });

  test(`${locale}: an unfinished enquiry is answered in words`, { tag: windowFor(locale) }, async ({ page }) => {
    await page.goto(`/${locale}/contact-us-for-sell`);
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.getByRole('listitem')).not.toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', locale === 'en-us' ? 'en-US' : 'th-TH');
  });
}

test('E1 a not-found page is whole', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/th-th/nope?a=%3Cb%3E');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ไม่พบหน้านี้');
  await expect(page.getByText('Page not found: /th-th/nope?a=<b>')).toBeVisible();
  await page.locator('header').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en-us/nope?a=%3Cb%3E');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
});

test('C dark mode follows the system', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/th-th');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(11, 17, 23)');
});
