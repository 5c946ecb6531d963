import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { startHost } from './icon-host';
import { expect, test } from './journey';
import { LANGUAGES, openMap } from './map-journey';
import { freePort, startServer } from './server';

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
    test(`that ${name}: the map is drawn from our own content`, { tag: '@desktop' }, async ({ page, faults }) => {
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

  test('that answers is what is drawn, and ours is not asked for', { tag: '@desktop' }, async ({ page, faults }) => {
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
