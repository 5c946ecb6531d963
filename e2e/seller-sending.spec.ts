import { expectNoAxeFaults } from './axe';
import { hold } from './hold';
import { expect, test, windowFor } from './journey';
import { fillRequired, LANGUAGES, SELLER_WORDS, stubEndpoint, submit } from './seller-journey';

const TAKEN = { status: 201, json: { reference: '3F9A-07C1' } };
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** What this device keeps of the form. */
const draft = () => localStorage.getItem('seller-draft');

test.use({ expectedFaults: [/Failed to load resource/] });

for (const locale of LANGUAGES) {
  const words = SELLER_WORDS[locale];
  const address = `/${locale}/contact-us-for-sell`;

  test(`${locale}: an enquiry is sent once, thanked for and forgotten here`, { tag: windowFor(locale) }, async ({
    page,
  }) => {
    let answer = () => {};
    const sent = await stubEndpoint(
      page,
      [TAKEN],
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await page.goto(`${address}?utm_source=line&x=1`);
    await fillRequired(page);
    const button = submit(page);
    await button.click();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    // A finger presses it all the same, though it says that it is disabled.
    await button.click({ force: true });
    await page.locator('#name').press('Enter');
    answer();
    await expect(page).toHaveURL(`${address}/sent/3F9A-07C1`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.sent.title);
    await expect(page.getByText('3F9A-07C1')).toBeVisible();
    await expectNoAxeFaults(page);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      ...{ name: 'สมชาย ใจดี', phone: '๐๘๑ ๒๓๔ ๕๖๗๘', province: '10', size_unit: 'sqm', consent_contact: 'yes' },
      ...{ website: '', opened: 'opened-token', page: address, utm_source: 'line', id: expect.stringMatching(UUID) },
    });
    expect(sent[0]).not.toHaveProperty('x');
    await page.goto(address);
    await expect(page.locator('#name')).toHaveValue('');
    await expect(page.getByText(words.kept)).toBeVisible();
  });

  test(`${locale}: what could not be stored is said so, loses nothing and is the same enquiry again`, {
    tag: windowFor(locale),
  }, async ({ page }) => {
    const sent = await stubEndpoint(page, [{ status: 503, json: {} }, 'no-answer', { status: 429, json: {} }, TAKEN]);
    await page.goto(address);
    await fillRequired(page);
    for (const code of ['not-stored', 'no-connection', 'too-many'] as const) {
      await submit(page).click();
      const failure = page.getByRole('alert').filter({ hasText: words.formErrors[code] });
      await expect(failure).toBeFocused();
      await expect(failure.locator('a[href="tel:+6620000100"]')).toBeVisible();
      await expect(failure.locator('a[href*="line.me"]')).toBeVisible();
    }
    await expect(page.locator('#name')).toHaveValue('สมชาย ใจดี');
    await expectNoAxeFaults(page);
    await page.reload();
    await expect(page.getByText(words.restored)).toBeVisible();
    await page.locator('#consent_contact').check();
    await submit(page).click();
    await expect(page).toHaveURL(`${address}/sent/3F9A-07C1`);
    expect(sent).toHaveLength(4);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(sent[3], 'how soon it was sent says nothing').not.toHaveProperty('opened');
  });

  test(`${locale}: by keyboard alone`, { tag: windowFor(locale) }, async ({ page }) => {
    const sent = await stubEndpoint(page, [TAKEN]);
    await page.goto(address);
    await page.locator('#name').focus();
    const typeNext = async (text: string) => {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    };
    await page.keyboard.type('Somchai');
    await typeNext('081 234 5678');
    await typeNext('@somchai');
    await typeNext('somchai@example.com');
    for (const field of ['intent', 'property_type', 'province']) {
      await page.keyboard.press('Tab');
      await expect(page.locator(`#${field}`)).toBeFocused();
      await page.keyboard.press('ArrowDown');
    }
    // Past what may stay empty, to the consent; the field that people do not see is on nobody's way.
    for (const field of ['district', 'address_detail']) {
      await page.keyboard.press('Tab');
      await expect(page.locator(`#${field}`)).toBeFocused();
    }
    while ((await page.evaluate(() => document.activeElement?.id)) !== 'consent_contact') {
      await page.keyboard.press('Tab');
      await expect(page.locator('#website')).not.toBeFocused();
    }
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${address}/sent/3F9A-07C1`);
    expect(sent[0]).toMatchObject({ intent: 'sell', province: '10', line_id: '@somchai' });
  });

  test(`${locale}: the server's faults are shown like the form's own`, { tag: windowFor(locale) }, async ({ page }) => {
    const errors = [{ field: 'phone', code: 'phone-invalid' }];
    await stubEndpoint(page, [{ status: 422, json: { errors } }]);
    await page.goto(address);
    await fillRequired(page);
    await submit(page).click();
    await expect(page.getByRole('alert').filter({ hasText: words.errorTitle })).toBeFocused();
    await expect(page.getByLabel(words.phone)).toHaveAccessibleDescription(
      new RegExp(words.errors['phone-invalid'].replaceAll('+', '\\+')),
    );
  });
}

test('other words under the same number are another enquiry, once', { tag: '@desktop' }, async ({ page }) => {
  const sent = await stubEndpoint(page, [{ status: 409, json: { code: 'different' } }, TAKEN]);
  await page.goto('/en-us/contact-us-for-sell');
  await fillRequired(page);
  await submit(page).click();
  await expect(page).toHaveURL('/en-us/contact-us-for-sell/sent/3F9A-07C1');
  expect(sent).toHaveLength(2);
  expect(sent[0]?.id).not.toBe(sent[1]?.id);
});

test('an answer that is nobody’s is no thanks', { tag: '@phone' }, async ({ page }) => {
  await stubEndpoint(page, [{ status: 200, json: { welcome: 'to the airport' } }]);
  await page.goto('/en-us/contact-us-for-sell');
  await fillRequired(page);
  await submit(page).click();
  await expect(page.getByText(SELLER_WORDS['en-us'].formErrors['no-connection'])).toBeVisible();
});

test('who comes back to a form that was taken, in a page that the browser kept, finds it empty', {
  tag: '@desktop',
}, async ({ page }) => {
  await stubEndpoint(page, [TAKEN]);
  const thanks = '**/contact-us-for-sell/sent/*';
  await hold(page, thanks);
  await page.goto('/en-us/contact-us-for-sell');
  await fillRequired(page);
  const asked = page.waitForRequest(thanks);
  await submit(page).click();
  await asked;
  const name = page.locator('#name');
  await name.fill('Malee');
  expect(await page.evaluate(draft), 'what was taken is no draft').toBe('null');
  // STUB: the browser's word that the page was kept. That it keeps one is nothing that a test can count on.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(name).toHaveValue('');
  await name.fill('Malee');
  expect(await page.evaluate(draft)).toContain('Malee');
});

test('who has gone on while the enquiry is sent stays there, and it is forgotten here', { tag: '@phone' }, async ({
  page,
}) => {
  let answer = () => {};
  const sent = await stubEndpoint(
    page,
    [TAKEN],
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const thanks: string[] = [];
  page.on('request', (request) => request.url().includes('/sent/') && thanks.push(request.url()));
  await page.goto('/en-us/contact-us-for-sell');
  await fillRequired(page);
  await submit(page).click();
  await expect.poll(() => sent.length).toBe(1);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/en-us');
  await expect(submit(page)).toHaveCount(0);
  expect(await page.evaluate(draft)).toContain('สมชาย');
  answer();
  await expect.poll(() => page.evaluate(draft)).toBe('null');
  await page.goBack();
  await expect(page.locator('#name')).toHaveValue('');
  expect(thanks).toEqual([]);
});

test('photographs that do not get through are named, or a way around them is', { tag: '@phone' }, async ({ page }) => {
  const words = SELLER_WORDS['en-us'];
  await page.route('**/api/seller-leads/opened', (route) => route.fulfill({ json: { token: 'opened-token' } }));
  await page.route('**/api/seller-leads?locale=*', (route) => route.fulfill({ status: 408, json: {} }));
  await page.goto('/en-us/contact-us-for-sell');
  await fillRequired(page);
  const note = (name: string, bytes: number) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.alloc(bytes) });
  await page.locator('#photos').setInputFiles([note('small.jpg', 9), note('large.jpg', 6 * 1024 * 1024)]);
  await submit(page).click();
  await expect(page.locator('#photos-error')).toHaveText(words.photosStayLarge.replace('{names}', 'large.jpg'));
  await page.getByRole('button', { name: words.photoRemoveNamed.replace('{name}', 'large.jpg') }).click();
  await submit(page).click();
  const failure = page.getByRole('alert').filter({ hasText: words.formErrors['no-connection'] });
  await expect(failure.getByText(words.withoutPhotos)).toBeVisible();
});
