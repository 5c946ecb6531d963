import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hold, SCRIPTS } from './hold';
import { expect, test, windowFor } from './journey';
import { fillRequired, LANGUAGES, SELLER_WORDS, submit } from './seller-journey';
import { type ServerWithFolder, startWithFolder } from './server';

let server: ServerWithFolder;

// A server of their own: journeys from one address would soon have to wait.
test.beforeAll(async () => {
  server = await startWithFolder();
});
test.afterAll(() => server.stop());

/** The enquiry whose reference stands at the end of an address. */
function keptUnder(address: string) {
  const waiting = join(server.folder, 'leads', 'waiting');
  const start = address.slice(-9).replace('-', '').toLowerCase();
  const name = readdirSync(waiting).find((file) => file.startsWith(start));
  return JSON.parse(readFileSync(join(waiting, name ?? 'none'), 'utf8')).lead;
}

for (const locale of LANGUAGES) {
  const words = SELLER_WORDS[locale];

  test(`${locale}: an enquiry goes from the form to the disk`, { tag: windowFor(locale) }, async ({ page }) => {
    await page.goto(`${server.url}/${locale}/contact-us-for-sell`);
    const opened = page.waitForResponse('**/api/seller-leads/opened');
    await fillRequired(page);
    await page.locator('#message').fill(`journey ${locale}`);
    // Nobody types so fast that it does not come first.
    await (await opened).finished();
    await submit(page).click();
    await expect(page).toHaveURL(/\/sent\/[0-9A-F]{4}-[0-9A-F]{4}$/);
    await expect(page.getByText(page.url().slice(-9))).toBeVisible();
    expect(keptUnder(page.url())).toMatchObject({
      name: 'สมชาย ใจดี',
      phone: '+66812345678',
      locale,
      message: `journey ${locale}`,
      source: { page: `/${locale}/contact-us-for-sell` },
    });
    // The token came with it; on a slow machine even a test takes as long as a person.
    expect([[], ['too-fast']]).toContainEqual(keptUnder(page.url()).spam.reasons);
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false, expectedFaults: [/Failed to load resource/] });

    test(`${locale}: without scripts a form is mended and sent`, { tag: windowFor(locale) }, async ({ page }) => {
      await page.goto(`${server.url}/${locale}/contact-us-for-sell`);
      await page.locator('#name').fill('<i>สมหญิง</i>');
      await submit(page).click();
      await expect(page).toHaveTitle(new RegExp(`^${words.errorPrefix}`));
      await expect(page.locator('#name')).toHaveValue('<i>สมหญิง</i>');
      await expect(page.locator('#province')).toHaveAttribute('aria-invalid', 'true');
      await page.getByRole('link', { name: words.errors['province-required'] }).click();
      await fillRequired(page);
      await page.locator('#message').fill(`without scripts ${locale}`);
      await submit(page).click();
      await expect(page).toHaveURL(/\/sent\/[0-9A-F]{4}-[0-9A-F]{4}$/);
      expect(keptUnder(page.url())).toMatchObject({ locale, message: `without scripts ${locale}` });
    });
  });
  test.describe(() => {
    test.use({ expectedFaults: [/Failed to load resource/] });

    test(`${locale}: a form that was sent before its scripts came stands under its own address once they run`, {
      tag: windowFor(locale),
    }, async ({ page }) => {
      const address = `${server.url}/${locale}/contact-us-for-sell`;
      const release = await hold(page, SCRIPTS);
      await page.mainFrame().goto(address, { waitUntil: 'domcontentloaded' });
      await page.locator('#name').fill('สมหญิง');
      await submit(page).click();
      await expect(page.locator('#province')).toHaveAttribute('aria-invalid', 'true');
      release();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('alert').filter({ hasText: words.errorTitle })).toBeFocused();
      await page.locator('header').getByRole('link', { name: words.other }).click();
      await expect(page).toHaveURL(new RegExp(`/(?!${locale})[a-z-]{5}/contact-us-for-sell$`));
      await expect(page.locator('#name')).toHaveValue('สมหญิง');
    });
  });
}
