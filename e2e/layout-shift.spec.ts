import type { Page } from '@playwright/test';
import { expect, test } from './journey';

const PAGES = ['', '/properties/1', '/listings/rm-1001', '/search?q=condo'];

declare global {
  interface Window {
    shifts: { value: number; nodes: string[] }[];
  }
}

/** Collects every shift that no visitor asked for, with what moved. */
const observe = () => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry && 'hadRecentInput' in entry && 'sources' in entry)) continue;
      if (entry.hadRecentInput || typeof entry.value !== 'number' || !Array.isArray(entry.sources)) continue;
      const nodes = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : '?'));
      window.shifts.push({ value: entry.value, nodes });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Through the whole page, a window's height at a time, as pictures come. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frames = (count: number) =>
      new Promise<void>((resolve) => {
        const step = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => step(left - 1)));
        step(count);
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await frames(12);
    }
  });
  await page.waitForLoadState('networkidle');
}

for (const locale of ['en-us', 'th-th']) {
  for (const path of PAGES) {
    test(`/${locale}${path} moves nothing while it loads and is read`, async ({ page }) => {
      await page.addInitScript(observe);
      await page.goto(`/${locale}${path}`);
      await page.waitForLoadState('networkidle');
      await scrollThrough(page);
      const shifts = await page.evaluate(() => window.shifts);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      // To three decimals, as Lighthouse and the web vitals give it: Chromium may lay out a page that is half parsed.
      expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(0.0005);
    });
  }
}

test('a shift would be seen', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(observe);
  await page.goto('/en-us/properties/1');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<p>late</p>'));
  await expect.poll(() => page.evaluate(() => window.shifts.length)).toBeGreaterThan(0);
});
