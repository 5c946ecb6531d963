import { watchDocuments } from './build-journey';
import { expect, test } from './journey';

test.use({ expectedFaults: [/Failed to load resource|ChunkLoadError|Failed to load chunk/] });

test('th-th: U4 a page whose script is missing is loaded as a full document, and saved listings stay', {
  tag: '@phone',
}, async ({ page }) => {
  const requested = new Set<string>();
  page.on('request', (request) => void requested.add(request.url()));
  await page.addInitScript(() => localStorage.setItem('saved-homes', '["rm-1001"]'));
  await page.goto('/th-th/our-works/1');

  const documents = watchDocuments(page);
  const failed: string[] = [];
  const loadedBefore = new Set(requested);
  await page.route('**/_next/static/chunks/*', async (route) => {
    const url = route.request().url();
    if (loadedBefore.has(url) || documents.length > 0) return route.continue();
    failed.push(url);
    return route.fulfill({ status: 404, body: '' });
  });
  await page.evaluate('next.router.push("/th-th/search?type=condo")');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/\d/);
  await expect(page).toHaveURL('/th-th/search?type=condo');
  expect(failed.length).toBeGreaterThan(0);
  expect(documents.map((url) => url.replace(/^[^/]+\/\/[^/]+/, ''))).toEqual(['/th-th/search?type=condo']);
  await expect(page.getByRole('button', { name: /^รายการที่บันทึกไว้ .*1/ })).toBeVisible();
});
