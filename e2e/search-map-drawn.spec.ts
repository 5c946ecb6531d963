import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { streetArchive } from '../lib/map/testing/street-archive';
import { startHost } from './icon-host';
import { expect, test } from './journey';
import { LANGUAGES, openMap } from './map-journey';
import { startServer } from './server';

/**
 * Runs in the page. Preserves the drawing buffer, because the canvas of a headless browser may be empty when it is
 * read.
 */
function keepDrawing(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    value(this: HTMLCanvasElement, kind: string, options?: object) {
      return Reflect.apply(getContext, this, [kind, { ...options, preserveDrawingBuffer: true }]);
    },
  });
}

type Colour = [red: number, green: number, blue: number];

/** The colours of land and sea: the tokens `surface` and `water` of app/globals.css. */
const LAND_AND_SEA: Readonly<Record<'light' | 'dark', [Colour, Colour]>> = {
  light: [
    [255, 255, 255],
    [0xc9, 0xe1, 0xeb],
  ],
  dark: [
    [0x15, 0x1d, 0x25],
    [0x22, 0x38, 0x4a],
  ],
};

/** Counts the pixels of the map that have this colour. */
async function pixelsOf(page: Page, ...colour: Colour): Promise<number> {
  const picture = await page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const data = await sharp(Buffer.from(picture.split(',')[1] ?? '', 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer();
  let pixels = 0;
  for (let at = 0; at < data.length; at += 3) {
    if (colour.every((part, offset) => data[at + offset] === part)) pixels += 1;
  }
  return pixels;
}

/** Whether the map shows land and sea in the colours of this mode. */
async function hasLand(page: Page, mode: keyof typeof LAND_AND_SEA): Promise<boolean> {
  const [land, sea] = LAND_AND_SEA[mode];
  return (await pixelsOf(page, ...land)) > 5_000 && (await pixelsOf(page, ...sea)) > 5_000;
}

test.beforeEach(({ page }) => page.addInitScript(keepDrawing));

test('without configuration the built-in map is drawn in both colour modes, and is land before it has a sea', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  let release = () => {};
  const isSeen = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/maplibre-gl-worker/, (route) => isSeen.then(() => route.continue()));
  await openMap(page, '/en-us/search?view=map', LANGUAGES['en-us']);
  const [land, sea] = LAND_AND_SEA.light;
  await expect.poll(() => pixelsOf(page, ...land)).toBeGreaterThan(100_000);
  expect(await pixelsOf(page, ...sea)).toBe(0);
  await expect(page.getByText('Loading the map')).toBeVisible();
  release();
  await expect.poll(() => hasLand(page, 'light')).toBe(true);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => hasLand(page, 'dark')).toBe(true);
});

const layers = [{ id: 'x', type: 'background', paint: { 'background-color': '#123456' } }];
const NO_TILES = { version: 8, sources: { x: { type: 'raster', tiles: ['HOST/{z}/{x}/{y}.png'], tileSize: 256 } } };

test.describe('MAP_STYLE_URL', { tag: ['@desktop', '@full'] }, () => {
  // The browser logs the tiles that fail to load, and the map logs once why it ignores the style.
  test.use({
    expectedFaults: [/Failed to load resource|The map is drawn without MAP_STYLE_URL/],
    colorScheme: 'light',
  });

  test('draws a style that loads, and falls back to the built-in map if its tiles fail', async ({ page, faults }) => {
    let style: object = { version: 8, sources: {}, layers };
    const host = await startHost(({ url, headers }, response) => {
      if (url !== '/style.json') return void response.writeHead(404).end();
      response.end(JSON.stringify(style).replace('HOST', `http://${headers.host}`));
    });
    const server = await startServer({ MAP_STYLE_URL: `${host.origin}/style.json` });
    try {
      await openMap(page, `${server.url}/en-us/search?view=map`, LANGUAGES['en-us']);
      await expect.poll(() => pixelsOf(page, 0x12, 0x34, 0x56)).toBeGreaterThan(5_000);
      expect(faults).toEqual([]);
      style = { ...NO_TILES, layers: [{ id: 'x', type: 'raster', source: 'x' }] };
      await openMap(page, `${server.url}/en-us/search?view=map`, LANGUAGES['en-us']);
      await expect.poll(() => hasLand(page, 'light'), { timeout: 15_000 }).toBe(true);
      expect(faults.filter((fault) => fault.includes('MAP_STYLE_URL'))).toHaveLength(1);
    } finally {
      await server.stop();
      await host.close();
    }
  });
});

test.describe('MAP_TILES_URL', { tag: ['@desktop', '@full'] }, () => {
  // The browser logs the answer to a range after the end of a file that is cut off.
  test.use({ colorScheme: 'light', expectedFaults: [/416 \(Range Not Satisfiable\)/] });
  const ASOK = '/en-us/search?view=map&bbox=100.545,13.725,100.575,13.745';

  test('draws the streets of a file in both colour modes and names their sources', async ({ page, faults }) => {
    const folder = mkdtempSync(join(tmpdir(), 'map-'));
    const file = join(folder, 'streets.pmtiles');
    writeFileSync(file, streetArchive());
    const server = await startServer({ MAP_TILES_URL: file });
    try {
      await openMap(page, server.url + ASOK, LANGUAGES['en-us']);
      await expect.poll(() => pixelsOf(page, ...LAND_AND_SEA.light[1])).toBeGreaterThan(2_000);
      await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toBeAttached();
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => pixelsOf(page, ...LAND_AND_SEA.dark[1])).toBeGreaterThan(2_000);
      expect(faults).toEqual([]);
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true });
    }
  });

  test('draws the built-in map, silently, for an archive that is cut off, from a host that the policy allows', async ({
    page,
  }) => {
    const whole = streetArchive();
    const archive = whole.subarray(0, whole.length / 2);
    const host = await startHost(({ headers }, response) => {
      const [, first = '0', last = '0'] = /bytes=(\d+)-(\d+)/.exec(headers.range ?? '') ?? [];
      const part = archive.subarray(Number(first), Number(last) + 1);
      response.setHeader('Content-Range', `bytes ${part.length === 0 ? '*' : `${first}-${last}`}/${archive.length}`);
      response.writeHead(part.length === 0 ? 416 : 206).end(part);
    });
    const server = await startServer({ MAP_TILES_URL: `${host.origin}/streets.pmtiles` });
    try {
      await openMap(page, `${server.url}/en-us/search?view=map`, LANGUAGES['en-us']);
      await expect.poll(() => hasLand(page, 'light'), { timeout: 15_000 }).toBe(true);
      expect(server.output()).toContain('it is cut off');
    } finally {
      await server.stop();
      await host.close();
    }
  });
});
