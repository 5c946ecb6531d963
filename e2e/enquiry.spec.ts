import { expectNoAxeFaults } from './axe';
import { dayAhead, dayChoice, dayInWords, ENQUIRY_WORDS, fillPerson } from './enquiry-journey';
import { expect, test, windowFor } from './journey';
import { LANGUAGES, SELLER_WORDS, stubEndpoint, submit } from './seller-journey';

const TAKEN = { status: 201, json: { reference: '3F9A-07C1' } };
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test.use({ expectedFaults: [/Failed to load resource/] });

for (const locale of LANGUAGES) {
  const words = ENQUIRY_WORDS[locale];
  const shared = SELLER_WORDS[locale];
  const home = `/${locale}/listings/rm-1001`;

  test(`${locale}: what was typed stays while the policy is read and the language changed, and goes once it is sent`, {
    tag: windowFor(locale),
  }, async ({ page }) => {
    await stubEndpoint(page, [TAKEN]);
    await page.goto(`${home}/enquire?kind=ask`);
    await page.locator('#message').fill('ยังอยู่ไหม');
    await fillPerson(page);
    const policy = page.waitForEvent('popup');
    await page.getByRole('main').locator('a[href$="/privacy"]').click();
    await expect(await policy).toHaveURL(/privacy$/);
    await (await policy).close();
    await expect(page.locator('#message')).toHaveValue('ยังอยู่ไหม');
    await page.getByRole('link', { name: shared.other }).first().click();
    await expect(page).not.toHaveURL(new RegExp(`/${locale}/`));
    await expect(page.locator('#message')).toHaveValue('ยังอยู่ไหม');
    await expect(page.locator('#consent_contact')).toBeChecked();
    await submit(page).click();
    await expect(page).toHaveURL(/3F9A-07C1/);
    await page.goBack();
    await expect(page.locator('#message')).toHaveValue('');
  });

  test(`${locale}: who comes by a link of another kind has what was typed, and what the link says chosen`, {
    tag: windowFor(locale),
  }, async ({ page }) => {
    await stubEndpoint(page, []);
    await page.goto(`${home}/enquire`);
    await page.locator('#message').fill('ยังอยู่ไหม');
    await page.goto(`${home}/enquire?kind=view`);
    await expect(page.locator('#message')).toHaveValue('ยังอยู่ไหม');
    await expect(page.getByRole('radio', { name: words.kinds.view })).toBeChecked();
  });

  test(`${locale}: a viewing by keyboard alone, from the home's page to the thanks`, {
    tag: windowFor(locale),
  }, async ({ page }) => {
    const sent = await stubEndpoint(page, [TAKEN]);
    await page.goto(`${home}?utm_source=line`);
    const link = page.getByRole('link', { name: words.open });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${home}/enquire?kind=view`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
    await expectNoAxeFaults(page);

    await page.getByRole('radio', { name: words.kinds.view }).focus();
    const next = async (field: string) => {
      await page.keyboard.press('Tab');
      await expect(page.locator(`#${field}`)).toBeFocused();
    };
    await next('preferred_date');
    // The first is tomorrow.
    for (let day = 0; day < 2; day++) await page.keyboard.press('ArrowDown');
    await next('preferred_part');
    await page.keyboard.press('ArrowDown');
    for (const field of ['other_date', 'other_part', 'message']) await next(field);
    await next('name');
    await page.keyboard.type('Somchai');
    await next('phone');
    await page.keyboard.type('081 234 5678');
    for (const field of ['line_id', 'email', 'consent_contact']) await next(field);
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(`${home}/enquire/sent/3F9A-07C1?day=${dayAhead(2)}&part=morning`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.sent.viewTitle);
    await expect(page.getByText(dayInWords(2, locale), { exact: true })).toBeVisible();
    await expectNoAxeFaults(page);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      ...{ kind: 'view', listing: 'rm-1001', preferred_date: dayChoice(2), preferred_part: 'morning' },
      ...{ name: 'Somchai', website: '', page: `${home}/enquire`, id: expect.stringMatching(UUID) },
      utm_source: 'line',
    });
  });

  test(`${locale}: a question needs a question, and faults are summed up and take the focus`, {
    tag: windowFor(locale),
  }, async ({ page }) => {
    const sent = await stubEndpoint(page, [TAKEN]);
    await page.goto(`${home}/enquire`);
    await expect(page.locator('#preferred_date')).toBeHidden();
    await submit(page).click();
    const summary = page.getByRole('alert').filter({ hasText: shared.errorTitle });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(4);
    await expect(page).toHaveTitle(new RegExp(`^${shared.errorPrefix}`));
    await expect(page.getByLabel(words.question)).toHaveAccessibleDescription(
      new RegExp(shared.errors['message-required']),
    );
    await expectNoAxeFaults(page);

    await summary.getByRole('link', { name: shared.errors['message-required'] }).click();
    await expect(page.getByLabel(words.question)).toBeFocused();
    await page.keyboard.type('ค่าส่วนกลางเท่าไร');
    await fillPerson(page);
    await submit(page).click();
    await expect(page).toHaveURL(`${home}/enquire/sent/3F9A-07C1`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.sent.askTitle);
    await expect(page.getByText(words.sent.times)).toBeHidden();
    expect(sent).toHaveLength(1);
    await page.getByRole('link', { name: words.sent.back }).click();
    await expect(page).toHaveURL(home);
  });

  test(`${locale}: what was chosen decides what is asked`, { tag: windowFor(locale) }, async ({ page }) => {
    await stubEndpoint(page, []);
    await page.goto(`${home}/enquire`);
    await page.getByRole('radio', { name: words.kinds.view }).check();
    await expect(page.getByLabel(words.bestDay)).toBeVisible();
    await expect(page.getByLabel(words.remark)).toBeVisible();
    await submit(page).click();
    await expect(page.getByLabel(words.bestDay)).toHaveAccessibleDescription(shared.errors['date-required']);
    await page.getByRole('radio', { name: words.kinds.ask }).check();
    await expect(page.locator('#preferred_date')).toBeHidden();
  });

  test(`${locale}: what could not be stored loses nothing and is the same enquiry again`, {
    tag: windowFor(locale),
  }, async ({ page }) => {
    const sent = await stubEndpoint(page, [{ status: 503, json: {} }, 'no-answer', TAKEN]);
    await page.goto(`${home}/enquire?kind=view`);
    await page.getByLabel(words.bestDay).selectOption(dayChoice(1));
    await fillPerson(page);
    for (const code of ['not-stored', 'no-connection'] as const) {
      await submit(page).click();
      const failure = page.getByRole('alert').filter({ hasText: shared.formErrors[code] });
      await expect(failure).toBeFocused();
      await expect(failure.locator('a[href^="tel:"]')).toBeVisible();
    }
    await page.reload();
    await expect(page.locator('#name')).toHaveValue('สมชาย ใจดี');
    await page.locator('header').getByRole('link', { name: shared.other }).click();
    await expect(page).not.toHaveURL(new RegExp(`/${locale}/`));
    await expect(page.locator('#preferred_date')).toHaveValue(dayChoice(1));
    await submit(page).click();
    await expect(page).toHaveURL(new RegExp(`/enquire/sent/3F9A-07C1\\?day=${dayAhead(1)}$`));
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  });

  test(`${locale}: a home that was sold meanwhile is said so`, { tag: windowFor(locale) }, async ({ page }) => {
    await stubEndpoint(page, [{ status: 422, json: { errors: [{ field: 'listing', code: 'listing-gone' }] } }]);
    await page.goto(`${home}/enquire`);
    await page.getByLabel(words.question).fill('x');
    await fillPerson(page);
    await submit(page).click();
    const summary = page.getByRole('alert').filter({ hasText: shared.errorTitle });
    await summary.getByRole('link', { name: shared.errors['listing-gone'] }).click();
    await expect(page.getByRole('region', { name: words.home })).toBeFocused();
  });

  test(`${locale}: of a reserved home one waits, of a sold one nobody asks`, { tag: windowFor(locale) }, async ({
    page,
  }) => {
    await page.goto(`/${locale}/listings/rm-1021`);
    await page.getByRole('link', { name: words.openReserved }).first().click();
    await expect(page).toHaveURL(`/${locale}/listings/rm-1021/enquire`);
    await expect(page.getByText(words.waitingList)).toBeVisible();
    await page.goto(`/${locale}/listings/rm-1022/enquire`);
    await expect(page).toHaveURL(`/${locale}/listings/rm-1022`);
    await expect(page.getByRole('link', { name: words.open })).toBeHidden();
  });
}

test('en-us: other words under the same number are another enquiry, once', { tag: '@desktop' }, async ({ page }) => {
  const sent = await stubEndpoint(page, [{ status: 409, json: { code: 'different' } }, TAKEN]);
  await page.goto('/en-us/listings/rm-1001/enquire');
  await page.getByLabel(ENQUIRY_WORDS['en-us'].question).fill('x');
  await fillPerson(page);
  await submit(page).click();
  await expect(page).toHaveURL('/en-us/listings/rm-1001/enquire/sent/3F9A-07C1');
  expect(sent).toHaveLength(2);
  expect(sent[0]?.id).not.toBe(sent[1]?.id);
});
