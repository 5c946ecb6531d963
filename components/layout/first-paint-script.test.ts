import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { FIRST_PAINT_SCRIPT } from '@/lib/build/inline-scripts';
import { deviceLayoutFor } from '../ui/browser';

type Browser = {
  width?: number;
  coarse?: boolean;
  dark?: boolean;
  stored?: string | null | 'forbidden';
  arrival?: string;
  hash?: string;
};

/** Runs the script in a fake browser and returns the classes and the layout that it sets. */
function painted(browser: Browser) {
  const { width = 1440, coarse = false, dark = false, stored = null, arrival = 'navigate', hash = '' } = browser;
  const classes: string[] = [];
  const dataset: { layout?: string; lazyLayout?: string } = {};
  runInNewContext(FIRST_PAINT_SCRIPT, {
    document: { documentElement: { classList: { add: (name: string) => classes.push(name) }, dataset } },
    localStorage: {
      getItem(key: string) {
        if (stored === 'forbidden') throw new Error('denied');
        return key === 'nuxt-color-mode' ? stored : null;
      },
    },
    matchMedia: (query: string) => ({ matches: query.includes('coarse') ? coarse : dark }),
    innerWidth: width,
    performance: { getEntriesByType: () => [{ type: arrival }] },
    location: { hash },
    addEventListener: () => {},
  });
  return { classes, layout: dataset.layout, isLazy: dataset.lazyLayout !== undefined };
}

it.each([
  [{ stored: 'dark' }, 'dark'],
  [{ stored: 'light', dark: true }, 'light'],
  [{ stored: 'system', dark: true }, 'dark'],
  [{ dark: true }, 'dark'],
  [{}, 'light'],
  [{ stored: 'forbidden', dark: true }, 'dark'],
  [{ stored: '<nonsense>' }, 'light'],
] as const)('C sets the mode before paint: %j gives %s', (browser, mode) => {
  expect(painted(browser).classes).toEqual([mode]);
});

it('D sets the same layout before paint as deviceLayoutFor', () => {
  for (const width of [320, 767, 768, 1024, 1279, 1280, 1920]) {
    for (const coarse of [true, false]) {
      expect(painted({ width, coarse }).layout).toBe(deviceLayoutFor(width, coarse));
    }
  }
});

it.each([
  [{ width: 390 }, true],
  [{ width: 768 }, false],
  [{ width: 390, arrival: 'reload' }, false],
  [{ width: 390, arrival: 'back_forward' }, false],
  [{ width: 390, hash: '#money' }, false],
])('allows lazy layout on phones where no scroll position depends on heights: %j gives %s', (browser, isLazy) => {
  expect(painted(browser).isLazy).toBe(isLazy);
});
