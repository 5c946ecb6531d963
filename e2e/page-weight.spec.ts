import type { Page } from '@playwright/test';
import { expect, test } from './journey';

const KB = 1_000;

/** Bytes as they came over the wire, by kind, until the page rests and before anybody scrolls. */
async function weightOf(page: Page, address: string): Promise<Record<'Image' | 'Script', number>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const kinds = new Map<string, string>();
  const weight = { Image: 0, Script: 0 };
  client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === 'Image' || kind === 'Script') weight[kind] += encodedDataLength;
  });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  return weight;
}

test.describe('on a phone of two pixels a point', { tag: '@phone' }, () => {
  test.use({ deviceScaleFactor: 2 });

  for (const locale of ['en-us', 'th-th']) {
    for (const path of ['', '/properties/1', '/search', '/listings/rm-1001', '/our-works/1']) {
      test(`/${locale}${path} takes at most 600 kB of pictures and 160 kB of scripts before scrolling`, async ({
        page,
      }) => {
        const { Image, Script } = await weightOf(page, `/${locale}${path}`);
        expect(Script).toBeGreaterThan(50 * KB);
        expect(Script).toBeLessThanOrEqual(160 * KB);
        expect(Image).toBeGreaterThan(1 * KB);
        expect(Image).toBeLessThanOrEqual(600 * KB);
        test.info().annotations.push({ type: 'bytes', description: JSON.stringify({ Image, Script }) });
      });
    }
  }
});
