import { expectNoAxeFaults } from './axe';
import { hold } from './hold';
import { expect, test, windowFor } from './journey';

for (const [locale, words] of [
  [
    'en-us',
    {
      choose: /^Compare RM-/,
      go: 'Compare 4',
      full: 'Four homes fit',
      bar: 'Homes to compare',
      h1: '4 homes side by side',
      out: /^Take out RM-1001$/,
      clear: 'Clear comparison',
    },
  ],
  [
    'th-th',
    {
      choose: /^เทียบ RM-/,
      go: 'เทียบ 4 รายการ',
      full: 'เทียบได้ครั้งละ 4 รายการ',
      bar: 'บ้านที่เลือกไว้เปรียบเทียบ',
      h1: 'เปรียบเทียบ 4 รายการ',
      out: /^เอาออก RM-1001$/,
      clear: 'ล้างที่เลือกไว้',
    },
  ],
] as const) {
  test(`${locale}: four homes are chosen, a fifth is refused, and the link shows the same to somebody without JavaScript`, {
    tag: windowFor(locale),
  }, async ({ page, browser, baseURL }) => {
    await page.goto(`/${locale}/listings/rm-1001`);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: words.choose }).first().click();
    await page.goto(`/${locale}/properties/1`);
    const toggles = page.getByRole('article').getByRole('button', { name: words.choose });
    for (const index of [0, 1, 2]) await toggles.nth(index).click();
    const bar = page.getByRole('complementary', { name: words.bar });
    await expect(bar.getByText(words.full)).toHaveCount(0);
    await toggles.nth(3).click();
    await expect(toggles.nth(3)).toHaveAttribute('aria-pressed', 'false');
    await expect(bar.getByText(words.full)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: words.full })).toHaveCount(1);
    // Refused again it is said again: what only stays is not read out.
    const said = page.getByRole('status').getByText(words.full);
    await said.evaluate((text) => text.setAttribute('data-heard', ''));
    await toggles.nth(3).click();
    await expect(page.locator('[data-heard]')).toHaveCount(0);
    await expect(said).toHaveCount(1);

    await page.reload();
    await expect(toggles.nth(2)).toHaveAttribute('aria-pressed', 'true');
    await bar.getByRole('link', { name: words.go }).click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/compare\\?ids=rm-\\d+,rm-\\d+,rm-\\d+,rm-1001$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.h1);
    await expect(bar).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    const table = (await page.getByRole('table').textContent()) ?? '';

    const stranger = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const theirs = await stranger.newPage();
    await theirs.goto(page.url());
    await expect(theirs.getByRole('columnheader')).toHaveCount(4);
    await expect(theirs.getByRole('table')).toHaveText(table);
    await theirs.getByRole('link', { name: words.out }).click();
    await expect(theirs).toHaveURL(/ids=rm-\d+,rm-\d+,rm-\d+$/);
    await expect(theirs.getByRole('columnheader')).toHaveCount(3);
    await stranger.close();

    await page.getByRole('link', { name: words.out }).click();
    await expect(page).toHaveURL(/ids=rm-\d+,rm-\d+,rm-\d+$/);
    await page.goto(`/${locale}/properties/1`);
    await expect(bar.getByRole('button')).toHaveCount(4);
    await bar.getByRole('button', { name: words.clear }).click();
    await expect(bar).toHaveCount(0);
    await expect(toggles.nth(0)).toHaveAttribute('aria-pressed', 'false');
  });

  test(`${locale}: the comparison has no axe fault in either mode, and is no wider than the window`, {
    tag: windowFor(locale),
  }, async ({ page }) => {
    await page.goto(`/${locale}/compare?ids=rm-1001,rm-2020,rm-3007,rm-1016`);
    await expectNoAxeFaults(page);
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(over), `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

test('a home that is taken out by key gives the focus to the next one', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/en-us/compare?ids=rm-1001,rm-2020,rm-3007');
  await page.waitForLoadState('networkidle');
  const out = (code: string) => page.getByRole('link', { name: `Take out ${code}` });
  for (const [gone, next] of [
    ['RM-2020', 'RM-3007'],
    ['RM-3007', 'RM-1001'],
  ] as const) {
    await out(gone).focus();
    await page.keyboard.press('Enter');
    await expect(out(gone)).toHaveCount(0);
    await expect(out(next)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en-us/compare');
  await expect(page.getByRole('main')).toBeFocused();
});

test('homes taken out one after the other, before the answer has come, stay out', { tag: '@desktop' }, async ({
  page,
}) => {
  const homes = ['rm-1001', 'rm-2020', 'rm-3007', 'rm-1016'];
  await page.addInitScript((ids) => localStorage.setItem('compared-homes', JSON.stringify(ids)), homes);
  await page.goto(`/en-us/compare?ids=${homes.join()}`);
  await page.waitForLoadState('networkidle');
  const release = await hold(page, '**/compare?ids=*');
  for (const code of ['RM-1001', 'RM-2020']) await page.getByRole('link', { name: `Take out ${code}` }).click();
  release();
  await expect(page).toHaveURL('/en-us/compare?ids=rm-3007,rm-1016');
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  expect(await page.evaluate(() => localStorage.getItem('compared-homes'))).toBe('["rm-3007","rm-1016"]');
});

test.describe('without a connection', () => {
  test.use({ expectedFaults: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

  test('no home is taken out', { tag: '@phone' }, async ({ page, context }) => {
    await page.addInitScript(() => localStorage.setItem('compared-homes', '["rm-1001","rm-2020","rm-3007"]'));
    await page.goto('/en-us/compare?ids=rm-1001,rm-2020,rm-3007');
    await page.waitForLoadState('networkidle');
    const out = (code: string) => page.getByRole('link', { name: `Take out ${code}` });
    await context.setOffline(true);
    await out('RM-1001').click();
    expect(await page.evaluate(() => localStorage.getItem('compared-homes'))).toContain('rm-1001');
    await context.setOffline(false);
    await out('RM-2020').click();
    await expect(page).toHaveURL('/en-us/compare?ids=rm-1001,rm-3007');
  });
});

test('rows that differ are marked, the same ones are not', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/en-us/compare?ids=rm-1001,rm-2020');
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  await expect(row('Type')).toHaveAttribute('data-differs', 'true');
  await expect(row('Type').getByRole('rowheader')).toContainText('differs');
  await expect(row('Tenure')).not.toHaveAttribute('data-differs');
  await expect(row('Tenure')).toContainText('Freehold');
  await expect(page.getByRole('columnheader').nth(1)).toContainText('Sold');
  await expect(row('Price per m²')).toContainText('฿130,145');
});

test('the names of the facts stay while the homes are moved', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/th-th/compare?ids=rm-1001,rm-2020,rm-3007,rm-1016');
  const name = page.getByRole('rowheader').first();
  const before = await name.boundingBox();
  await page.getByRole('region', { name: 'ข้อมูลเทียบกัน' }).evaluate((region) => region.scrollTo(300, 0));
  expect((await name.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0);
  await expect(page.getByRole('columnheader').nth(3)).toBeInViewport();
});

test('a link with unknown, repeated and wild ids shows what there is', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/en-us/compare?ids=rm-1001,rm-9999,%3Cb%3E,../x,rm-1001,rm-1023');
  await expect(page.getByRole('columnheader')).toHaveCount(1);
  await expect(page.getByText('2 homes of this link are no longer on the site.')).toBeVisible();
  await expect(page.getByText('Choose at least one more home')).toBeVisible();
  for (const query of ['', '?ids=', '?ids=%00', '?ids=a&ids=b', `?ids=${'x,'.repeat(3_000)}`, '?ids[]=1&x=2']) {
    const response = await page.goto(`/th-th/compare${query}`);
    expect(response?.status(), query.slice(0, 30)).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('เปรียบเทียบบ้าน');
  }
  await expect(page.getByRole('link', { name: 'เลือกดูบ้าน' })).toHaveAttribute('href', '/th-th/properties/1');
});

test('an empty comparison leads to the homes chosen on this device', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('compared-homes', '["rm-1001","rm-2005"]'));
  await page.goto('/en-us/compare');
  await page.getByRole('main').getByRole('link', { name: 'Compare 2' }).click();
  await expect(page).toHaveURL('/en-us/compare?ids=rm-1001,rm-2005');
  await expect(page.getByRole('columnheader')).toHaveCount(2);
});

test('L6 the language switch keeps the comparison', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en-us/compare?ids=rm-1001,rm-2005');
  await page.locator('header').getByRole('link', { name: 'ภาษาไทย' }).click();
  await expect(page).toHaveURL(/\/th-th\/compare\?ids=rm-1001(,|%2C)rm-2005$/);
  await expect(page.getByRole('columnheader')).toHaveCount(2);
});

test('it prints on one sheet of A4', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/th-th/compare?ids=rm-1001,rm-2020,rm-3007,rm-1016');
  const margin = '10mm';
  const pdf = await page.pdf({ format: 'A4', margin: { top: margin, right: margin, bottom: margin, left: margin } });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('which home is which stays in sight, and a third one is seen to be there', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/th-th/compare?ids=rm-1001,rm-2020,rm-3007,rm-1016');
  const third = page.getByRole('row').first().getByRole('columnheader').nth(2);
  expect((await third.boundingBox())?.x).toBeLessThan(375);
  await page.getByRole('region', { name: 'ข้อมูลเทียบกัน' }).evaluate((region) => {
    region.scrollIntoView();
    region.scrollTo(0, 600);
  });
  const code = page.getByRole('cell').getByText('RM-1001', { exact: true });
  await expect(code).toBeInViewport();
  const onTop = await code.evaluate((element) => {
    const { x, y } = element.getBoundingClientRect();
    return document.elementFromPoint(x + 2, y + 2) === element;
  });
  expect(onTop).toBe(true);
});

test('a rented home is said to have no tenure', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/en-us/search?deal=rent');
  const ids = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.slice(0, 2).map((card) => card.getAttribute('data-home')));
  await page.goto(`/en-us/compare?ids=${ids.join(',')}`);
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expect(page.getByRole('rowheader', { name: 'Tenure' })).toHaveCount(0);
  await page.goto(`/en-us/compare?ids=${ids[0]},rm-1001`);
  await expect(page.getByRole('row').filter({ hasText: 'Tenure' }).getByRole('cell').first()).toContainText(
    'Not stated',
  );
});
