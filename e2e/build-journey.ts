import { expect, type Page } from '@playwright/test';

const HOUR = 3_600_000;

/** Records the URLs that the browser loads as full documents from now on. */
export function watchDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url());
  });
  return documents;
}

/** Waits for one turn of the page's event loop. Uses a message, because the clock of the page may be paused. */
async function oneTurn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      }),
  );
}

/** Opens a page with a fake clock, and waits until it has received a response for its build manifest. */
export async function openFollowed(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await followed(page, () => page.goto(address));
}

/** Runs `open`, and waits until the page has received a response for its build manifest. */
async function followed(page: Page, open: () => Promise<unknown>): Promise<void> {
  let hasManifest = false;
  const manifest = page.waitForResponse('**/builds/meta/*.json?*').then(async (response) => {
    await response.finished();
    hasManifest = true;
  });
  await open();
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return hasManifest;
    })
    .toBe(true);
  await manifest;
  await oneTurn(page);
}

/** Advances the clock by an hour, and waits for the request for the latest build. */
export async function passAnHour(page: Page): Promise<void> {
  const latest = page.waitForResponse('**/builds/latest.json?*');
  await page.clock.fastForward(HOUR);
  await (await latest).finished();
  await oneTurn(page);
}
