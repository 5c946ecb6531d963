import { type Browser, devices } from '@playwright/test';
import { ACTIONS, type Place } from './actions';
import { Chance } from './chance';
import { judge } from './judge';
import { Watch } from './watch';

const WINDOWS = {
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
  desktop: { ...devices['Desktop Chrome'], viewport: { width: 1_440, height: 900 } },
} as const;

export type WindowName = keyof typeof WINDOWS;

type Fault = { what: string; at: number; address: string; lastActions: readonly string[] };

export type WalkReport = {
  window: WindowName;
  actions: number;
  addresses: ReadonlySet<string>;
  faults: readonly Fault[];
};

type Walk = { url: string; window: WindowName; seed: number; actions: number };

const REMEMBERED = 20;
/** A walk of 2,000 takes a quarter of an hour: so that it can be told from one that is stuck. */
const TOLD_EVERY = 100;

/** Another site answers nothing, and so the page stays. */
async function open(browser: Browser, { url, window, seed }: Walk): Promise<Place> {
  const context = await browser.newContext(WINDOWS[window]);
  await context.route(
    (address) => address.origin !== url,
    (route) => route.fulfill({ status: 204 }),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.goto(`${url}/${window === 'phone' ? 'th-th' : 'en-us'}`);
  return { page, context, url, watch: new Watch(page, context, url), chance: new Chance(seed) };
}

/** One step of a walk, in words. */
async function step(place: Place): Promise<string> {
  const { weight: _, name, act } = place.chance.weigh(ACTIONS);
  const path = () => decodeURI(place.page.url().replace(place.url, ''));
  const from = path();
  const what = await act(place).catch((error: unknown) => (error instanceof Error ? error.message.split('\n')[0] : ''));
  return `${[name, what].filter(Boolean).join(' ')} on ${from}`;
}

/** Walks through the site by chance, and gives back where it was and what went wrong. */
export async function walk(browser: Browser, order: Walk): Promise<WalkReport> {
  const place = await open(browser, order);
  const { page, watch } = place;
  const faults: Fault[] = [];
  const addresses = new Set<string>();
  const lastActions: string[] = [];
  for (let at = 1; at <= order.actions; at++) {
    lastActions.push(await step(place));
    if (lastActions.length > REMEMBERED) lastActions.shift();
    await watch.untilQuiet();
    const missing = await judge(page, order.url);
    watch.isOffline = false;
    watch.mayBeMissing = false;
    const address = page.url().replace(order.url, '');
    addresses.add(address);
    if (at % TOLD_EVERY === 0) console.error(`${order.window}: ${at} of ${order.actions}, ${faults.length} faults`);
    for (const what of [...watch.found.splice(0), ...missing]) {
      faults.push({ what, at, address, lastActions: [...lastActions] });
    }
    // From a broken page the walk goes on at the front door; where nobody opens, it ends.
    if (missing.length > 0) {
      await fetch(order.url, { method: 'HEAD', redirect: 'manual' });
      await page.goto(`${order.url}/th-th`).catch(() => undefined);
    }
  }
  await place.context.close();
  return { window: order.window, actions: order.actions, addresses, faults };
}
