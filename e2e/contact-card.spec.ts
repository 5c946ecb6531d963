import { expect, test, windowFor } from './journey';

const PAGES = [
  {
    locale: 'en-us',
    copy: 'Copy link',
    copied: 'Copied',
    ask: 'Ask about RM-1001 on LINE',
    mail: 'Ask about RM-1001 by e-mail',
  },
  {
    locale: 'th-th',
    copy: 'คัดลอกลิงก์',
    copied: 'คัดลอกแล้ว',
    ask: 'ถามเรื่อง RM-1001 ทาง LINE',
    mail: 'ถามเรื่อง RM-1001 ทางอีเมล',
  },
] as const;

for (const { locale, copy, copied, ask, mail } of PAGES) {
  test(`${locale}: whoever asks need not say about which home`, { tag: windowFor(locale) }, async ({ page }) => {
    await page.goto(`/${locale}/listings/rm-1001`);
    const line = await page.getByRole('link', { name: ask }).getAttribute('href');
    expect(decodeURIComponent(line ?? '')).toMatch(
      /^https:\/\/line\.me\/R\/oaMessage\/@[^/]+\/\?.*RM-1001.*\/listings\/rm-1001$/,
    );
    const letter = new URL((await page.getByRole('link', { name: mail }).getAttribute('href')) ?? '');
    expect(letter.protocol).toBe('mailto:');
    expect(letter.searchParams.get('subject')).toContain('RM-1001');
  });

  test(`${locale}: the link is copied, with the figures that somebody chose`, { tag: windowFor(locale) }, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/${locale}/listings/rm-1001?sums=1&years=10`);
    await page.getByRole('button', { name: copy }).click();
    await expect(page.getByRole('button', { name: copied })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });
}

test('a computer shows a code for the phone, paper one for the page', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/en-us/listings/rm-1001');
  await expect(page.getByRole('img', { name: 'Scan to chat on LINE' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Scan to open this page' })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: 'Scan to open this page' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what needs scripts is not there, and LINE is', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/th-th/listings/rm-1001');
    await expect(page.getByRole('link', { name: 'ส่งทาง LINE' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'คัดลอกลิงก์' })).toBeHidden();
  });
});
