import type { Page } from '@playwright/test';
import { SHIFT_BUDGET } from './budgets';
import { expect } from './journey';

declare global {
  interface Window {
    shifts: { value: number; afterInput: boolean; nodes: string[] }[];
  }
}

/**
 * Records every layout shift of pages that are opened from now on, with its elements and whether recent input caused
 * it.
 */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('hadRecentInput' in entry && 'value' in entry && 'sources' in entry)) continue;
        if (typeof entry.value !== 'number' || !Array.isArray(entry.sources)) continue;
        const nodes = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : '?'));
        window.shifts.push({ value: entry.value, afterInput: entry.hadRecentInput === true, nodes });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/**
 * Rounds to three decimals, as Lighthouse and web vitals do, because Chromium may lay out a half-parsed page.
 * `anyShift` also counts shifts within half a second of an input.
 */
export async function expectNoShift(page: Page, { anyShift = false } = {}): Promise<void> {
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((total, { value, afterInput }) => total + (afterInput && !anyShift ? 0 : value), 0);
  expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(SHIFT_BUDGET);
}

/** Scrolls a page to its end and back, one viewport at a time, and waits for the pictures in each. */
export const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const inSight = new Set<HTMLImageElement>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (target instanceof HTMLImageElement) inSight[isIntersecting ? 'add' : 'delete'](target);
      }
    });
    // A picture that the page has removed never loads.
    const loaded = async (image: HTMLImageElement) => {
      while (!image.complete && image.isConnected) await frame();
    };
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      for (const image of document.images) observer.observe(image);
      for (let frames = 0; frames < 4; frames += 1) await frame();
      await Promise.all([...inSight].map(loaded));
      await frame();
    }
    observer.disconnect();
    window.scrollTo(0, 0);
    await frame();
  });
