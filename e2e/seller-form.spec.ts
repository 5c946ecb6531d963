import type { Page } from '@playwright/test';
import { axeFaults, expectNoAxeFaults } from './axe';
import { hold, SCRIPTS } from './hold';
import { expect, test, windowFor } from './journey';
import { fillRequired, LANGUAGES, SELLER_WORDS, stubEndpoint, submit } from './seller-journey';
import { expectNoShift, watchShifts } from './shifts';

const DAY_READ = { 'en-us': 'That is Thursday, December 24, 2026.', 'th-th': 'คือวันพฤหัสบดีที่ 24 ธันวาคม 2569' } as const;

/** Reloads without the scripts until they are let go; the form is there then, as the server wrote it. */
async function reloadHeld(page: Page): Promise<() => Promise<void>> {
  const release = await hold(page, SCRIPTS);
  await page.evaluate(() => Object.assign(window, { isEarlier: true }));
  const reloaded = page.reload();
  await page.waitForFunction(() => !('isEarlier' in window) && document.querySelector('#consent_contact') !== null);
  return async () => {
    release();
    await reloaded;
  };
}

for (const locale of LANGUAGES) {
  const words = SELLER_WORDS[locale];
  const address = `/${locale}/contact-us-for-sell`;

  test(`${locale}: faults are summed up, take the focus, lead to their fields and stand in the title`, {
    tag: windowFor(locale),
  }, async ({ page }) => {
    await stubEndpoint(page, []);
    await page.goto(address);
    await page.locator('#message').fill('ขายด่วน');
    await submit(page).click();
    const summary = page.getByRole('alert').filter({ hasText: words.errorTitle });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(6);
    await expect(page).toHaveTitle(new RegExp(`^${words.errorPrefix}${words.title}`));
    const name = page.getByLabel(words.name);
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription(words.errors['name-required']);
    await expect(page.locator('#message')).toHaveValue('ขายด่วน');
    await expectNoAxeFaults(page);

    await summary.getByRole('link', { name: words.errors['name-required'] }).click();
    await expect(name).toBeFocused();
    const top = await page.locator('label[for=name]').evaluate((label) => label.getBoundingClientRect().top);
    const header = await page.locator('#site-header').evaluate((bar) => bar.getBoundingClientRect().bottom);
    expect(top, 'the label is not under the header').toBeGreaterThanOrEqual(header);
  });

  test(`${locale}: the district and its part are chosen from lists and bring the postcode`, {
    tag: windowFor(locale),
  }, async ({ page }) => {
    await stubEndpoint(page, []);
    await page.goto(address);
    const labelled = (label: string) => page.getByLabel(new RegExp(`^${label}`));
    const [district, part] = [labelled(words.district), labelled(words.subdistrict)];
    await expect(district).toBeDisabled();
    await page.getByLabel(words.province).selectOption('10');
    await district.selectOption('1001');
    await part.selectOption('100101');
    await expect(page.locator('output[for=subdistrict]')).toHaveText('10200');
    expect(await axeFaults(page)).toEqual([]);
    await page.getByLabel(words.province).selectOption('50');
    await expect(part).toBeDisabled();
    await expect(district).toHaveValue('');
    await expect(district.locator('option[value="5001"]')).toBeAttached();
  });

  test(`${locale}: the day that was typed is read out in words`, { tag: windowFor(locale) }, async ({ page }) => {
    await page.goto(address);
    const day = page.locator('#preferred_date');
    const read = page.locator('output[for=preferred_date]');
    await day.fill('12/24/2026');
    await expect(read).toHaveText(DAY_READ[locale]);
    await day.fill('12/24/2569');
    await expect(read).toHaveText(DAY_READ[locale]);
    await day.fill('24/12/2026');
    await expect(read).toBeEmpty();
  });

  test(`${locale}: the size is in one unit or the other`, { tag: windowFor(locale) }, async ({ page }) => {
    await stubEndpoint(page, []);
    await page.goto(address);
    await expect(page.locator('#rai')).toBeHidden();
    await page.getByRole('radio', { name: words.sizeUnits.rai }).check();
    await expect(page.locator('#size')).toBeHidden();
    await page.locator('#ngan').fill('2');
    await page.getByRole('radio', { name: words.sizeUnits.sqm }).check();
    await expect(page.locator('#ngan')).toBeHidden();
  });

  test(`${locale}: a draft survives a reload and a switch of language, moves nothing, and is begun anew`, {
    tag: windowFor(locale),
  }, async ({ page }) => {
    await watchShifts(page);
    await stubEndpoint(page, []);
    await page.goto(address);
    await expect(page.getByText(words.kept)).toBeVisible();
    await expectNoShift(page);
    await fillRequired(page);
    await page.locator('#district').selectOption('1001');
    await page.getByRole('radio', { name: words.sizeUnits.rai }).check();
    await page.locator('#rai').fill('1');
    // Further down the browser would make up for what moves above.
    await page.evaluate(() => window.scrollTo(0, 0));
    const release = await reloadHeld(page);
    // The typeface is optional: whether this page has it is known once it has come.
    await page.evaluate(() => document.fonts.ready);
    const place = await page.locator('#name').boundingBox();
    await release();
    await expect(page.locator('#name')).toHaveValue('สมชาย ใจดี');
    await expect(page.locator('#rai')).toHaveValue('1');
    await expect(page.locator('#district')).toHaveValue('1001');
    await expect(page.locator('#district option[value="1002"]')).toBeAttached();
    await expect(page.locator('#consent_contact')).not.toBeChecked();
    await expect(page.getByText(words.restored)).toBeVisible();
    await expectNoShift(page);
    // The fields are new ones, of which no shift is told.
    expect(await page.locator('#name').boundingBox()).toEqual(place);
    expect(await axeFaults(page)).toEqual([]);

    await page.locator('header').getByRole('link', { name: words.other }).click();
    const other = SELLER_WORDS[locale === 'en-us' ? 'th-th' : 'en-us'];
    await expect(page.getByText(other.restored)).toBeVisible();
    await expect(page.locator('#name')).toHaveValue('สมชาย ใจดี');
    await page.getByRole('button', { name: other.beginAnew }).click();
    await expect(page.locator('#name')).toHaveValue('');
    await expect(page.locator('#province')).toHaveValue('');
    await page.reload();
    await expect(page.locator('#name')).toHaveValue('');
    await expect(page.getByText(other.kept)).toBeVisible();
  });
}

test('what was typed before the scripts came wins over the draft', { tag: '@desktop' }, async ({ page }) => {
  await stubEndpoint(page, []);
  await page.goto('/en-us/contact-us-for-sell');
  await page.locator('#name').fill('Somchai');
  await page.locator('#message').fill('from yesterday');
  const release = await reloadHeld(page);
  await page.locator('#name').fill('Malee');
  await release();
  await expect(page.locator('#message')).toHaveValue('from yesterday');
  await expect(page.locator('#name')).toHaveValue('Malee');
  await expect(page.locator('#name')).toBeFocused();
});

test('where storage is forbidden the form is as good', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => {
      throw new Error('denied');
    };
    Storage.prototype.setItem = () => {
      throw new Error('denied');
    };
  });
  const sent = await stubEndpoint(page, [{ status: 201, json: { reference: '3F9A-07C1' } }]);
  await page.goto('/en-us/contact-us-for-sell');
  await expect(page.getByText(SELLER_WORDS['en-us'].kept)).toBeHidden();
  await fillRequired(page);
  await expect(page.getByText(SELLER_WORDS['en-us'].kept)).toBeHidden();
  await submit(page).click();
  await expect(page).toHaveURL('/en-us/contact-us-for-sell/sent/3F9A-07C1');
  expect(sent).toHaveLength(1);
});

test('a draft of a month ago is gone from the device with the next page', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en-us');
  const old = JSON.stringify({ id: '', at: Date.now() - 31 * 24 * 3_600_000, values: { phone: '0812345678' } });
  await page.evaluate((text) => localStorage.setItem('seller-draft', text), old);
  await page.goto('/en-us/compare');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('seller-draft'))).toBeNull();
});

test.describe('districts that do not come', () => {
  test.use({ expectedFaults: [/Failed to load resource/] });

  test('are said so, and asked for again', { tag: '@phone' }, async ({ page }) => {
    await stubEndpoint(page, []);
    let isDown = true;
    await page.route('**/api/places?*', (route) => (isDown ? route.abort() : route.continue()));
    await page.goto('/en-us/contact-us-for-sell');
    await page.getByLabel('Province').selectOption('10');
    await expect(page.getByText(SELLER_WORDS['en-us'].placesFailed)).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: SELLER_WORDS['en-us'].placesRetry }).click();
    await page.locator('#district').selectOption('1001');
    await expect(page.getByText(SELLER_WORDS['en-us'].placesFailed)).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is whole: both units, the province, and nothing that needs a script', async ({ page }) => {
    await page.goto('/th-th/contact-us-for-sell');
    await expect(page.locator('#rai')).toBeHidden();
    await page.getByRole('radio', { name: SELLER_WORDS['th-th'].sizeUnits.rai }).check({ force: true });
    await expect(page.locator('#rai')).toBeVisible();
    await expect(page.locator('#size')).toBeHidden();
    await page.getByLabel(SELLER_WORDS['th-th'].province).selectOption('10');
    await expect(page.locator('#district')).toBeHidden();
    await expect(page.getByText(SELLER_WORDS['th-th'].kept)).toBeHidden();
    await expect(page.locator('#website')).not.toBeInViewport();
  });
});
