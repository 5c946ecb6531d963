import type { CDPSession, Page } from '@playwright/test';
import { MIN_WEIGHT, type PageWeight, WEIGHED } from './budgets';
import { expect, test } from './journey';

const KINDS: Readonly<Record<string, 'html' | 'scripts' | 'pictures'>> = {
  Document: 'html',
  Script: 'scripts',
  Image: 'pictures',
};

const SMALL_SCRIPT = 4_000;

/**
 * Measures everything that the page loads from now on. The returned object is updated as responses arrive. Leaves out
 * the watch for a new build: it starts a second after hydration (U2), before or after the network is idle.
 */
export async function weigh(devtools: CDPSession): Promise<PageWeight> {
  await devtools.send('Network.enable');
  const kinds = new Map<string, string>();
  const weight = { html: 0, markup: 0, elements: 0, scripts: 0, pictures: 0, requests: 0, headers: 0 };
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    if (!/^data:|\/builds\/meta\//.test(request.url)) weight.requests += 1;
  });
  devtools.on('Network.responseReceivedExtraInfo', ({ headersText = '' }) => {
    // The first response is that of the document.
    if (weight.headers === 0) weight.headers = headersText.length;
  });
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (kinds.get(requestId) === 'Document') weight.markup += dataLength;
  });
  devtools.on('Network.loadingFinished', async ({ requestId, encodedDataLength }) => {
    const kind = KINDS[kinds.get(requestId) ?? ''];
    if (kind !== undefined) weight[kind] += encodedDataLength;
    if (kind !== 'scripts' || encodedDataLength > SMALL_SCRIPT) return;
    const { body } = await devtools.send('Network.getResponseBody', { requestId }).catch(() => ({ body: '' }));
    if (!body.includes('/builds/meta/')) return;
    weight.scripts -= encodedDataLength;
    weight.requests -= 1;
  });
  return weight;
}

/** Expects a loaded page to be within its budget once the network is idle. */
export async function expectWithinBudget(page: Page, weight: PageWeight, budget: PageWeight): Promise<void> {
  await page.waitForLoadState('networkidle');
  weight.elements = await page.locator('*').count();
  test.info().annotations.push({ type: 'weight', description: JSON.stringify(weight) });
  for (const name of WEIGHED) {
    expect.soft(weight[name], name).toBeGreaterThan(MIN_WEIGHT[name]);
    expect.soft(weight[name], name).toBeLessThanOrEqual(budget[name]);
  }
}
