import { watchDocuments } from './build-journey';
import { expect, test } from './journey';

test.use({ expectedFaults: [/Failed to load resource|ChunkLoadError|Failed to load chunk/] });

test('th-th: U4 a page whose script is gone is loaded whole, and saved homes stay', { tag: '@phone' }, async ({
  page,
}) => {
  const had = new Set<string>();
  page.on('request', (request) => void had.add(request.url()));
  await page.addInitScript(() => localStorage.setItem('saved-homes', '["rm-1001"]'));
  await page.goto('/th-th/our-works/1');

  const documents = watchDocuments(page);
  const lost: string[] = [];
  const own = new Set(had);
  await page.route('**/_next/static/chunks/*', async (route) => {
    const url = route.request().url();
    if (own.has(url) || documents.length > 0) return route.continue();
    lost.push(url);
    return route.fulfill({ status: 404, body: '' });
  });
  await page.evaluate('next.router.push("/th-th/search?type=condo")');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/\d/);
  await expect(page).toHaveURL('/th-th/search?type=condo');
  expect(lost.length).toBeGreaterThan(0);
  expect(documents.map((url) => url.replace(/^[^/]+\/\/[^/]+/, ''))).toEqual(['/th-th/search?type=condo']);
  await expect(page.getByRole('button', { name: /^บ้านที่บันทึกไว้ .*1/ })).toBeVisible();
});
