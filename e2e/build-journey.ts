import { expect, type Page } from '@playwright/test';

const HOUR = 3_600_000;

/** The pages that the browser itself loads from now on, as whole documents. */
export function watchDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url());
  });
  return documents;
}

/** Lets the page take up what has come: its own clock may stand still, but messages come. */
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

/** Opens a page under a clock of the test's own, and waits until it has its manifest, whatever that is. */
export async function openFollowed(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await followed(page, () => page.goto(address));
}

/** Does something that opens a page, and waits until that has asked for its manifest. */
async function followed(page: Page, open: () => Promise<unknown>): Promise<void> {
  let isHere = false;
  const manifest = page.waitForResponse('**/builds/meta/*.json?*').then(async (response) => {
    await response.finished();
    isHere = true;
  });
  await open();
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return isHere;
    })
    .toBe(true);
  await manifest;
  await oneTurn(page);
}

/** Lets an hour pass, and waits for the question after the site's build. */
export async function passAnHour(page: Page): Promise<void> {
  const latest = page.waitForResponse('**/builds/latest.json?*');
  await page.clock.fastForward(HOUR);
  await (await latest).finished();
  await oneTurn(page);
}
