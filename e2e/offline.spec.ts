import { axeFaults } from './axe';
import { expect, test } from './journey';

test.use({
  serviceWorkers: 'allow',
  // Requests that fail without a connection: the page itself, and pictures that the browser has not cached.
  expectedFaults: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
});

test('th-th: the offline page shows saved listings and our phone number, and pages are never cached', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.goto('/th-th/properties/1');
  const card = page.getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: 'บันทึกประกาศนี้' }).click();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);

  await context.setOffline(true);
  const address = '/th-th/listings/rm-1001';
  await page.goto(address);
  await expect(page).toHaveTitle(/ไม่ได้เชื่อมต่ออินเทอร์เน็ต/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ไม่ได้เชื่อมต่ออินเทอร์เน็ต');
  const home = page.locator('#homes').getByRole('listitem');
  await expect(home).toHaveCount(1);
  await expect(home).toContainText(title);
  await expect(home).toContainText('฿');
  await expect(home.locator('img'), 'a picture in the browser cache').toBeVisible();
  await expect(page.getByRole('link', { name: '02 000 0100' }).first()).toHaveAttribute('href', 'tel:+6620000100');
  await expect(page.getByText('วันจันทร์').first()).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFaults(page), colorScheme).toEqual([]);
  }

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('ไม่ได้เชื่อมต่ออินเทอร์เน็ต');
  await expect(page).toHaveURL(address);
  expect((await page.goto('/th-th'))?.fromServiceWorker()).toBe(true);
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored.sort(), 'no page of the site is stored').toEqual(['/offline/en-us.html', '/offline/th-th.html']);
});
