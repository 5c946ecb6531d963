import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { startHost } from './icon-host';
import { expect, test } from './journey';
import { freePort, startServer } from './server';

const LANGUAGES = {
  'en-us': {
    pins: /^Homes on the map/,
    draw: 'Draw an area',
    sheet: 'Draw an area on the map',
    finish: 'Search in this area',
    remove: 'Remove the drawn area',
    live: 'Search as I move the map',
    here: 'Search this area',
    close: 'Close',
    zoomIn: 'Zoom in',
    price: /฿[\d.]+M|฿[\d,]+(\/mo|\+)|^\d+ homes$|^Ask$/,
  },
  'th-th': {
    pins: /^รายการบนแผนที่/,
    draw: 'วาดพื้นที่ค้นหา',
    sheet: 'วาดพื้นที่ค้นหาบนแผนที่',
    finish: 'ค้นหาในพื้นที่นี้',
    remove: 'ลบพื้นที่ที่วาด',
    live: 'ค้นหาตามแผนที่ที่เลื่อน',
    here: 'ค้นหาบริเวณนี้',
    close: 'ปิด',
    zoomIn: 'ซูมเข้า',
    price: /[\d.]+ ล้าน|฿[\d,]+(\/ด\.|\+)|^\d+ รายการ$|^สอบถาม$/,
  },
} as const;

type Words = (typeof LANGUAGES)[keyof typeof LANGUAGES];

const pinsOf = (page: Page, { pins }: Words) => page.getByRole('group', { name: pins }).getByRole('button');

async function openMap(page: Page, address: string, words: Words) {
  await page.goto(address);
  const pins = pinsOf(page, words);
  await expect(pins.first()).toBeVisible({ timeout: 30_000 });
  await page.locator('canvas').scrollIntoViewIfNeeded();
  return pins;
}

/** The homes that the list says it has; none has no number. */
const found = async (page: Page) =>
  Number(/\d+/.exec((await page.getByRole('main').getByRole('status').first().textContent()) ?? '')?.[0] ?? 0);

/** The homes under all pins: a cluster says how many, a building how many from which price. */
const homesUnder = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + Number(/^(\d+)( ·| homes| รายการ|$)/.exec(text)?.[1] ?? 1), 0);

async function middle(page: Page) {
  const box = await page.locator('canvas').boundingBox();
  if (box === null) throw new Error('The map has no place.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, height: box.height };
}

async function drag(page: Page, from: { x: number; y: number }, ...to: { x: number; y: number }[]) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of to) await page.mouse.move(x, y, { steps: 6 });
  await page.mouse.up();
}

for (const [locale, words] of Object.entries(LANGUAGES)) {
  test(`${locale}: the map has the homes of the list; pins part, open and close; nothing comes from elsewhere`, async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = [];
    page.context().on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '') && !/^(data|blob):/.test(request.url())) foreign.push(request.url());
    });
    const pins = await openMap(page, `/${locale}/search?view=map&type=condo`, words);
    await expect.poll(async () => homesUnder(await pins.allTextContents()) - (await found(page))).toBe(0);

    const cluster = page.locator('.map-pin[data-kind=cluster]');
    for (let depth = 0; (await cluster.count()) > 0 && depth < 8; depth += 1) {
      const before = page.url();
      await cluster.first().click();
      await expect(page).not.toHaveURL(before);
    }
    await expect(page).toHaveURL(/bbox=/);
    await expect.poll(async () => homesUnder(await pins.allTextContents()) - (await found(page))).toBe(0);
    const pin = page.locator('.map-pin:not([data-kind=cluster])').first();
    await expect(pin).toHaveText(words.price);
    await pin.focus();
    await page.keyboard.press('Enter');
    const chosen = page.getByRole('main').locator('section[tabindex="-1"]');
    await expect(chosen).toBeFocused();
    await expect(chosen.getByRole('link').first()).toHaveAttribute('href', /\/listings\/rm-/);
    await expect(chosen.locator('img').first()).toBeVisible();
    const id = (await chosen.getByRole('link').first().getAttribute('href'))?.split('/').at(-1);
    await expect(page.locator(`article[data-home=${id}]`)).toHaveAttribute('data-marked', '');
    await page.keyboard.press('Escape');
    await expect(chosen).toHaveCount(0);
    await expect(pin).toBeFocused();
    expect(foreign).toEqual([]);
  });

  test(`${locale}: an area drawn with the pointer, and taken away again`, async ({ page }) => {
    await openMap(page, `/${locale}/search?view=map&province=10`, words);
    const all = await found(page);
    await page.getByRole('button', { name: words.draw, exact: true }).click();
    const { x, y, width, height } = await middle(page);
    const [dx, dy] = [width / 6, height / 6];
    await drag(
      page,
      { x: x - dx, y: y - dy },
      { x: x + dx, y: y - dy },
      { x: x + dx, y: y + dy },
      { x: x - dx, y: y + dy },
    );
    await expect(page).toHaveURL(/area=[\d.,]+/);
    const corners = new URL(page.url()).searchParams.get('area')?.split(',').length ?? 0;
    expect(corners / 2).toBeLessThanOrEqual(60);
    await expect.poll(() => found(page)).toBeLessThan(all);
    await expect(page.locator('.map-area')).toBeVisible();
    await page.getByRole('button', { name: words.remove }).click();
    await expect(page).not.toHaveURL(/area=/);
    await expect.poll(() => found(page)).toBe(all);
  });

  test(`${locale}: an area drawn from the keyboard`, async ({ page }) => {
    await openMap(page, `/${locale}/search?view=map&province=10`, words);
    const all = await found(page);
    await page.getByRole('button', { name: words.draw, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('application', { name: words.sheet })).toBeFocused();
    for (const key of [
      'ArrowUp',
      'Enter',
      'ArrowRight',
      'Enter',
      'Enter',
      'Backspace',
      'ArrowDown',
      'ArrowDown',
      'Enter',
    ]) {
      await page.keyboard.press(key);
    }
    await expect(page.locator('.map-corner')).toHaveCount(3);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: words.finish })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/area=[\d.,]+/);
    expect(new URL(page.url()).searchParams.get('area')?.split(',')).toHaveLength(6);
    await expect.poll(() => found(page)).toBeLessThan(all);
  });

  test(`${locale}: moving the map searches, or offers to`, async ({ page }) => {
    await openMap(page, `/${locale}/search?view=map&province=10&page=2`, words);
    const all = await found(page);
    await page.locator('canvas').evaluate((canvas) => canvas.setAttribute('data-same', ''));
    const top = () => page.evaluate(() => window.scrollY);
    const { x, y, width } = await middle(page);
    const before = await top();
    await drag(page, { x: x + width / 4, y: y + 100 }, { x: x - width / 4, y: y + 100 });
    await expect(page).toHaveURL(/bbox=/);
    await expect(page).not.toHaveURL(/page=/);
    await expect.poll(() => found(page)).toBeLessThan(all);
    expect(await top()).toBe(before);
    await expect(page.locator('canvas')).toHaveAttribute('data-same', '');

    await page.getByRole('checkbox', { name: words.live }).uncheck();
    const [settled, count] = [page.url(), await found(page)];
    await page.getByRole('button', { name: words.zoomIn, exact: true }).click();
    const here = page.getByRole('button', { name: words.here });
    await expect(here).toBeVisible();
    expect(page.url()).toBe(settled);
    await here.click();
    await expect(page).not.toHaveURL(settled);
    await expect(here).toHaveCount(0);
    await expect.poll(() => found(page)).toBeLessThan(count);
  });
}

test('a pressed cluster is a step that Back takes back, moving the map is none', async ({ page }) => {
  const words = LANGUAGES['en-us'];
  const pins = await openMap(page, '/en-us/search?view=map', words);
  const shown = async () => (await pins.allTextContents()).toSorted();
  const { x, y } = await middle(page);
  await drag(page, { x: x - 100, y: y + 60 }, { x: x - 60, y: y + 60 });
  await expect(page).toHaveURL(/bbox=/);
  const [moved, before] = [page.url(), await shown()];
  const cluster = page.locator('.map-pin[data-kind=cluster]');
  await cluster.last().focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(moved);
  await expect.poll(shown).not.toEqual(before);
  await page.goBack();
  await expect(page).toHaveURL(moved);
  await expect.poll(shown).toEqual(before);
});

test('the switch to a map brings it between the header and the foot of the window, its buttons within reach', async ({
  page,
}) => {
  await page.goto('/th-th/search');
  await page
    .getByRole('article')
    .nth(1)
    .getByRole('button', { name: /^เทียบ RM-/ })
    .click();
  const bar = page.locator('[data-compare-bar]');
  await expect(bar).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'แผนที่', exact: true }).click();
  await expect(page.locator('.map-pin').first()).toBeVisible({ timeout: 30_000 });
  const edges = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom };
    });
  await expect.poll(async () => (await edges('.maplibregl-map')).top).toBeLessThan(200);
  expect((await edges('.maplibregl-map')).bottom).toBeLessThanOrEqual((await edges('[data-compare-bar]')).top);
  await page.getByRole('button', { name: LANGUAGES['th-th'].draw, exact: true }).click({ trial: true });
});

test('@desktop beside a list, a card that is pointed at marks its pin', async ({ page }) => {
  await openMap(page, '/en-us/search?view=split&q=rm-3010', LANGUAGES['en-us']);
  const card = page.locator('article[data-home=rm-3010]');
  const pin = page.locator('.map-pin');
  await expect(pin).not.toHaveAttribute('data-marked');
  await card.getByRole('link').last().focus();
  await expect(pin).toHaveAttribute('data-marked', '');
  await page.locator('body').press('Shift+Home');
  await pin.hover();
  await expect(card).toHaveAttribute('data-marked', '');
});

test('the pins are one stop of the tab key, the arrows go between them, and the focus leaves the map', async ({
  page,
}) => {
  const pins = await openMap(page, '/en-us/search?view=map&province=10', LANGUAGES['en-us']);
  await expect.poll(() => pins.count()).toBeGreaterThan(1);
  await page.locator('canvas').focus();
  await page.keyboard.press('Tab');
  const first = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('map-pin');
  const settled = page.url();
  const names = new Set([first]);
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
    await page.keyboard.press(key);
    names.add(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')));
  }
  expect(names.size).toBeGreaterThan(1);
  expect(page.url()).toBe(settled);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.className)).not.toBe('map-pin');
});

/** Whether land and what lies around it are drawn, in the colours of the light page. */
async function hasLand(page: Page): Promise<boolean> {
  // Buttons and pins on the map are as white as land.
  const style =
    'section:has(canvas) > :not(:first-child), .map-pins, .maplibregl-control-container { visibility: hidden }';
  const { data } = await sharp(await page.locator('.maplibregl-map').screenshot({ style }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const count = (red: number, green: number, blue: number) => {
    let pixels = 0;
    for (let at = 0; at < data.length; at += 3) {
      if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) pixels += 1;
    }
    return pixels;
  };
  return count(255, 255, 255) > 5_000 && count(0xdf, 0xe6, 0xeb) > 5_000;
}

const TILES = { version: 8, sources: { x: { type: 'raster', tiles: ['HOST/{z}/{x}/{y}.png'], tileSize: 256 } } };
const DEAD_STYLES = {
  'nobody listens': undefined,
  'is no style': '{"hello":1}',
  'is no JSON': '<html>',
  'has tiles that cannot be had': JSON.stringify({ ...TILES, layers: [{ id: 'x', type: 'raster', source: 'x' }] }),
};

test.describe('MAP_STYLE_URL', () => {
  // The browser itself says what it could not load, and the map says once why it is drawn without.
  test.use({
    expectedFaults: [/Failed to load resource|The map is drawn without MAP_STYLE_URL/],
    colorScheme: 'light',
  });

  for (const [name, body] of Object.entries(DEAD_STYLES)) {
    test(`@desktop that ${name}: the map is drawn from our own content`, async ({ page, faults }) => {
      const host = await startHost((request, response) => {
        if (body === undefined || request.url !== '/style.json') response.writeHead(404).end();
        else response.end(body.replace('HOST', `http://${request.headers.host}`));
      });
      const origin = body === undefined ? `http://127.0.0.1:${await freePort()}` : host.origin;
      const server = await startServer({ MAP_STYLE_URL: `${origin}/style.json` });
      try {
        await openMap(page, `${server.url}/en-us/search?view=map`, LANGUAGES['en-us']);
        await expect.poll(() => hasLand(page), { timeout: 15_000 }).toBe(true);
        expect(faults.filter((fault) => fault.includes('MAP_STYLE_URL'))).toHaveLength(1);
      } finally {
        await server.stop();
        await host.close();
      }
    });
  }

  test('@desktop that answers is what is drawn, and ours is not asked for', async ({ page, faults }) => {
    const layers = [{ id: 'x', type: 'background', paint: { 'background-color': '#123456' } }];
    const host = await startHost((_, response) => response.end(JSON.stringify({ version: 8, sources: {}, layers })));
    const server = await startServer({ MAP_STYLE_URL: `${host.origin}/style.json` });
    let own = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/map/base')) own += 1;
    });
    try {
      await openMap(page, `${server.url}/en-us/search?view=map`, LANGUAGES['en-us']);
      await expect
        .poll(async () => (await sharp(await page.locator('.maplibregl-map').screenshot()).stats()).dominant.b)
        .toBeGreaterThan(0x48);
      expect(own).toBe(0);
      expect(faults).toEqual([]);
    } finally {
      await server.stop();
      await host.close();
    }
  });
});

test('without configuration the map is our own, in both colour modes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openMap(page, '/en-us/search?view=map', LANGUAGES['en-us']);
  await expect.poll(() => hasLand(page)).toBe(true);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => hasLand(page)).toBe(false);
});

test('a browser that cannot draw says so and has the list', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('/en-us/search?view=map');
  await expect(page.getByText('The map cannot be drawn in this browser.')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('main').getByRole('link', { name: 'List', exact: true }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the map says that it needs it, and the homes are there', async ({ page }) => {
    await page.goto('/th-th/search?view=map');
    await expect(page.getByText('แผนที่ต้องใช้ JavaScript')).toBeVisible();
    expect(await page.getByRole('article').count()).toBeGreaterThan(5);
  });
});

test('a list brings no map', async ({ page }) => {
  const map: string[] = [];
  page.on('request', (request) => {
    if (/maplibre|map\/base|search\/points/.test(request.url())) map.push(request.url());
  });
  await page.goto('/en-us/search');
  await page.waitForLoadState('networkidle');
  expect(map).toEqual([]);
});

test('axe finds nothing on the map, its list of homes, or while drawing', async ({ page }) => {
  const words = LANGUAGES['th-th'];
  await openMap(page, '/th-th/search?view=map&q=rm-3010', words);
  const faults = async () =>
    (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
  await page.locator('.map-pin').click();
  await expect(page.getByRole('button', { name: words.close, exact: true })).toBeVisible();
  expect(await faults()).toEqual([]);
  await page.getByRole('button', { name: words.draw, exact: true }).click();
  await expect(page.getByRole('application')).toBeFocused();
  expect(await faults()).toEqual([]);
});
