import type { Route } from '@playwright/test';
import { eventsIn } from './analytics-journey';
import { expect, test } from './journey';
import { SITES } from './sites';

const CONSENT = '{"version":1,"at":"2026-11-22","choices":{"measurement":true,"advertising":true}}';

test.use({ expectedFaults: [/googletagmanager\.com|Unexpected token '<'/] });

for (const [name, respond, tag] of [
  ['hangs', () => undefined, ['@phone']],
  ['is blocked', (route) => route.abort('blockedbyclient'), ['@phone', '@full']],
  ['is not a script', (route) => route.fulfill({ body: '<h1>no</h1>' }), ['@phone', '@full']],
] as const satisfies [string, (route: Route) => unknown, string[]][]) {
  test(`A4 the site works if the tag manager ${name}`, { tag }, async ({ page }) => {
    await page.route('https://www.googletagmanager.com/**', respond);
    await page.addInitScript((record) => localStorage.setItem('consent', record), CONSENT);
    const requested = page.waitForRequest('https://www.googletagmanager.com/**');
    await page.goto(`${SITES.measured.url}/th-th/search?q=condo`);
    await requested;
    expect(await page.evaluate(() => document.readyState)).toBe('complete');
    await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/th-th\/listings\//);
    const views = async () => (await eventsIn(page)).filter((event) => event === 'content-view');
    await expect.poll(views).toHaveLength(2);
  });
}
