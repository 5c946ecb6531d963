import { followed, openFollowed, passAnHour, watchDocuments } from './build-journey';
import { expect, test } from './journey';
import { SELLER_WORDS } from './seller-journey';

const LATEST = '**/builds/latest.json?*';
const META = '**/builds/meta/*.json?*';
const GARBAGE = [
  { status: 503, body: 'Service Unavailable' },
  { status: 200, contentType: 'text/html', body: '<!doctype html><title>wait</title>' },
  { status: 200, contentType: 'application/json', body: '{"id":"another"' },
] as const;

test('th-th: U2 after another build the next step is a whole page, once, and what was typed stays', {
  tag: '@phone',
}, async ({ page }) => {
  await page.route(LATEST, (route) => route.fulfill({ json: { id: 'another', timestamp: 1 } }));
  await page.addInitScript(() => localStorage.setItem('saved-homes', '["rm-1001"]'));
  await openFollowed(page, '/th-th/contact-us-for-sell');
  await page.locator('#message').fill('ขายด่วน');
  await passAnHour(page);
  const documents = watchDocuments(page);
  const search = page.getByRole('navigation', { name: 'ทางลัด' }).getByRole('link', { name: 'ค้นหา' });
  await followed(page, () => search.click());
  await expect(page).toHaveURL('/th-th/search');
  expect(documents.map((url) => new URL(url).pathname)).toEqual(['/th-th/search']);
  await expect(page.getByRole('button', { name: /^บ้านที่บันทึกไว้ .*1/ })).toBeVisible();

  await page.goBack();
  await expect(page.locator('#message')).toHaveValue('ขายด่วน');
  await expect(page.getByText(SELLER_WORDS['th-th'].restored)).toBeVisible();
});

test.describe('answers that are none', () => {
  test.use({ expectedFaults: [/status of 503|\[build\] Error fetching app manifest\./] });

  test('en-us: U2 garbage for the latest build changes nothing', { tag: '@phone' }, async ({ page }) => {
    let asked = 0;
    await page.route(LATEST, (route) => route.fulfill(GARBAGE[asked++] ?? { json: {} }));
    await openFollowed(page, '/en-us');
    const documents = watchDocuments(page);
    for (const _ of GARBAGE) await passAnHour(page);
    await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL('/en-us/search');
    expect(documents).toEqual([]);
  });

  test('th-th: U3 a manifest that is none is said once, and the page goes on', { tag: '@phone' }, async ({
    page,
    faults,
  }) => {
    await page.clock.install();
    for (const answer of GARBAGE) {
      await page.route(META, (route) => route.fulfill(answer));
      faults.splice(0);
      await followed(page, () => page.goto('/th-th/our-works/1'));
      await expect.poll(() => faults.filter((fault) => fault.includes('app manifest')).length).toBe(1);
      const documents = watchDocuments(page);
      await page.getByRole('navigation', { name: 'ทางลัด' }).getByRole('link', { name: 'ค้นหา' }).click();
      await expect(page).toHaveURL('/th-th/search');
      expect(documents).toEqual([]);
      await page.unroute(META);
    }
  });
});

test.describe('ways out of the site', () => {
  // The icons of the page that is left may still be under way; the browser then speaks of them as the next one's.
  test.use({ expectedFaults: [/(favicon\.ico|icon\.svg)\?/] });

  test('en-us: N1 links follow the rules of the manifest, in place and outside', { tag: '@phone' }, async ({
    page,
  }) => {
    const rule = { status: 302, external: false };
    const redirects = [
      { ...rule, from: '/search', to: '/properties/1?from=rule' },
      { ...rule, from: '/company-information/contact-us', to: 'https://line.me/x', external: true },
    ];
    await page.route(META, (route) => route.fulfill({ json: { id: 'a', matcher: { redirects } } }));
    await page.route('https://line.me/**', (route) => route.fulfill({ contentType: 'text/html', body: 'LINE' }));
    await openFollowed(page, '/en-us');
    const documents = watchDocuments(page);
    const bar = page.getByRole('navigation', { name: 'Shortcuts' });
    await bar.getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL('/en-us/properties/1?from=rule');
    expect(documents).toEqual([]);
    await bar.getByText('Contact us').click();
    await bar.getByRole('link', { name: 'Offices and opening hours' }).click();
    await expect(page).toHaveURL('https://line.me/x');
  });

  test('th-th: N1 a rule that the page does not know yet is the server’s to follow', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.route('https://line.me/**', (route) => route.fulfill({ contentType: 'text/html', body: 'LINE' }));
    await page.goto('/th-th');
    const documents = watchDocuments(page);
    await page.evaluate('next.router.push("/th-th/condo?utm=a")');
    await expect(page).toHaveURL('/th-th/search?type=condo&utm=a');
    expect(documents).toEqual([]);
    await page.evaluate('next.router.push("/th-th/line")');
    await expect(page).toHaveURL(/^https:\/\/line\.me\//);
  });
});

test('en-us: U5 pages that links lead to are fetched ahead, but not on a line that is to be spared', {
  tag: '@phone',
}, async ({ page }) => {
  const ahead: string[] = [];
  page.on('request', (request) => {
    if (request.headers().rsc !== undefined) ahead.push(request.url());
  });
  await openFollowed(page, '/en-us');
  await expect.poll(() => ahead.length).toBeGreaterThan(0);
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('about:blank');
  ahead.splice(0);
  await followed(page, () => page.goto('/en-us'));
  expect(ahead).toEqual([]);
});
