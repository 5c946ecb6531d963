import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, devices } from '@playwright/test';
import { neededChromium } from './programs.mjs';
import { startProductionServer } from './servers.mjs';
import { percentile, report, shown } from './table.mjs';

const ROUNDS = process.argv.includes('--quick') ? 2 : 10;
const SLOWDOWN = 4;
/** How long a visitor looks at what came into view before a press. */
const LOOK_MS = 500;
/** Good is at most 200 ms (https://web.dev/articles/inp). */
const MOST_MS = 150;

/** Pictures load when they come into view, before a visitor presses a control beside them. */
async function comeIntoView(page, selector) {
  const control = page.locator(selector).locator('visible=true').first();
  await control.scrollIntoViewIfNeeded();
  await page.waitForTimeout(LOOK_MS);
  return control;
}

const tap = (selector) => async (page) => (await comeIntoView(page, selector)).tap();
const type = (selector, text) => async (page) => (await comeIntoView(page, selector)).pressSequentially(text);

/** What a visitor does on each page, in order. */
const VISITS = {
  '/th-th': { type: type('main [name=q]', 'condo on nut') },
  '/th-th/properties/1': {
    save: tap('.save-toggle'),
    compare: tap('.compare-toggle'),
    hide: tap('.hide-toggle'),
    menu: tap('header summary'),
  },
  '/th-th/search?type=condo': {
    'open filters': tap('details.peer > summary'),
    'choose a pill': tap('dialog:modal .pills > label'),
    'open a group': tap('dialog:modal .filter-group > summary'),
    'tick a filter': tap('dialog:modal .filter-group[open] label'),
    'show results': tap('dialog:modal [type=submit]'),
  },
  '/th-th/listings/rm-1001': {
    'open the gallery': tap('main p > button'),
    'next photo': (page) => page.keyboard.press('ArrowRight'),
    'close the gallery': (page) => page.keyboard.press('Escape'),
    'unfold a section': tap('main .fold > summary'),
  },
  '/th-th/contact-us-for-sell': {
    'choose a type': tap('.tiles > .segment'),
    'next step': tap('[data-next]'),
  },
};

/** Runs in the page. Keeps the longest event of each interaction, as the Event Timing API reports it (from 16 ms on). */
function record() {
  window.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0)
        window.interactions.set(interactionId, Math.max(duration, window.interactions.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16 });
}

/** Runs in the page. Waits until the frame after the interaction is painted and its entries have been delivered. */
const settled = () =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => requestIdleCallback(resolve), 100)));

async function visit(browser, url, actions, durations) {
  const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(record);
  await page.goto(url, { waitUntil: 'networkidle' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  for (const [name, act] of Object.entries(actions)) {
    await page.evaluate(() => window.interactions.clear());
    await act(page);
    await page.evaluate(settled);
    // An interaction without an entry took less than 16 ms.
    const found = await page.evaluate(() => [...window.interactions.values()]);
    durations.get(name).push(...(found.length > 0 ? found : [0]));
  }
  await context.close();
}

const executablePath = await neededChromium();
const dataDir = mkdtempSync(join(tmpdir(), 'bench-interactions-'));
const server = await startProductionServer({ DATA_DIR: dataDir });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const durations = new Map(Object.values(VISITS).flatMap((actions) => Object.keys(actions).map((name) => [name, []])));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [path, actions] of Object.entries(VISITS)) await visit(browser, server.url + path, actions, durations);
  console.table(
    Object.fromEntries(
      [...durations].map(([name, all]) => [
        name,
        { interactions: all.length, 'median ms': shown(percentile(all, 0.5)), 'longest ms': shown(Math.max(...all)) },
      ]),
    ),
  );
  const all = [...durations.values()].flat();
  report([
    { what: 'interactions measured', value: all.length, unit: '' },
    { what: 'interaction to next paint, median', value: percentile(all, 0.5), unit: 'ms' },
    { what: 'interaction to next paint, p98', value: percentile(all, 0.98), unit: 'ms', atMost: MOST_MS },
  ]);
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, maxRetries: 3 });
}
