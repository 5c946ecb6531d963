import { drawn, test } from './client-icon-page';
import { knows } from './icon-host';
import { expect } from './journey';

/** Stands in the Iconify client alone. */
const LIBRARY = 'api.iconify.design';

test.describe('I2 client icons', { tag: '@desktop' }, () => {
  test('of the installed set come from the endpoint of the site', async ({ page, baseURL, iconPage }) => {
    const own = await iconPage(['lucide:house', 'lucide:home'], [], async (request, response) => {
      const answer = await fetch(`${baseURL}${request.url}`);
      response.writeHead(answer.status).end(await answer.text());
    });
    await page.goto(own.origin);
    await expect(drawn(page, 'lucide:house')).toBeVisible();
    await expect(drawn(page, 'lucide:home')).toBeVisible();
    expect(own.asked).toHaveLength(1);
  });

  test('ask in addresses under 500 characters, however many they are', async ({ page, iconPage }) => {
    const icons = Array.from({ length: 120 }, (_, index) => `mdi:icon-${index}`);
    const own = await iconPage(icons, ['https://a-host-with-a-long-name.icons.example'], knows());
    await page.goto(own.origin);
    await expect(page.locator('span[style*="--svg"]')).toHaveCount(120);
    const lengths = own.asked.map(({ url }) => url.length);
    expect(Math.max(...lengths)).toBeLessThan(500);
    expect(lengths.length).toBeLessThan(6);
  });

  test('run no script of a hostile host', async ({ page, iconPage }) => {
    const attack = `document.documentElement.dataset.attacked='yes'`;
    const body = `<image href="x" onerror="${attack}"/><script>${attack}</script><foreignObject><img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="${attack}"/></foreignObject>`;
    const own = await iconPage(['mdi:home', 'mdi:done'], [], knows(body));
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(own.origin);
    await expect(drawn(page, 'mdi:home')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).not.toHaveAttribute('data-attacked');
    expect(requests.filter((url) => url.endsWith('/x'))).toEqual([]);
  });

  test('with a name that is none ask for nothing, not even the library', async ({ page, iconPage }) => {
    const own = await iconPage(['house', '<b>', '@x:y:z', 'mdi:__proto__'], [], knows());
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto(own.origin);
    await expect(page.locator('[data-icon] > span')).toHaveCount(4);
    await page.waitForLoadState('networkidle');
    expect(own.asked).toEqual([]);
    const sources = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
    expect(sources.join('')).not.toContain(LIBRARY);
  });
});

test('I4 pages have their icons in the markup and ask for none', { tag: '@desktop' }, async ({ page, request }) => {
  const html = await (await request.get('/en-us')).text();
  const inMarkup = html.match(/<svg aria-hidden="true" viewBox/g)?.length ?? 0;
  expect(inMarkup).toBeGreaterThan(10);
  const scripts: string[] = [];
  const addresses: string[] = [];
  page.on('request', (asked) => {
    addresses.push(asked.url());
    if (asked.resourceType() === 'script') scripts.push(asked.url());
  });
  await page.goto('/en-us');
  await page.waitForLoadState('networkidle');
  expect(addresses.filter((address) => address.includes('/api/icons'))).toEqual([]);
  expect(scripts.length).toBeGreaterThan(3);
  const sources = await Promise.all(scripts.map(async (url) => (await request.get(url)).text()));
  expect(sources.join('')).not.toContain(LIBRARY);
});
