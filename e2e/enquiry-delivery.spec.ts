import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayAhead, dayChoice, ENQUIRY_WORDS, fillPerson } from './enquiry-journey';
import { hold, SCRIPTS } from './hold';
import { expect, test, windowFor } from './journey';
import { LANGUAGES, SELLER_WORDS, submit } from './seller-journey';
import { type ServerWithFolder, startWithFolder } from './server';

let server: ServerWithFolder;

// A server of their own: journeys from one address would soon have to wait.
test.beforeAll(async () => {
  server = await startWithFolder();
});
test.afterAll(() => server.stop());

const kept = () =>
  readdirSync(join(server.folder, 'leads', 'waiting')).map(
    (name) => JSON.parse(readFileSync(join(server.folder, 'leads', 'waiting', name), 'utf8')).lead,
  );

for (const locale of LANGUAGES) {
  const words = ENQUIRY_WORDS[locale];
  const shared = SELLER_WORDS[locale];

  test(`${locale}: a question goes from the home's page to the disk`, { tag: windowFor(locale) }, async ({ page }) => {
    await page.goto(`${server.url}/${locale}/listings/rm-1001`);
    await page.getByRole('link', { name: words.open }).click();
    await page.getByRole('radio', { name: words.kinds.ask }).check();
    await page.getByLabel(words.question).fill(`question ${locale}`);
    await fillPerson(page);
    await submit(page).click();
    await expect(page).toHaveURL(/\/listings\/rm-1001\/enquire\/sent\/[0-9A-F]{4}-[0-9A-F]{4}$/);
    expect(kept().find(({ message }) => message === `question ${locale}`)).toMatchObject({
      ...{ kind: 'ask', listing_id: 'rm-1001', listing_code: 'RM-1001', locale, phone: '+66812345678' },
    });
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false, expectedFaults: [/Failed to load resource/] });

    test(`${locale}: without scripts a viewing is asked for, mended, sent and put into a calendar`, {
      tag: windowFor(locale),
    }, async ({ page }) => {
      await page.goto(`${server.url}/${locale}/listings/rm-1001`);
      await page.getByRole('link', { name: words.open }).click();
      await expect(page.getByRole('radio', { name: words.kinds.view })).toBeChecked();
      await page.locator('#name').fill('<i>สมหญิง</i>');
      await page.getByLabel(words.otherDay).selectOption(dayChoice(5));
      await submit(page).click();
      await expect(page).toHaveTitle(new RegExp(`^${shared.errorPrefix}`));
      await expect(page.locator('#name')).toHaveValue('<i>สมหญิง</i>');
      await expect(page.getByLabel(words.otherDay)).toHaveValue(dayChoice(5));
      await expect(page.getByRole('radio', { name: words.kinds.view })).toBeChecked();
      await page.getByRole('link', { name: shared.errors['date-required'] }).click();
      await expect(page.locator('#preferred_date')).toHaveAttribute('aria-invalid', 'true');
      await page.getByLabel(words.bestDay).selectOption(dayChoice(3));
      await page.locator('#preferred_part').selectOption('evening');
      await page.getByLabel(words.remark).fill(`viewing ${locale}`);
      await fillPerson(page, '02 123 4567');
      await submit(page).click();
      await expect(page).toHaveURL(
        new RegExp(`/enquire/sent/[0-9A-F-]{9}\\?day=${dayAhead(3)}&part=evening&other_day=${dayAhead(5)}$`),
      );
      const lead = kept().find(({ message }) => message === `viewing ${locale}`);
      expect(lead).toMatchObject({ kind: 'view', preferred_times: [`${dayAhead(3)} evening`, dayAhead(5)] });
      const files = page.getByRole('link', { name: new RegExp(`^${words.sent.addToCalendar}`) });
      await expect(files).toHaveCount(2);
      const calendar = await page.request.get(
        new URL((await files.first().getAttribute('href')) ?? '', server.url).href,
      );
      expect(await calendar.text()).toContain(`DTSTART:${dayAhead(3).replaceAll('-', '')}T100000Z`);
    });
  });
  test.describe(() => {
    test.use({ expectedFaults: [/Failed to load resource/] });

    test(`${locale}: a viewing that was asked for before the scripts came is not lost on the way`, {
      tag: windowFor(locale),
    }, async ({ page }) => {
      const address = `${server.url}/${locale}/listings/rm-1001/enquire?kind=view`;
      const release = await hold(page, SCRIPTS);
      await page.mainFrame().goto(address, { waitUntil: 'domcontentloaded' });
      await page.locator('#name').fill('สมหญิง');
      await page.getByLabel(words.otherDay).selectOption(dayChoice(5));
      await submit(page).click();
      await expect(page.locator('#preferred_date')).toHaveAttribute('aria-invalid', 'true');
      release();
      await expect(page).toHaveURL(address);
      await page.reload();
      await expect(page.locator('#name')).toHaveValue('สมหญิง');
      await expect(page.getByLabel(words.otherDay)).toHaveValue(dayChoice(5));
    });
  });
}
