import { axeFaults } from './axe';
import { expect, test } from './journey';
import { drag, found, homesUnder, LANGUAGES, middle, openMap } from './map-journey';

const THAI = LANGUAGES['th-th'];
const ENGLISH = LANGUAGES['en-us'];

test('the map shows the listings of the list, its pins split, open and close, and other hosts get no request', {
  tag: '@phone',
}, async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.context().on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !/^(data|blob):/.test(request.url())) foreign.push(request.url());
  });
  const pins = await openMap(page, '/th-th/search?view=map&type=condo', THAI);
  const expectHomesOfList = () =>
    expect.poll(async () => homesUnder(await pins.allTextContents()) - (await found(page))).toBe(0);
  await expectHomesOfList();
  const cluster = page.locator('.map-pin[data-kind=cluster]');
  for (let depth = 0; (await cluster.count()) > 0 && depth < 8; depth += 1) {
    const before = page.url();
    await cluster.first().click();
    await expect(page).not.toHaveURL(before);
  }
  await expect(page).toHaveURL(/bbox=/);
  await expectHomesOfList();
  const pin = page.locator('.map-pin:not([data-kind=cluster])').first();
  await expect(pin).toHaveText(THAI.price);
  await pin.focus();
  await page.keyboard.press('Enter');
  const chosen = page.getByRole('main').locator('section[tabindex="-1"]');
  await expect(chosen).toBeFocused();
  await expect(chosen.locator('img').first()).toBeVisible();
  const id = (await chosen.getByRole('link').first().getAttribute('href'))?.split('/').at(-1);
  await expect(page.locator(`article[data-home=${id}]`)).toHaveAttribute('data-marked', '');
  expect(await axeFaults(page)).toEqual([]);
  const address = page.url();
  await page.goBack();
  await expect(chosen).toHaveCount(0);
  expect(page.url()).toBe(address);
  await expect(pin).toBeFocused();
  expect(foreign).toEqual([]);
});

test('a category has its map beside its homes, and the first move of the map leads to a search', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await page.goto('/en-us/investment-properties/1');
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await expect(page.locator('.map-pin').first()).toBeVisible();
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await expect(page).toHaveURL(/\/en-us\/search\?.*collection=investment.*bbox=/);
  await page.goBack();
  await expect(page).toHaveURL('/en-us/investment-properties/1');
});

test('moving the map searches, and going back and forward restores the pins', { tag: ['@desktop', '@full'] }, async ({
  page,
}) => {
  const pins = await openMap(page, '/en-us/search?view=map&province=10&page=2', ENGLISH);
  const shown = async () => (await pins.allTextContents()).toSorted();
  const all = await found(page);
  await page.locator('canvas').evaluate((canvas) => canvas.setAttribute('data-same', ''));
  const top = await page.evaluate(() => window.scrollY);
  const { x, y, width } = await middle(page);
  await drag(page, { x: x + width / 4, y: y + 100 }, { x: x - width / 4, y: y + 100 });
  await expect(page).toHaveURL(/bbox=/);
  await expect(page).not.toHaveURL(/page=/);
  await expect.poll(() => found(page)).toBeLessThan(all);
  expect(await page.evaluate(() => window.scrollY)).toBe(top);

  const [moved, before] = [page.url(), await shown()];
  await page.locator('.map-pin[data-kind=cluster]').last().focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(moved);
  await expect.poll(shown).not.toEqual(before);
  await expect.poll(async () => homesUnder(await shown()) - (await found(page))).toBe(0);
  const [zoomed, after] = [page.url(), await shown()];
  await page.goBack();
  await expect(page).toHaveURL(moved);
  await expect.poll(shown).toEqual(before);
  await page.goForward();
  await expect(page).toHaveURL(zoomed);
  await expect.poll(shown).toEqual(after);
  await expect(page.locator('canvas')).toHaveAttribute('data-same', '');
});

test('with live search off, a moved map offers to search its area', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await openMap(page, '/en-us/search?view=map&province=10', ENGLISH);
  const address = page.url();
  await page.getByRole('checkbox', { name: ENGLISH.live }).uncheck();
  const count = await found(page);
  await page.getByRole('button', { name: ENGLISH.zoomIn, exact: true }).click();
  const here = page.getByRole('button', { name: ENGLISH.here });
  await expect(here).toBeVisible();
  expect(page.url()).toBe(address);
  await here.click();
  await expect(page).not.toHaveURL(address);
  await expect(here).toHaveCount(0);
  await expect.poll(() => found(page)).toBeLessThan(count);
});

test('the list loads no map, and the switch opens it between the header and the comparison bar', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  const map: string[] = [];
  page.on('request', (request) => {
    if (/maplibre|map\/base|search\/points/.test(request.url())) map.push(request.url());
  });
  await page.goto('/th-th/search');
  await page
    .getByRole('article')
    .nth(1)
    .getByRole('button', { name: /^เทียบ RM-/ })
    .click();
  await expect(page.locator('[data-compare-bar]')).toBeVisible();
  expect(map).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'แผนที่', exact: true }).click();
  await expect(page.locator('.map-pin').first()).toBeVisible({ timeout: 30_000 });
  const edges = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom };
    });
  await expect.poll(async () => (await edges('.maplibregl-map')).top).toBe(56);
  expect(await edges('.search-bar')).toEqual({ top: 0, bottom: 56 });
  expect((await edges('.maplibregl-map')).bottom).toBeLessThanOrEqual((await edges('[data-compare-bar]')).top);
  await page.getByRole('button', { name: THAI.draw, exact: true }).click({ trial: true });
});

test('the pins are one tab stop, and pins and cards highlight each other', { tag: ['@desktop', '@full'] }, async ({
  page,
}) => {
  await page.goto('/en-us/search?q=rm-3010');
  for (const x of [300, 310]) await page.mouse.move(x, 300);
  const pins = page.locator('.map-pin');
  const card = page.locator('article[data-home=rm-3010]');
  await expect(pins).not.toHaveAttribute('data-marked');
  await card.getByRole('link').last().focus();
  await expect(pins).toHaveAttribute('data-marked', '');
  await page.locator('canvas').focus();
  await expect(card).not.toHaveAttribute('data-marked');
  await page.keyboard.press('Tab');
  await expect(pins).toBeFocused();
  await expect(card).toHaveAttribute('data-marked', '');
  await page.keyboard.press('Tab');
  await expect(pins).not.toBeFocused();
  await pins.hover();
  await expect(card).toHaveAttribute('data-marked', '');
});

test('an area is drawn by keyboard and removed again', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  await openMap(page, '/en-us/search?view=map&province=10', ENGLISH);
  const all = await found(page);
  await page.getByRole('button', { name: ENGLISH.draw, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('application', { name: ENGLISH.sheet })).toBeFocused();
  for (const key of ['ArrowUp', 'Enter', 'ArrowRight', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter'])
    await page.keyboard.press(key);
  await expect(page.locator('.map-corner')).toHaveCount(3);
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: ENGLISH.finish })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/area=[\d.,]+/);
  expect(new URL(page.url()).searchParams.get('area')?.split(',')).toHaveLength(6);
  await expect.poll(() => found(page)).toBeLessThan(all);
  await page.getByRole('button', { name: ENGLISH.remove }).click();
  await expect(page).not.toHaveURL(/area=/);
  await expect.poll(() => found(page)).toBe(all);
});

test('a place below the cross and a time become a search, which shades its reach and goes back', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await openMap(page, '/en-us/search?view=map&bbox=100.5,13.7,100.62,13.78', ENGLISH);
  const shade = page.locator('.map-reach circle');
  await page.getByRole('button', { name: 'Homes by travel time to a place' }).click();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: /^30\smin$/ }).press('Enter');
  await expect(page).toHaveURL(/search\?reach=30,13\.7\d+,100\.5\d+&view=map$/);
  await expect(shade.nth(20)).toBeAttached();
  await expect(page.locator('.map-reach-place')).toBeInViewport();
  await page.goBack();
  await expect(shade).toHaveCount(0);
  await expect(page).toHaveURL(/bbox=/);
});

test('a sentence about the way to a station is a search, whose cards say the way and whose map shades it', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  await page.goto('/th-th/search');
  await page.getByRole('main').getByRole('searchbox').fill('ไปอโศกไม่เกิน 30 นาที');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  const card = page.getByRole('article').first();
  await expect(card).toContainText(/ไปอโศก ประมาณ \d+\sนาที · /u);
  await page.getByRole('main').getByRole('link', { name: 'แผนที่', exact: true }).click();
  await expect(page.getByText(/^พื้นที่สี: ไปถึงได้ใน 30/)).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('.map-reach circle').nth(20)).toBeAttached();
  await page.goBack();
  await expect(card).toContainText('ไปอโศก');
  await page.goForward();
  await expect(page.locator('.map-reach circle').nth(20)).toBeAttached();
});

test('a browser without WebGL shows a note and the listings instead of the map', { tag: '@phone' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('/en-us/search?view=map&type=condo');
  await expect(page.getByText('The map can’t be shown here.')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});
