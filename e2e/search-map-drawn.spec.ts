import type { RequestListener } from 'node:http';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { silent, startHost } from './icon-host';
import { test as base, expect } from './journey';
import { LANGUAGES, openMap } from './map-journey';
import { startServer } from './server';

type Styled = { url: string; answerWith: (listener: RequestListener) => void };

/** With a site whose MAP_STYLE_URL answers as the test wants. */
const test = base.extend<object, { styled: Styled }>({
  styled: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      let answer = silent;
      const host = await startHost((request, response) => answer(request, response));
      const server = await startServer({ MAP_STYLE_URL: `${host.origin}/style.json` });
      await use({
        url: server.url,
        answerWith: (listener) => {
          answer = listener;
        },
      });
      await server.stop();
      await host.close();
    },
    { scope: 'worker' },
  ],
});

/** Whether land and what lies around it are drawn, in the colours of the light page. */
async function hasLand(page: Page): Promise<boolean> {
  // Buttons and pins on the map are as white as land, its box as grey as the sea.
  const style =
    'div:has(> div > .maplibregl-map) > :not(:first-child), .map-pins, .maplibregl-control-container { visibility: hidden }';
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

const onlyStyle =
  (body: string): RequestListener =>
  ({ url, headers }, response) => {
    if (url === '/style.json') response.end(body.replace('HOST', `http://${headers.host}`));
    else response.writeHead(404).end();
  };

const DEAD_STYLES: Record<string, RequestListener> = {
  'breaks off': (_, response) => void response.destroy(),
  'is no style': onlyStyle('{"hello":1}'),
  'is no JSON': onlyStyle('<html>'),
  'has tiles that cannot be had': onlyStyle(
    JSON.stringify({ ...TILES, layers: [{ id: 'x', type: 'raster', source: 'x' }] }),
  ),
};

test.describe('MAP_STYLE_URL', { tag: '@desktop' }, () => {
  // The browser itself says what it could not load, and the map says once why it is drawn without.
  test.use({
    expectedFaults: [/Failed to load resource|The map is drawn without MAP_STYLE_URL/],
    colorScheme: 'light',
  });

  for (const [name, listener] of Object.entries(DEAD_STYLES)) {
    test(`that ${name}: the map is drawn from our own content`, async ({ page, faults, styled }) => {
      styled.answerWith(listener);
      await openMap(page, `${styled.url}/en-us/search?view=map`, LANGUAGES['en-us']);
      const said = () => faults.filter((fault) => fault.includes('MAP_STYLE_URL')).length;
      await expect.poll(said, { timeout: 15_000 }).toBe(1);
      await expect.poll(() => hasLand(page), { timeout: 15_000 }).toBe(true);
      expect(said()).toBe(1);
    });
  }

  test('that answers is what is drawn, and ours is not asked for', async ({ page, faults, styled }) => {
    const layers = [{ id: 'x', type: 'background', paint: { 'background-color': '#123456' } }];
    styled.answerWith(onlyStyle(JSON.stringify({ version: 8, sources: {}, layers })));
    let own = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/map/base')) own += 1;
    });
    await openMap(page, `${styled.url}/en-us/search?view=map`, LANGUAGES['en-us']);
    await expect
      .poll(async () => (await sharp(await page.locator('.maplibregl-map').screenshot()).stats()).dominant.b)
      .toBeGreaterThan(0x48);
    expect(own).toBe(0);
    expect(faults).toEqual([]);
  });
});

test('without configuration the map is our own, in both colour modes', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openMap(page, '/en-us/search?view=map', LANGUAGES['en-us']);
  await expect.poll(() => hasLand(page)).toBe(true);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => hasLand(page)).toBe(false);
});

test('a browser that cannot draw says so and has the list', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('/en-us/search?view=map');
  await expect(page.getByText('The map cannot be shown here.')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('main').getByRole('link', { name: 'List', exact: true }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the map says that it needs it, and the homes are there', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/th-th/search?view=map');
    await expect(page.getByText('แผนที่ต้องใช้ JavaScript')).toBeVisible();
    expect(await page.getByRole('article').count()).toBeGreaterThan(5);
  });
});
