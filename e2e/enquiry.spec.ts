import { dayAhead, dayChoice, dayInWords, fillPerson } from './enquiry-journey';
import { expect, test } from './journey';
import { someone, submit } from './seller-journey';

const HOME = '/th-th/listings/rm-1001';
const REFERENCE = /[0-9A-F]{4}-[0-9A-F]{4}/;

test.use({ expectedFaults: [/Failed to load resource/] });

// The server limits enquiries per IP address.
test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'X-Forwarded-For': someone().address }));

test('a viewing is requested by keyboard alone, from the listing page to the thank-you page', {
  tag: '@desktop',
}, async ({ page }) => {
  const home = '/en-us/listings/rm-1001';
  await page.goto(`${home}?utm_source=line`);
  await page.getByRole('link', { name: 'Book a viewing or ask a question' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${home}/enquire?kind=view`);
  await page.getByRole('radio', { name: 'Book a viewing' }).focus();
  const next = async (field: string) => {
    await page.keyboard.press('Tab');
    await expect(page.locator(`#${field}`)).toBeFocused();
  };
  await next('preferred_date');
  // The first option is tomorrow.
  for (let day = 0; day < 2; day++) await page.keyboard.press('ArrowDown');
  await next('preferred_part');
  await page.keyboard.press('ArrowDown');
  for (const field of ['other_date', 'other_part', 'message', 'name']) await next(field);
  await page.keyboard.type('Somchai');
  await next('phone');
  await page.keyboard.type(someone().phone);
  for (const field of ['line_id', 'email', 'consent_contact']) await next(field);
  await page.keyboard.press('Space');
  const sending = page.waitForRequest('**/api/seller-leads?locale=en-us');
  await page.keyboard.press('Enter');

  expect((await sending).postDataJSON()).toMatchObject({
    ...{ kind: 'view', listing: 'rm-1001', preferred_date: dayChoice(2), preferred_part: 'morning', name: 'Somchai' },
    ...{ website: '', page: `${home}/enquire`, utm_source: 'line' },
  });
  await expect(page).toHaveURL(
    new RegExp(`${home}/enquire/sent/${REFERENCE.source}\\?day=${dayAhead(2)}&part=morning$`),
  );
  await expect(page.getByText(dayInWords(2, 'en-us'), { exact: true })).toBeVisible();
});

test('a question survives reading the policy and a language switch, and is cleared after sending', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(HOME);
  await page.getByRole('link', { name: 'นัดชมหรือสอบถาม' }).click();
  await expect(page.getByLabel('วันที่สะดวกที่สุด')).toBeVisible();
  await page.getByRole('radio', { name: 'สอบถามรายละเอียด' }).check();
  await expect(page.locator('#preferred_date')).toBeHidden();
  await page.getByLabel('คำถามของคุณ').fill('ยังอยู่ไหม');
  await fillPerson(page, someone().phone);

  const policy = page.waitForEvent('popup');
  await page.getByRole('main').locator('a[href$="/privacy"]').click();
  await expect(await policy).toHaveURL(/privacy$/);
  await (await policy).close();
  await expect(page.locator('#message')).toHaveValue('ยังอยู่ไหม');
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(/\/en-us\/listings\/rm-1001\/enquire/);
  await expect(page.locator('#message')).toHaveValue('ยังอยู่ไหม');
  await expect(page.locator('#consent_contact')).toBeChecked();

  // STUB: one response as for a listing that was sold while the form was open.
  const gone = { status: 422, json: { errors: [{ field: 'listing', code: 'listing-gone' }] } };
  await page.route('**/api/seller-leads?locale=*', (route) => route.fulfill(gone), { times: 1 });
  await submit(page).click();
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: /no longer available/ }).click();
  await expect(page.getByRole('region', { name: 'The home you’re interested in' })).toBeFocused();

  await submit(page).click();
  await expect(page).toHaveURL(new RegExp(`/en-us/listings/rm-1001/enquire/sent/${REFERENCE.source}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’ve received your question');
  await page.goBack();
  await expect(page.locator('#message')).toHaveValue('');
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('a viewing is requested, corrected, sent and added to a calendar without scripts', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(HOME);
    await page.getByRole('link', { name: 'นัดชมหรือสอบถาม' }).click();
    await expect(page.getByRole('radio', { name: 'นัดชม' })).toBeChecked();
    await page.locator('#name').fill('<i>สมหญิง</i>');
    await page.getByLabel(/^วันสำรอง/).selectOption(dayChoice(5));
    await submit(page).click();
    await expect(page).toHaveTitle(/^ข้อผิดพลาด: /);
    await expect(page.locator('#name')).toHaveValue('<i>สมหญิง</i>');
    await expect(page.getByLabel(/^วันสำรอง/)).toHaveValue(dayChoice(5));
    await expect(page.getByRole('radio', { name: 'นัดชม' })).toBeChecked();
    await page.getByRole('link', { name: 'กรุณาเลือกวันที่ต้องการเข้าชม' }).click();
    await expect(page.locator('#preferred_date')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('วันที่สะดวกที่สุด').selectOption(dayChoice(3));
    await page.locator('#preferred_part').selectOption('evening');
    await fillPerson(page, someone().phone);
    await submit(page).click();
    const times = `day=${dayAhead(3)}&part=evening&other_day=${dayAhead(5)}`;
    await expect(page).toHaveURL(new RegExp(`/enquire/sent/${REFERENCE.source}\\?${times}$`));
    const files = page.getByRole('link', { name: /^เพิ่มในปฏิทิน/ });
    await expect(files).toHaveCount(2);
    const calendar = await page.request.get((await files.first().getAttribute('href')) ?? '');
    expect(await calendar.text()).toContain(`:${dayAhead(3).replaceAll('-', '')}T170000`);
  });
});
