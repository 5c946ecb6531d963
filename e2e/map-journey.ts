import type { Page } from '@playwright/test';
import { expect } from './journey';

/** The labels of the map in each language. */
export const LANGUAGES = {
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
    price: /฿[\d.]+M|฿[\d,]+(\/mo|\+)|^\d+ homes$|^On request$/,
  },
  'th-th': {
    pins: /^รายการบนแผนที่/,
    draw: 'วาดพื้นที่ค้นหา',
    sheet: 'วาดพื้นที่ค้นหาบนแผนที่',
    finish: 'ค้นหาในพื้นที่นี้',
    remove: 'ลบพื้นที่ที่วาด',
    live: 'ค้นหาใหม่เมื่อเลื่อนแผนที่',
    here: 'ค้นหาบริเวณนี้',
    close: 'ปิด',
    zoomIn: 'ซูมเข้า',
    price: /[\d.]+\sล้าน|฿[\d,]+(\/ด\.|\+)|^\d+\sรายการ$|^สอบถาม$/,
  },
} as const;

type Words = (typeof LANGUAGES)[keyof typeof LANGUAGES];

const pinsOf = (page: Page, { pins }: Words) => page.getByRole('group', { name: pins }).getByRole('button');

export async function openMap(page: Page, address: string, words: Words) {
  await page.goto(address);
  const pins = pinsOf(page, words);
  await expect(pins.first()).toBeVisible({ timeout: 30_000 });
  await page.locator('canvas').scrollIntoViewIfNeeded();
  return pins;
}

/** The number of listings that the list reports, or 0 if it shows no number. */
export const found = async (page: Page) =>
  Number(/\d+/.exec((await page.getByRole('main').getByRole('status').first().textContent()) ?? '')?.[0] ?? 0);

/** The number of listings under all pins. A cluster shows its count, a building its count and lowest price. */
export const homesUnder = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + Number(/^(\d+)( ·| homes|\sรายการ| from| เริ่ม|$)/.exec(text)?.[1] ?? 1), 0);

export async function middle(page: Page) {
  const box = await page.locator('canvas').boundingBox();
  if (box === null) throw new Error('The map is not rendered.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, height: box.height };
}

export async function drag(page: Page, from: { x: number; y: number }, ...to: { x: number; y: number }[]) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of to) await page.mouse.move(x, y, { steps: 6 });
  await page.mouse.up();
}
