import type { Locator } from '@playwright/test';
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
  const next = async (control: Locator) => {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
  };
  await next(page.locator('#preferred_date'));
  // Tomorrow, its three parts, the day after, and its morning.
  for (let choice = 0; choice < 5; choice++) await page.keyboard.press('ArrowRight');
  await expect(submit(page)).toHaveText(/^Ask for [A-Z][a-z]+day \d+, morning$/);
  for (const name of ['A later day or a second choice', 'Add a message'])
    await next(page.locator('summary', { hasText: name }));
  await next(page.locator('#name'));
  await page.keyboard.type('Somchai');
  await next(page.locator('#reach'));
  await page.keyboard.type(someone().phone);
  await next(page.locator('#consent_contact'));
  await page.keyboard.press('Space');
  const sending = page.waitForRequest('**/api/seller-leads?locale=en-us');
  await page.keyboard.press('Enter');

  expect((await sending).postDataJSON()).toMatchObject({
    ...{ kind: 'view', listing: 'rm-1001', preferred_date: `${dayChoice(2)} morning`, name: 'Somchai' },
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
  // The fragment lays out the whole page: otherwise parts grow after the jump to the link, and the press misses it.
  await page.goto(`${HOME}#content`);
  await page.getByRole('link', { name: 'นัดชมหรือสอบถาม' }).click();
  const days = page.getByRole('group', { name: 'วันที่สะดวกเข้าชม' });
  await expect(days).toBeVisible();
  await page.getByRole('radio', { name: 'สอบถามรายละเอียด' }).check();
  await expect(days).toBeHidden();
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
    await submit(page).click();
    await expect(page).toHaveTitle(/^ข้อผิดพลาด: /);
    await expect(page.locator('#name')).toHaveValue('<i>สมหญิง</i>');
    await expect(page.getByRole('radio', { name: 'นัดชม' })).toBeChecked();
    await page.getByRole('link', { name: 'กรุณาเลือกวันที่ต้องการเข้าชม' }).click();
    await expect(page.locator('#preferred_date')).toBeFocused();
    await page.locator(`[value="${dayChoice(3)} evening"]`).check();
    await page.getByText('วันอื่นหรือวันสำรอง').first().click();
    await page.locator('#other_date').selectOption(dayChoice(15));
    await submit(page).click();
    await expect(page.locator(`[value="${dayChoice(3)} evening"]`)).toBeChecked();
    await expect(page.locator('#other_date')).toHaveValue(dayChoice(15));
    await fillPerson(page, someone().phone);
    await submit(page).click();
    const times = `day=${dayAhead(3)}&part=evening&other_day=${dayAhead(15)}`;
    await expect(page).toHaveURL(new RegExp(`/enquire/sent/${REFERENCE.source}\\?${times}$`));
    const files = page.getByRole('link', { name: /^เพิ่มในปฏิทิน/ });
    await expect(files).toHaveCount(2);
    const calendar = await page.request.get((await files.first().getAttribute('href')) ?? '');
    expect(await calendar.text()).toContain(`:${dayAhead(3).replaceAll('-', '')}T170000`);
  });
});
