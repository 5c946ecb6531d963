import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from './axe';
import { expect, test, windowFor } from './journey';

const field = (page: Page) => page.getByRole('main').locator('[name=q]');
const list = (page: Page) => page.getByRole('listbox', { name: /^(Suggestions|คำแนะนำ)$/ });
const lines = (page: Page) => list(page).getByRole('option');
const chosen = (page: Page) => list(page).locator('[data-highlighted]');

for (const [locale, words] of [
  ['en-us', { typed: 'on nu', name: 'On Nut', other: 'ลาดพร้าว', otherName: 'Lat Phrao', found: 'found' }],
  ['th-th', { typed: 'อ่อนนุ', name: 'อ่อนนุช', other: 'Ladprao', otherName: 'ลาดพร้าว', found: 'พบ' }],
] as const) {
  test(`${locale}: type, go down, open what is found`, { tag: windowFor(locale) }, async ({ page }) => {
    await page.goto(`/${locale}`);
    await field(page).click();
    await field(page).pressSequentially(words.typed);
    await expect(lines(page).first()).toContainText(words.name);
    await expect(page.locator('[aria-live=polite]').filter({ hasText: /\d/ })).toHaveText(/suggestion|คำแนะนำ/);
    await expect(field(page)).toHaveRole('combobox');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await field(page).press('ArrowDown');
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await lines(page).first().getAttribute('id')) ?? '',
    );
    const homes = /\d+/.exec((await lines(page).first().locator('span').last().textContent()) ?? '')?.[0] ?? 'none';
    await field(page).press('Enter');
    await expect(page).toHaveURL(`/${locale}/search?station=BTS-E9`);
    await expect(page.getByRole('main').getByRole('status')).toContainText(homes);
    await expect(page.getByRole('main').getByRole('status')).toContainText(words.found);
  });

  test(`${locale}: a name in the other language and spelling is found, and opened by a press`, {
    tag: windowFor(locale),
  }, async ({ page }) => {
    await page.goto(`/${locale}/search`);
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await field(page).click();
    await field(page).pressSequentially(words.other);
    await lines(page)
      .filter({ has: page.getByText(words.otherName, { exact: true }) })
      .first()
      .click();
    await expect(page).toHaveURL(`/${locale}/search?province=10&district=1038`);
    await expect(list(page)).toHaveCount(0);
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  });

  test(`${locale}: axe finds nothing with the list open, in either mode`, { tag: windowFor(locale) }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/${locale}`);
    await field(page).click();
    await expect(lines(page)).toHaveCount(8);
    await expectNoAxeFaults(page);
    await field(page).pressSequentially(words.typed);
    await expect(lines(page).first()).toContainText(words.name);
    await field(page).press('ArrowDown');
    await expect(chosen(page)).toHaveCount(1);
    await expectNoAxeFaults(page);
  });
}

test('arrows go round, Home and End move in the text, Escape closes and keeps it', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/en-us/search');
  await field(page).click();
  const response = page.waitForResponse((one) => new URL(one.url()).searchParams.get('q') === 'bang');
  await field(page).pressSequentially('bang');
  const answers: { path: string }[] = await (await response).json();
  // The lines of fewer letters stand until then, and go with what is chosen of them.
  await expect
    .poll(() => lines(page).evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    .toEqual(answers.map(({ path }) => `/en-us${path}`));
  const count = answers.length;
  await field(page).press('ArrowUp');
  await expect(chosen(page)).toHaveAttribute(
    'id',
    (await lines(page)
      .nth(count - 1)
      .getAttribute('id')) ?? '',
  );
  await field(page).press('ArrowDown');
  await field(page).press('ArrowDown');
  await expect(chosen(page)).toHaveAttribute('id', (await lines(page).first().getAttribute('id')) ?? '');
  await field(page).press('Home');
  expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
  await field(page).press('End');
  expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4);
  await field(page).press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(field(page)).toHaveValue('bang');
  await expect(field(page)).toBeFocused();
  await field(page).press('ArrowDown');
  await expect(chosen(page)).toHaveAttribute('id', (await lines(page).first().getAttribute('id')) ?? '');
  const address = await lines(page).first().getAttribute('href');
  await field(page).press('Enter');
  await expect(page).toHaveURL(address ?? '');
});

test('a chosen line keeps what the form says beside it', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/en-us');
  await page.getByRole('main').getByText('Rent', { exact: true }).first().click();
  await field(page).click();
  await field(page).pressSequentially('on nu');
  await expect(lines(page).first()).toContainText('On Nut');
  await lines(page).first().click();
  await expect(page).toHaveURL('/en-us/search?deal=rent&station=BTS-E9');

  await page.goto('/en-us/search?deal=rent&type=condo&province=50&price_max=30000&view=split');
  await field(page).click();
  await field(page).pressSequentially('on nu');
  const line = lines(page).first();
  await expect(line).toHaveAttribute(
    'href',
    '/en-us/search?deal=rent&type=condo&station=BTS-E9&price_max=30000&view=split',
  );
  await expect(line).not.toContainText(/\d+ home/);
});

test('Enter without a chosen line searches for the text', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/en-us');
  await field(page).click();
  await field(page).pressSequentially('ari');
  await expect(lines(page).first()).toContainText('Ari');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/en-us\/search\?.*q=ari(&|$)/);
  await expect(list(page)).toHaveCount(0);
});

test('the list lies directly under the field, over everything else', async ({ page, isMobile }) => {
  await page.goto('/th-th');
  if (isMobile) await field(page).tap();
  else await field(page).click();
  await expect(lines(page)).toHaveCount(8);
  const places = await list(page).evaluate((box) => {
    const input = document.querySelector('main [name=q]')?.getBoundingClientRect();
    const [first] = box.querySelectorAll('[role=option]');
    const line = first?.getBoundingClientRect();
    const middle = line && document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
    const panel = box.closest('[popover]')?.getBoundingClientRect();
    return {
      under: (panel?.top ?? 0) - (input?.bottom ?? 0),
      ends: window.innerHeight - (panel?.bottom ?? 0),
      tall: line?.height ?? 0,
      onTop: first?.contains(middle ?? null),
    };
  });
  expect(places).toMatchObject({ onTop: true });
  expect(places.under).toBeGreaterThanOrEqual(0);
  expect(places.under).toBeLessThanOrEqual(12);
  expect(places.ends).toBeGreaterThanOrEqual(0);
  expect(places.tall).toBeGreaterThanOrEqual(44);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(list(page)).toHaveCount(0);
});

test('a late answer is never shown for a newer text', { tag: '@desktop' }, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/suggest\?q=bang&/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/en-us/search');
  await field(page).click();
  await expect(lines(page)).toHaveCount(8);
  const asked = page.waitForRequest(/q=bang&/);
  await field(page).pressSequentially('bang');
  await asked;
  await field(page).fill('thong lo');
  await expect(lines(page).first()).toContainText('Thong Lo');
  const late = page.waitForResponse(/q=bang&/);
  release();
  await (await late).finished();
  await expect(lines(page).first()).toContainText('Thong Lo');
  await expect(lines(page).filter({ hasText: 'Bang' })).toHaveCount(0);
});

test.describe('without the server', () => {
  test.use({ expectedFaults: [/Failed to load resource/] });

  test('the form still searches', { tag: '@phone' }, async ({ page }) => {
    await page.route('**/api/suggest*', (route) => route.abort());
    await page.goto('/en-us');
    await field(page).click();
    await field(page).pressSequentially('ari');
    await expect(field(page)).toHaveRole('combobox');
    await expect(list(page)).toHaveCount(0);
    await field(page).press('Enter');
    await expect(page).toHaveURL(/q=ari/);
  });

  test('a part that does not come changes nothing', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/th-th');
    await page.waitForLoadState('networkidle');
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await field(page).click();
    await field(page).pressSequentially('อารีย์');
    await expect(field(page)).toHaveRole('searchbox');
    await expect(field(page)).toHaveValue('อารีย์');
    await page.unroute('**/_next/static/**/*.js');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/q=%E0%B8%AD/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the field is a plain one of the same size', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/th-th/search');
    await expect(field(page)).toHaveRole('searchbox');
    await field(page).fill('คอนโด');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/th-th\/search\?q=%E0%B8%84/);
  });
});
