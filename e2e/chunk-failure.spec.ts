import type { Page } from '@playwright/test';
import { watchDocuments } from './build-journey';
import { expect, test } from './journey';

test.use({ expectedFaults: [/Failed to load resource|ChunkLoadError|Failed to load chunk/] });

const CHUNKS = '**/_next/static/chunks/*';

/** Opens a page; the scripts and styles that only others have are gone as long as `areGone` says so. */
async function openBeforeLoss(page: Page, address: string, areGone: () => boolean) {
  const own = new Set<string>();
  const lost: string[] = [];
  page.on('request', (request) => void own.add(request.url()));
  await page.addInitScript(() => localStorage.setItem('saved-homes', '["rm-1001"]'));
  await page.goto(address);
  const had = new Set(own);
  await page.route(CHUNKS, async (route) => {
    const url = route.request().url();
    if (had.has(url) || !areGone()) return route.continue();
    lost.push(url);
    return route.fulfill({ status: 404, body: '' });
  });
  return { lost, documents: watchDocuments(page) };
}

test('th-th: U4 a page whose script is gone is loaded whole, and what is kept stays', { tag: '@phone' }, async ({
  page,
}) => {
  let areGone = () => true;
  const { lost, documents } = await openBeforeLoss(page, '/th-th/our-works/1', () => areGone());
  areGone = () => documents.length === 0;
  await page.evaluate('next.router.push("/th-th/search?type=condo")');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/\d/);
  await expect(page).toHaveURL('/th-th/search?type=condo');
  expect(lost.length).toBeGreaterThan(0);
  expect(documents.map((url) => url.replace(/^[^/]+\/\/[^/]+/, ''))).toEqual(['/th-th/search?type=condo']);
  await expect(page.getByRole('button', { name: /^บ้านที่บันทึกไว้ .*1/ })).toBeVisible();
});

test('en-us: U4 a page that was loaded anew a moment ago says what is wrong, and can be asked for again', {
  tag: '@phone',
}, async ({ page }) => {
  const { documents } = await openBeforeLoss(page, '/en-us/our-works/1', () => true);
  await page.evaluate(`
    const reload = { path: '/en-us/search', expires: Date.now() + 9_000 };
    sessionStorage.setItem('reloaded', JSON.stringify([reload]));
    next.router.push('/en-us/search');
  `);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  expect(documents).toEqual([]);
  await page.unroute(CHUNKS);
  await again.click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/\d/);
  expect(documents.length).toBe(1);
});
