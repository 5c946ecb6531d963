import { axeFaults } from './axe';
import { expect, test } from './journey';

test.use({
  serviceWorkers: 'allow',
  // What is asked for without a connection: the page itself, and pictures that the browser does not have.
  expectedFaults: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
});

test('th-th: without a connection saved homes and our phone number are there, with it every page is new', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.goto('/th-th/properties/1');
  const card = page.getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: 'บันทึกบ้านนี้' }).click();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);

  await context.setOffline(true);
  const address = '/th-th/listings/rm-1001';
  await page.goto(address);
  await expect(page).toHaveTitle(/ไม่มีอินเทอร์เน็ต/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ไม่มีอินเทอร์เน็ต');
  const home = page.locator('#homes').getByRole('listitem');
  await expect(home).toHaveCount(1);
  await expect(home).toContainText(title);
  await expect(home).toContainText('฿');
  await expect(home.locator('img'), 'a picture that the browser has').toBeVisible();
  await expect(page.getByRole('link', { name: '02 000 0100' }).first()).toHaveAttribute('href', 'tel:+6620000100');
  await expect(page.getByText('วันจันทร์').first()).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFaults(page), colorScheme).toEqual([]);
  }

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('ไม่มีอินเทอร์เน็ต');
  await expect(page).toHaveURL(address);
  expect((await page.goto('/th-th'))?.fromServiceWorker()).toBe(true);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.sort(), 'no page of the site is ever kept').toEqual(['/offline/en-us.html', '/offline/th-th.html']);
});
