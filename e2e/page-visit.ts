import type { CDPSession, Page } from '@playwright/test';
import { LOCALE_FACTS, type Locale, otherLocale } from '../lib/i18n/locales';
import { accessFaults } from './access-checks';
import { expectNoDarkFaults, expectNoLightFaults } from './axe';
import type { PageWeight } from './budgets';
import { walkByTab } from './focus-walk';
import { isHydrated } from './hydration';
import { expect, test } from './journey';
import { overflow } from './overflow';
import { expectWithinBudget, weigh } from './page-weight';
import { expectNoShift, scrollThrough, watchShifts } from './shifts';

export type Visit = {
  locale: Locale;
  /** Without locale; empty for the home page. */
  path: string;
  budget: PageWeight | undefined;
  isDarkToo: boolean;
  isWalked: boolean;
};

async function expectComplete(page: Page, locale: Locale): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', LOCALE_FACTS[locale].tag);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('h1')).toHaveText(/\S/);
}

/** Leaves the page at the narrowest width. */
async function expectNoOverflow(page: Page): Promise<void> {
  for (const width of [1920, 1440, 820, 390, 320]) {
    // A low viewport, because a wide page is slow to draw.
    await page.setViewportSize({ width, height: 320 });
    expect.soft(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
  }
}

async function expectWalk(page: Page): Promise<void> {
  const { stops, faults, first } = await walkByTab(page);
  expect.soft(first, 'the skip link is the first stop').toBe('#content');
  expect.soft(faults).toEqual([]);
  expect.soft(stops).toBeGreaterThan(20);
}

/** Uses the keyboard, because a resized page needs a moment before it accepts clicks. */
async function switchLanguage(page: Page, to: Locale, path: string): Promise<void> {
  const name = to === 'th-th' ? 'ภาษาไทย' : 'English';
  await page.locator('header').getByRole('link', { name }).press('Enter');
  await expect(page).toHaveURL(`/${to}${path}`);
  await expectComplete(page, to);
}

/** Leaves the page in the other language, in forced colours. */
async function expectBothLanguages(page: Page, locale: Locale, path: string, devtools: CDPSession): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  expect.soft(await accessFaults(page, devtools, locale)).toEqual([]);
  const other = otherLocale(locale);
  await switchLanguage(page, other, path);
  expect.soft(await accessFaults(page, devtools, other)).toEqual([]);
}

/**
 * Loads a page once and runs all checks that apply to every page. Weight and shifts come first, because they need a
 * fresh load.
 */
export async function visit(page: Page, { locale, path, budget, isDarkToo, isWalked }: Visit): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await watchShifts(page);
  const weight = await weigh(devtools);
  const response = await page.goto(`/${locale}${path}`);
  expect(response?.status()).toBe(200);
  await expectComplete(page, locale);
  expect(await isHydrated(page), 'the page is hydrated').toBe(true);
  if (budget !== undefined) await test.step('weight', () => expectWithinBudget(page, weight, budget));
  await test.step('shifts', async () => {
    await scrollThrough(page);
    await expectNoShift(page);
  });
  await test.step('axe', () => expectNoLightFaults(page));
  if (isDarkToo) await test.step('axe in dark mode', () => expectNoDarkFaults(page));
  if (isWalked) await test.step('tab key', () => expectWalk(page));
  await test.step('widths', () => expectNoOverflow(page));
  if (isWalked)
    await test.step('forced colours and the other language', () => expectBothLanguages(page, locale, path, devtools));
}
