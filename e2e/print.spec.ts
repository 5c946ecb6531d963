import { expect, test, windowFor } from './journey';

/** A flat with long texts, a house and land. */
const HOMES = ['rm-1010', 'rm-2003', 'rm-3015'];

for (const locale of ['en-us', 'th-th']) {
  test(`${locale}: a home is one A4 on paper, also of who reads it in the dark`, { tag: windowFor(locale) }, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const id of HOMES) {
      await page.goto(`/${locale}/listings/${id}`);
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g), id).toHaveLength(1);
    }
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
}
