import type { Page } from '@playwright/test';

/** Counts every shift of the pages that are opened from now on, also those after a press. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || typeof entry.value !== 'number') continue;
        Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + entry.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const sumOfShifts = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'shift'));
