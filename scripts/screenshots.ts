import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { startServer } from '../e2e/server';
import { LOCALES } from '../lib/config/constants';
import type { Locale } from '../lib/i18n/locales';

const FOLDER = 'docs/screenshots';
const MAX_BYTES = 150_000;

const PAGES = {
  home: '',
  'listing-page': '/properties/1',
  search: '/search?deal=sale&type=condo&province=10&price_max=5000000',
  listing: '/listings/rm-1001',
  article: '/contents/buying-costs-explained',
  works: '/our-works/1',
  sellers: '/contact-us-for-sell',
} as const;

const WINDOWS = [
  { width: 390, height: 2_400 },
  { width: 1_440, height: 1_800 },
];

async function webp(png: Buffer): Promise<Buffer> {
  for (let quality = 82; quality >= 20; quality -= 6) {
    const bytes = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length < MAX_BYTES) return bytes;
  }
  throw new Error(`A screenshot is larger than ${MAX_BYTES} bytes, even in the lowest quality.`);
}

type Shot = { locale: Locale; colorScheme: 'light' | 'dark'; viewport: (typeof WINDOWS)[number] };

async function takeAll(browser: Browser, url: string, { locale, colorScheme, viewport }: Shot): Promise<void> {
  // Phones reserve no space for a scrollbar.
  const isMobile = viewport.width < 600;
  const context = await browser.newContext({ viewport, isMobile, colorScheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const [name, address] of Object.entries(PAGES)) {
    await page.goto(`${url}/${locale}${address}`, { waitUntil: 'networkidle' });
    const file = path.join(FOLDER, `${name}-${locale}-${viewport.width}-${colorScheme}.webp`);
    await writeFile(file, await webp(await page.screenshot()));
    console.log(file);
  }
  await context.close();
}

async function main(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const server = await startServer({});
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    for (const viewport of WINDOWS) {
      for (const locale of LOCALES) {
        for (const colorScheme of ['light', 'dark'] as const) {
          await takeAll(browser, server.url, { locale, colorScheme, viewport });
        }
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

await main();
