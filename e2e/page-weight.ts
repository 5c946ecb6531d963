import type { CDPSession, Page } from '@playwright/test';
import { MIN_WEIGHT, type PageWeight, WEIGHED } from './budgets';
import { expect, test } from './journey';

const KINDS: Readonly<Record<string, 'html' | 'scripts' | 'pictures'>> = {
  Document: 'html',
  Script: 'scripts',
  Image: 'pictures',
};

/** Measures everything that the page loads from now on. The returned object is updated as responses arrive. */
export async function weigh(devtools: CDPSession): Promise<PageWeight> {
  await devtools.send('Network.enable');
  const kinds = new Map<string, string>();
  const weight = { html: 0, markup: 0, elements: 0, scripts: 0, pictures: 0, requests: 0, headers: 0 };
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) weight.requests += 1;
  });
  devtools.on('Network.responseReceivedExtraInfo', ({ headersText = '' }) => {
    // The first response is that of the document.
    if (weight.headers === 0) weight.headers = headersText.length;
  });
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (kinds.get(requestId) === 'Document') weight.markup += dataLength;
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = KINDS[kinds.get(requestId) ?? ''];
    if (kind !== undefined) weight[kind] += encodedDataLength;
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
