import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './journey';

const LOCALES = [
  ['en-us', { show: /^Show \d+ homes?$/, total: /^(\d+) homes? found$/, sort: 'Sort by', remove: /^Remove/ }],
  ['th-th', { show: /^ดู \d+ รายการ$/, total: /^พบ (\d+) รายการ$/, sort: 'เรียงตาม', remove: /^เอา .* ออก$/ }],
] as const;

const formOf = (page: Page) => page.getByRole('main').getByRole('search');
const statusOf = (page: Page) => page.getByRole('main').getByRole('status');
const numberIn = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0]);

async function openFilters(page: Page, isMobile: boolean) {
  const form = formOf(page);
  if (isMobile) {
    await form.locator('summary').first().click();
    await expect(page.locator('dialog:modal')).toBeVisible();
  }
  return form;
}

/** The slider comes when its place comes into sight. */
async function toThePrice(page: Page) {
  await formOf(page).locator('[name=price_max]').scrollIntoViewIfNeeded();
  await expect(formOf(page).getByRole('slider')).toHaveCount(2);
}

for (const [locale, words] of LOCALES) {
  test(`${locale}: the live count is what the results then show`, async ({ page, isMobile }) => {
    await page.goto(`/${locale}/search`);
    const form = await openFilters(page, isMobile);
    const button = form.getByRole('button', { name: words.show });
    const before = numberIn(await button.textContent());
    await form.locator('[name=type][value=condo]').check();
    await form.locator('[name=beds_min]').selectOption('2');
    await expect.poll(async () => numberIn(await button.textContent())).toBeLessThan(before);
    const live = numberIn(await button.textContent());
    await button.click();
    await expect(page).toHaveURL(`/${locale}/search?type=condo&beds_min=2`);
    await expect(page.locator('dialog:modal')).toHaveCount(0);
    expect(numberIn(await statusOf(page).textContent())).toBe(live);
    await page.getByRole('link', { name: words.remove }).first().click();
    await expect(page).toHaveURL(`/${locale}/search?beds_min=2`);
    await expect(form.locator('[name=type][value=condo]')).not.toBeChecked();
  });

  test(`${locale}: another order starts at the first page`, async ({ page }) => {
    await page.goto(`/${locale}/search?deal=sale&page=2`);
    await page.waitForLoadState('networkidle');
    await page.getByLabel(words.sort).selectOption('price-asc');
    await expect(page).toHaveURL(`/${locale}/search?deal=sale&sort=price-asc`);
    const prices = await page
      .getByRole('article')
      .evaluateAll((cards) =>
        cards.map((card) => Number(/฿([\d,]+)/.exec(card.textContent ?? '')?.[1]?.replaceAll(',', ''))),
      );
    expect(prices).toHaveLength(12);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    await page.goBack();
    await expect(page).toHaveURL(`/${locale}/search?deal=sale&page=2`);
    await expect(page.getByLabel(words.sort)).toHaveValue('');
  });

  test(`${locale}: nothing found leads to searches that find as many as they say`, async ({ page }) => {
    const address = `/${locale}/search?deal=sale&type=condo&province=10&price_max=500000&beds_min=5`;
    await page.goto(address);
    const ways = page
      .getByRole('main')
      .getByRole('region')
      .or(page.locator('main section'))
      .getByRole('listitem')
      .getByRole('link');
    const count = await ways.count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(5);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    for (let index = 0; index < count; index += 1) {
      const promised = numberIn((await ways.nth(index).locator('span').last().textContent()) ?? '');
      await ways.nth(index).click();
      await expect(page).not.toHaveURL(address);
      await expect(statusOf(page)).toHaveText(words.total);
      expect(numberIn(await statusOf(page).textContent())).toBe(promised);
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(ways).toHaveCount(count);
    }
  });

  test(`${locale}: with filters open and everything on, axe finds nothing`, async ({ page, isMobile }) => {
    await page.goto(`/${locale}/search?deal=sale&type=condo&station=BTS&within=2000&price_max=9000000&amenity=lift`);
    await openFilters(page, isMobile);
    await toThePrice(page);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}

test('the slider and the price fields move each other', async ({ page, isMobile }) => {
  await page.goto('/en-us/search?deal=sale');
  const form = await openFilters(page, isMobile);
  await toThePrice(page);
  const max = form.getByRole('slider', { name: 'Highest price' });
  await max.focus();
  await max.press('ArrowLeft');
  await max.press('ArrowLeft');
  await expect(form.getByLabel('Highest price').and(page.locator('[name=price_max]'))).toHaveValue('50,000,000');
  await form.locator('[name=price_min]').fill('3 ล้าน');
  await expect(form.getByRole('slider', { name: 'Lowest price' })).toHaveAttribute('aria-valuetext', '฿3,000,000');
  await form.getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL('/en-us/search?deal=sale&price_min=3000000&price_max=50000000');
  await page.goBack();
  await expect(page).toHaveURL('/en-us/search?deal=sale');
  await expect(form.locator('[name=price_max]')).toHaveValue('');
});

test('the sheet keeps what was ticked, closed and opened again, and gives the focus back', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/th-th/search');
  const form = await openFilters(page, true);
  await form.locator('[name=type][value=villa]').check();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  await expect(form.locator('summary').first()).toBeFocused();
  await form.locator('[name=q]').fill('สระ');
  await form.locator('summary').first().click();
  await expect(form.locator('[name=type][value=villa]')).toBeChecked();
  await form.getByRole('button', { name: 'ปิดตัวกรอง' }).click();
  await form.locator('[name=q]').press('Enter');
  await expect(page).toHaveURL(/type=villa/);
});

test('changes in a row end with fields, chips and results of the address', async ({ page, isMobile }) => {
  await page.goto('/en-us/search');
  await page.waitForLoadState('networkidle');
  const form = formOf(page);
  const isConsistent = async (types: string[]) => {
    const query = new URLSearchParams(types.map((type) => ['type', type])).toString();
    await expect(page).toHaveURL(`/en-us/search${query && '?'}${query}`);
    const ticked = form.locator('[name=type]:checked');
    await expect
      .poll(() => ticked.evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value'))))
      .toEqual(types);
    const chips = page.getByRole('list', { name: 'Filters that are on' }).getByRole('listitem');
    await expect(chips).toHaveCount(types.length);
    const { total } = await (await page.request.get(`/api/search/count?${query}`)).json();
    await expect(statusOf(page)).toHaveText(`${total} homes found`);
  };
  for (const type of ['condo', 'villa', 'land', 'townhouse']) {
    await openFilters(page, isMobile);
    await form.locator(`[name=type][value=${type}]`).check();
    await form.locator('dialog button[type=submit]').click();
  }
  await isConsistent(['townhouse', 'condo', 'villa', 'land']);
  await page.getByRole('link', { name: 'Remove Villa' }).click();
  await isConsistent(['townhouse', 'condo', 'land']);
  await page.goBack();
  await isConsistent(['townhouse', 'condo', 'villa', 'land']);
  await page.goForward();
  await isConsistent(['townhouse', 'condo', 'land']);
});

test('a slow answer for earlier fields is never shown', async ({ page, isMobile }) => {
  await page.goto('/en-us/search');
  const form = await openFilters(page, isMobile);
  const held: (() => Promise<void>)[] = [];
  await page.route('**/api/search/count?*', async (route) => {
    if (route.request().url().includes('villa')) return route.continue();
    held.push(() => route.fulfill({ json: { total: 4711 } }));
  });
  await form.locator('[name=type][value=condo]').check();
  await expect.poll(() => held.length).toBe(1);
  await expect(form.getByRole('button', { name: 'Show homes', exact: true })).toBeVisible();
  await form.locator('[name=type][value=villa]').check();
  const { total } = await (await page.request.get('/api/search/count?type=condo&type=villa')).json();
  const button = form.getByRole('button', { name: `Show ${total} homes` });
  await expect(button).toBeVisible();
  for (const answer of held) await answer();
  await expect(page.getByText('4711')).toHaveCount(0);
  await expect(button).toBeVisible();
});

test('the view is a link, and keeps the search', async ({ page }) => {
  await page.goto('/en-us/search?type=condo&sort=price-asc');
  await page.getByRole('link', { name: 'List and map' }).click();
  await expect(page).toHaveURL('/en-us/search?type=condo&sort=price-asc&view=split#results');
  await expect(page.getByRole('region', { name: 'Results on the map' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(12);
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Map', exact: true })).toHaveAttribute('aria-current', 'true');
});

test.describe('coming back', () => {
  for (const changed of [false, true]) {
    test(`to the same card at the same place${changed ? ', also after filters were changed' : ''}`, async ({
      page,
      isMobile,
    }) => {
      await page.goto('/en-us/search?deal=sale');
      if (changed) {
        const form = await openFilters(page, isMobile);
        await form.locator('[name=beds_min]').selectOption('1');
        await form.getByRole('button', { name: /^Show/ }).click();
        await expect(page).toHaveURL(/beds_min=1/);
      }
      const address = page.url();
      const card = page.getByRole('article').nth(8);
      await card.scrollIntoViewIfNeeded();
      const name = await card.getByRole('heading').textContent();
      const top = () => card.evaluate((element) => element.getBoundingClientRect().top);
      await page.waitForLoadState('networkidle');
      const before = await top();
      const height = (await card.boundingBox())?.height ?? 0;
      await card.getByRole('heading').getByRole('link').click();
      await expect(page).toHaveURL(/listings/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(card.getByRole('heading')).toHaveText(name ?? '');
      await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(height / 4);
      if (changed) await expect(formOf(page).locator('[name=beds_min]')).toHaveValue('1');
    });
  }

  test('with the whole page loaded anew in between', async ({ page }) => {
    await page.goto('/th-th/search?deal=sale');
    const card = page.getByRole('article').nth(6);
    await card.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const before = await card.evaluate((element) => element.getBoundingClientRect().top);
    await page.goto('/th-th/listings/rm-1001');
    await page.goBack();
    await expect
      .poll(async () => Math.abs((await card.evaluate((element) => element.getBoundingClientRect().top)) - before))
      .toBeLessThan(150);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedFaults: [/Failed to load resource/] });

  for (const [locale, words] of LOCALES) {
    test(`${locale}: filters, order, pages and relaxations are forms and links`, async ({ page, isMobile }) => {
      await page.goto(`/${locale}/search?bbox=97,5,106,21&view=split`);
      const form = formOf(page);
      await form.locator('summary').first().click();
      await form.locator('[name=type][value=condo]').check();
      await form.locator('[name=type][value=townhouse]').check();
      await form.locator('[name=price_max]').fill('20 ล้าน');
      await form.getByRole('button', { name: words.show }).click();
      const asked = new URL(page.url()).searchParams;
      expect(asked.getAll('type')).toEqual(['townhouse', 'condo']);
      expect(asked.get('bbox')).toBe('97,5,106,21');
      expect(asked.get('view')).toBe('split');
      await expect(statusOf(page)).toHaveText(words.total);

      await page.getByLabel(words.sort).selectOption('price-desc');
      await page.locator('form:has([name=sort]) button').click();
      await expect(page).toHaveURL(/type=townhouse&type=condo.*&sort=price-desc/);
      await page.locator('nav a[rel=next]').click();
      await expect(page).toHaveURL(/&page=2$/);
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.getByRole('link', { name: words.remove }).first().click();
      await expect(page).not.toHaveURL(/type=townhouse|page=/);

      await page.goto(`/${locale}/search?type=condo&beds_min=20`);
      await page.locator('main section').getByRole('link').first().click();
      await expect(statusOf(page)).toHaveText(words.total);
      if (!isMobile) await expect(form.getByRole('button', { name: words.show })).toBeVisible();
    });
  }
});

test('nothing moves while the filters, the slider and the results come', async ({ page, isMobile }) => {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('hadRecentInput' in entry && !entry.hadRecentInput && 'value' in entry && typeof entry.value === 'number')
          window.shifts.push({ value: entry.value, nodes: [] });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/th-th/search?deal=sale&type=condo&beds_min=1&price_max=9000000');
  await openFilters(page, isMobile);
  await toThePrice(page);
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => window.shifts.reduce((sum, { value }) => sum + value, 0));
  expect(shifts).toBeLessThan(0.0005);
});

test.describe('taking a chip away', () => {
  const chips = (page: Page) => page.getByRole('list', { name: 'Filters that are on' }).getByRole('link');

  test('keeps the place, and the focus goes to the next one and at last to the count', async ({ page }) => {
    await page.goto('/en-us/search?deal=sale&type=condo&type=villa');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => window.scrollTo(0, 120));
    for (const [name, left] of [
      ['Remove Condominium', 2],
      ['Remove Villa', 1],
      ['Remove Buy', 0],
    ] as const) {
      await page.getByRole('link', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(chips(page)).toHaveCount(left);
      if (left > 0) await expect(chips(page).last()).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
    }
    await expect(page.locator('#found')).toBeFocused();
  });

  test('takes all stations of an interchange', async ({ page }) => {
    await page.goto('/en-us/search?station=MRT-BL15&station=MRT-YL01&within=500&type=condo');
    await expect(chips(page)).toHaveCount(3);
    await page.getByRole('link', { name: 'Remove Near Lat Phrao station' }).click();
    await expect(page).toHaveURL('/en-us/search?type=condo');
  });
});

test('filters that were not sent come along to another view and another order', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/en-us/search?type=condo');
  await page.waitForLoadState('networkidle');
  const button = formOf(page).locator('dialog button[type=submit]');
  const before = await button.textContent();
  await formOf(page).locator('[name=type][value=villa]').check();
  // The page answers by now.
  await expect(button).not.toHaveText(before ?? '');
  await page.getByLabel('Sort by').selectOption('price-asc');
  await expect(page).toHaveURL('/en-us/search?type=condo&type=villa&sort=price-asc');
  await formOf(page).locator('[name=beds_min]').selectOption('2');
  await page.getByRole('link', { name: 'List and map' }).click();
  await expect(page).toHaveURL('/en-us/search?type=condo&type=villa&beds_min=2&sort=price-asc&view=split#results');
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page).toHaveURL('/en-us/search?type=condo&type=villa&beds_min=2&sort=price-asc');
  await expect(formOf(page).locator('[name=type][value=villa]')).toBeChecked();
});

test('half a word changes no count', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/en-us/search?type=condo');
  await page.waitForLoadState('networkidle');
  const button = formOf(page).locator('dialog button[type=submit]');
  const before = await button.textContent();
  await formOf(page).locator('[name=q]').fill('zzz');
  await formOf(page).locator('[name=type][value=villa]').check();
  await expect(button).not.toHaveText(before ?? '');
  await expect(button).toHaveText(/^Show [1-9]\d* homes$/);
});

test('a price field shows what was understood, and the lower price comes first', async ({ page, isMobile }) => {
  await page.goto('/th-th/search?deal=sale');
  const form = await openFilters(page, isMobile);
  await toThePrice(page);
  const [min, max] = [form.locator('[name=price_min]'), form.locator('[name=price_max]')];
  await max.fill('4.5ล้าน');
  await max.blur();
  await expect(max).toHaveValue('4,500,000');
  await min.fill('๖ ล้าน');
  await min.blur();
  await expect(min).toHaveValue('4,500,000');
  await expect(max).toHaveValue('6,000,000');
  await max.fill('แพง');
  await max.blur();
  await expect(max).toHaveValue('แพง');
  await expect(min).toHaveValue('4,500,000');
});
