import { openFollowed, passAnHour, watchDocuments } from './build-journey';
import { expect, test } from './journey';
import { SELLER_WORDS, typeOf } from './seller-journey';

test('th-th: U2 after a new build the next link loads a full page once, and a form keeps its draft', {
  tag: '@phone',
}, async ({ page }) => {
  await page.route('**/builds/latest.json?*', (route) => route.fulfill({ json: { id: 'another', timestamp: 1 } }));
  await page.addInitScript(() => localStorage.setItem('saved-homes', '["rm-1001"]'));
  await openFollowed(page, '/th-th/contact-us-for-sell');
  await typeOf(page, 'condo').check();
  await passAnHour(page);
  const documents = watchDocuments(page);
  await page.getByRole('navigation', { name: 'ทางลัด' }).getByRole('link', { name: 'ค้นหา' }).click();
  await expect(page).toHaveURL('/th-th/search');
  await expect(page.getByRole('button', { name: /^รายการที่บันทึกไว้ .*1/ })).toBeVisible();
  expect(documents.map((url) => new URL(url).pathname)).toEqual(['/th-th/search']);

  await page.goBack();
  await expect(typeOf(page, 'condo')).toBeChecked();
  await expect(page.getByText(SELLER_WORDS['th-th'].restored)).toBeVisible();
});

test.describe('server redirects', () => {
  // The test has no network: it only checks that the browser requests the URL of the other host.
  test.use({ expectedFaults: [/line\.me|Failed to load resource/] });

  test('th-th: N1 U5 links are prefetched, and redirects lead within the site and to another host', {
    tag: '@phone',
  }, async ({ page }) => {
    const prefetched: string[] = [];
    page.on('request', (request) => {
      if (request.headers().rsc !== undefined) prefetched.push(request.url());
    });
    await page.route('https://line.me/**', (route) => route.fulfill({ contentType: 'text/html', body: 'LINE' }));
    await page.goto('/th-th');
    await expect.poll(() => prefetched.length).toBeGreaterThan(0);
    const documents = watchDocuments(page);
    await page.evaluate('next.router.push("/th-th/condo?utm=a")');
    await expect(page).toHaveURL('/th-th/search?type=condo&utm=a');
    expect(documents).toEqual([]);
    const outside = page.waitForRequest(/^https:\/\/line\.me\//);
    await page.evaluate('next.router.push("/th-th/line")');
    expect((await outside).isNavigationRequest()).toBe(true);
  });
});
