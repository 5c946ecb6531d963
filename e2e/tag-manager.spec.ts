import type { Route } from '@playwright/test';
import { CONSENT_WORDS, consentPanel, eventsIn } from './analytics-journey';
import { expect, test } from './journey';
import { SITES } from './sites';

const site = SITES.measured;

test.describe('a tag manager that does not do its work', () => {
  test.use({ expectedFaults: [/googletagmanager\.com|Unexpected token '<'/] });

  for (const [name, spoil] of [
    ['blocked', (route) => route.abort('blockedbyclient')],
    ['failing', (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>no</h1>' })],
    ['something else', (route) => route.fulfill({ contentType: 'application/javascript', body: '<h1>no</h1>' })],
    ['hanging', () => undefined],
  ] as const satisfies [string, (route: Route) => unknown][]) {
    test(`en-us: A4 ${name} leaves the site whole`, { tag: '@desktop' }, async ({ page }) => {
      await page.route('https://www.googletagmanager.com/**', spoil);
      await page.addInitScript(() =>
        localStorage.setItem(
          'consent',
          JSON.stringify({ version: 1, at: '2026-11-22', choices: { measurement: true, advertising: true } }),
        ),
      );
      const asked = page.waitForRequest('https://www.googletagmanager.com/**');
      await page.goto(`${site.url}/en-us`);
      await asked;
      expect(await page.evaluate(() => document.readyState)).toBe('complete');
      await page.getByLabel('What are you looking for?').fill('condo');
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(/\/en-us\/search\?q=condo/);
      await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
      await expect(page).toHaveURL(/\/en-us\/listings\//);
      const views = async () => (await eventsIn(page)).filter((event) => event === 'content-view');
      await expect.poll(views).toHaveLength(3);
    });
  }
});

test('en-us: without a tag manager there is no question, no data layer and no link', { tag: '@desktop' }, async ({
  page,
  baseURL,
}) => {
  await page.goto(`${baseURL}/en-us`);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByText(CONSENT_WORDS['en-us'].settings)).toHaveCount(0);
  await expect(consentPanel(page, 'en-us')).toHaveCount(0);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
});
