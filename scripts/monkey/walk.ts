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
/** The number of actions between progress lines. A walk of 2,000 takes 15 minutes, and may look stuck without them. */
const PROGRESS_EVERY = 100;

/** Opens the site. Requests to other origins get status 204, so that links to them do not leave the page. */
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

/** Performs a random action and returns its description. */
async function step(place: Place): Promise<string> {
  const { weight: _, name, act } = place.chance.weigh(ACTIONS);
  const path = () => decodeURI(place.page.url().replace(place.url, ''));
  const from = path();
  const what = await act(place).catch((error: unknown) => (error instanceof Error ? error.message.split('\n')[0] : ''));
  return `${[name, what].filter(Boolean).join(' ')} on ${from}`;
}

/** Performs random actions on the site, and returns the visited addresses and the faults. */
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
    if (at % PROGRESS_EVERY === 0) console.error(`${order.window}: ${at} of ${order.actions}, ${faults.length} faults`);
    for (const what of [...watch.found.splice(0), ...missing]) {
      faults.push({ what, at, address, lastActions: [...lastActions] });
    }
    // After a broken page, continues at the start page. Throws if the server no longer responds.
    if (missing.length > 0) {
      await fetch(order.url, { method: 'HEAD', redirect: 'manual' });
      await page.goto(`${order.url}/th-th`).catch(() => undefined);
    }
  }
  await place.context.close();
  return { window: order.window, actions: order.actions, addresses, faults };
}
