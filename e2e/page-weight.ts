import type { Page } from '@playwright/test';
import type { PageWeight } from './budgets';

const KINDS: Readonly<Record<string, 'html' | 'scripts' | 'pictures'>> = {
  Document: 'html',
  Script: 'scripts',
  Image: 'pictures',
};

/** Opens a page and weighs what comes, until it rests. */
export async function weightOf(page: Page, address: string): Promise<PageWeight> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const kinds = new Map<string, string>();
  const weight = { html: 0, scripts: 0, pictures: 0, requests: 0, headers: 0 };
  client.on('Network.requestWillBeSent', () => {
    weight.requests += 1;
  });
  client.on('Network.responseReceivedExtraInfo', ({ headersText = '' }) => {
    // The page itself is answered first.
    if (weight.headers === 0) weight.headers = headersText.length;
  });
  client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = KINDS[kinds.get(requestId) ?? ''];
    if (kind !== undefined) weight[kind] += encodedDataLength;
  });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  return weight;
}
