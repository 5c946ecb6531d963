import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startServer } from '../e2e/server';
import { findChromium } from './chromium.mjs';

const FOLDER = 'docs/screenshots';
const MAX_BYTES = 150_000;

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1_440, height: 900 };

type Shot = { readonly name: string; readonly address: string; readonly window: typeof PHONE; readonly dark?: true };

/** The pictures of docs/tour.md, in its order. */
const SHOTS: readonly Shot[] = [
  { name: 'home', address: '/th-th', window: DESKTOP },
  { name: 'sentence', address: '/en-us/search?q=condo+1+bedroom+bts+up+to+4M', window: PHONE },
  { name: 'map', address: '/en-us/search?view=map&reach=30,BTS-E4', window: DESKTOP },
  { name: 'listing', address: '/th-th/listings/rm-1001', window: PHONE },
  { name: 'inspection', address: '/en-us/listings/rm-1001#inspection', window: DESKTOP },
  { name: 'below-market', address: '/th-th/below-market-price/1', window: DESKTOP, dark: true },
  { name: 'comparison', address: '/en-us/compare?ids=rm-1001,rm-1002,rm-1004', window: DESKTOP },
  { name: 'sellers', address: '/th-th/contact-us-for-sell', window: PHONE },
  { name: 'article', address: '/en-us/contents/buying-costs-explained', window: DESKTOP },
  { name: 'works', address: '/th-th/our-works/1', window: DESKTOP, dark: true },
];

/** A map draws for some seconds after it has loaded. */
async function whenStill(page: Page): Promise<Buffer> {
  let last = await page.screenshot();
  for (;;) {
    await setTimeout(1_500);
    const next = await page.screenshot();
    if (next.equals(last)) return next;
    last = next;
  }
}

async function webp(png: Buffer): Promise<Buffer> {
  for (let quality = 82; quality >= 20; quality -= 6) {
    const bytes = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length < MAX_BYTES) return bytes;
  }
  throw new Error(`A screenshot is larger than ${MAX_BYTES} bytes, even in the lowest quality.`);
}

async function take(browser: Browser, url: string, { name, address, window, dark }: Shot): Promise<void> {
  // Phones reserve no space for a scrollbar.
  const isMobile = window === PHONE;
  const colorScheme = dark ? 'dark' : 'light';
  const context = await browser.newContext({ viewport: window, isMobile, colorScheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(url + address, { waitUntil: 'networkidle' });
  const file = path.join(FOLDER, `${name}.webp`);
  await writeFile(file, await webp(await whenStill(page)));
  console.log(file);
  await context.close();
}

async function main(): Promise<void> {
  // The full browser, because the headless shell does not draw the map.
  const executablePath = await findChromium();
  if (executablePath === null) throw new Error('No Chromium was found. Set CHROMIUM_PATH.');
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const server = await startServer({});
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  try {
    for (const shot of SHOTS) await take(browser, server.url, shot);
  } finally {
    await browser.close();
    await server.stop();
  }
}

await main();
