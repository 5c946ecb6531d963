import type { BrowserContext } from '@playwright/test';
import { expect, test } from './journey';

/** Milliseconds after the first paint. */
const MOMENTS = [50, 250, 500, 800, 1_200];

/** `done` is the selector of an element that exists only once the press has had its effect. */
type Control = { readonly control: string; readonly done: string; readonly key?: 'Enter' | ' ' };

const MARKS = {
  save: { control: 'main .save-toggle', done: 'main .save-toggle[aria-pressed=true]' },
  hide: { control: 'main .hide-toggle', done: '[data-cover]' },
  compare: { control: 'main .compare-toggle', done: '[data-compare-bar]' },
};
const SAVED: Control = { control: 'button[aria-haspopup=dialog]', done: '[role=dialog]' };
const MENU: Control = { control: 'header summary', done: 'header details[open]' };
const CONTACT: Control = { control: 'body > nav summary', done: 'body > nav details[open]' };

type Journey = {
  readonly path: string;
  readonly isPhone: boolean;
  readonly controls: Readonly<Record<string, Control>>;
};

const JOURNEYS: Readonly<Record<string, Journey>> = {
  'the home page': {
    path: '/th-th',
    isPhone: true,
    controls: {
      ...MARKS,
      saved: SAVED,
      menu: MENU,
      contact: CONTACT,
      play: { control: 'button[aria-label="เลื่อนอัตโนมัติ"]', done: 'button[aria-label^="หยุด"]' },
      'next slide': { control: 'button[aria-label="ถัดไป"]', done: '[aria-roledescription] li[inert]:first-child' },
    },
  },
  search: {
    path: '/th-th/search?type=condo',
    isPhone: true,
    controls: {
      ...MARKS,
      saved: SAVED,
      menu: MENU,
      contact: CONTACT,
      filters: { control: 'details.peer > summary', done: 'details.peer[open], dialog:modal' },
      'save search': {
        control: 'main button[aria-pressed]:has(.invisible)',
        done: 'main button[aria-pressed=true]:has(.invisible)',
      },
    },
  },
  'a category': {
    path: '/th-th/properties/1',
    isPhone: false,
    controls: {
      ...MARKS,
      saved: SAVED,
      'next photo': { control: '.card-arrow-right', done: '.card-arrow-left:not([aria-disabled])' },
      'colour mode': { control: '[data-colour-mode] button', done: '[data-colour-mode] button[title$="สว่าง"]' },
      'save by a key': { ...MARKS.save, key: 'Enter' },
      'compare by a key': { ...MARKS.compare, key: ' ' },
    },
  },
  'a listing': {
    path: '/th-th/listings/rm-1001',
    isPhone: true,
    controls: {
      save: MARKS.save,
      compare: MARKS.compare,
      saved: SAVED,
      'all photos': { control: 'main p > button', done: '.yarl__portal_open' },
      'a photo': { control: 'main ul a[href^="/_ipx/"]', done: '.yarl__portal_open' },
      'a floor plan': { control: '[aria-labelledby=floor-plans] a', done: '.yarl__portal_open' },
      map: { control: 'main button[aria-busy]', done: 'canvas' },
      'copy the link': {
        control: 'main button[data-event-press*=copy]',
        done: 'main button[data-event-press*=copy] ~ [role=status]:not(:empty)',
      },
    },
  },
  'the film of a listing': {
    path: '/th-th/listings/rm-1017',
    isPhone: true,
    controls: { film: { control: 'main p > a[href="#video"]', done: '.yarl__portal_open' } },
  },
};

type Press = { readonly isFelt: boolean; readonly after: number };

declare global {
  interface Window {
    earlyPress?: Press;
    pressAt(x: number, y: number): void;
  }
}

/** Runs in the page. Asks for a press on the control at the given moment, and records when it was felt. */
function pressEarly({ control, done, key, moment }: Control & { moment: number }): void {
  const find = () =>
    [...document.querySelectorAll(control)].find((element) => element.checkVisibility({ visibilityProperty: true }));
  const press = () => {
    const element = find();
    if (element === undefined) return void requestAnimationFrame(press);
    const scroll = () => element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const pressNow = () => {
      scroll();
      if (key !== undefined && element instanceof HTMLElement) element.focus();
      const { left, top, width, height } = element.getBoundingClientRect();
      window.pressAt(left + width / 2, top + height / 2);
    };
    // Two frames lay out the parts that come into view.
    scroll();
    requestAnimationFrame(() => requestAnimationFrame(pressNow));
  };
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    const [paint] = performance.getEntriesByType('paint');
    setTimeout(press, Math.max(0, (paint?.startTime ?? 0) + moment - performance.now()));
  }).observe({ type: 'paint', buffered: true });
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const element = find();
      // The next frame shows what has changed until now.
      requestAnimationFrame(() => {
        const isFelt = element?.getAttribute('aria-busy') === 'true' || document.querySelector(done) !== null;
        window.earlyPress = { isFelt, after: performance.now() - timeStamp };
      });
    },
    { capture: true, once: true },
  );
}

const KILOBIT = 1_000 / 8;

async function openSlowly(
  context: BrowserContext,
  path: string,
  given: Parameters<typeof pressEarly>[0],
  isPhone: boolean,
) {
  await context.grantPermissions(['clipboard-write']);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 150 },
    ...{ downloadThroughput: 1_600 * KILOBIT, uploadThroughput: 750 * KILOBIT },
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.exposeFunction('pressAt', (x: number, y: number) => {
    if (given.key !== undefined) return page.keyboard.press(given.key);
    return isPhone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
  });
  await page.addInitScript(pressEarly, given);
  await page.mainFrame().goto(path, { waitUntil: 'commit' });
  return page;
}

/** Longer than the slowest of these pages needs until its scripts run. */
const DONE_WITHIN_MS = 30_000;

for (const [name, { path, isPhone, controls }] of Object.entries(JOURNEYS)) {
  test(`th-th: no press on ${name} in the first moments is lost`, {
    tag: [isPhone ? '@phone' : '@desktop', '@full'],
  }, async ({ browser, baseURL }) => {
    test.setTimeout(900_000);
    const presses = [];
    for (const [what, control] of Object.entries(controls))
      for (const moment of MOMENTS) {
        const context = await browser.newContext();
        const page = await openSlowly(context, baseURL + path, { ...control, moment }, isPhone);
        const isDone = await page
          .locator(control.done)
          .first()
          .waitFor({ state: 'attached', timeout: DONE_WITHIN_MS })
          .then(
            () => true,
            () => false,
          );
        const press = await page.evaluate(() => window.earlyPress);
        presses.push({ what, moment, isDone, ...press });
        await context.close();
      }
    test.info().annotations.push({ type: 'presses', description: JSON.stringify(presses) });
    expect(presses.filter(({ isDone, isFelt }) => !isDone || isFelt !== true)).toEqual([]);
  });
}
