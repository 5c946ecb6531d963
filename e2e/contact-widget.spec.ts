import { rmSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { changedContent } from './changed-content';
import { expect, test } from './journey';
import { startServer } from './server';

/** The channels: a rail on wide windows, behind the bottom bar's button on phones. */
async function channels(page: Page, isMobile: boolean): Promise<Locator> {
  if (isMobile) await page.getByRole('navigation', { name: 'Shortcuts' }).getByText('Contact us').click();
  return page.getByRole('navigation', { name: 'Contact us' }).getByRole('link');
}

test('W the contact widget is on every page, from the server, in order', async ({ page, isMobile }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/en-us/our-team');
  const links = await channels(page, isMobile);
  await expect(links).toHaveCount(4);
  await expect(links.first()).toHaveAttribute('href', 'tel:+6620000100');
  await expect(links.nth(1)).toHaveAttribute('href', /^https:\/\/line\.me\//);
  await page.waitForLoadState('networkidle');
  expect(requests).not.toContain('/api/contact-widgets');
});

test('W its pictures are grey on wide windows and turn to colour', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/en-us');
  const link = (await channels(page, false)).nth(1);
  const colour = link.locator('img').last();
  await expect(colour).toHaveCSS('opacity', '0');
  await link.hover();
  await expect(colour).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(colour).toHaveCSS('opacity', '0');
  await link.focus();
  await expect(colour).toHaveCSS('opacity', '1');
});

test('W on phones they open above the bar and close again', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en-us');
  const links = await channels(page, true);
  await expect(links.first()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(0);
  await channels(page, true);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(links).toHaveCount(0);
  await channels(page, true);
  await page.getByRole('main').getByRole('link').first().click({ force: true });
  await expect(links).toHaveCount(0);
  // A link that had been followed would have arrived by the time the channels have opened once more.
  await channels(page, true);
  await expect(links).toHaveCount(4);
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/en-us');
});

test('W5 a page that came without its widgets fetches them once', { tag: '@desktop' }, async ({ page, request }) => {
  const list = await (await request.get('/api/contact-widgets')).json();
  const folder = changedContent('contact_widget', () => 'no list');
  const server = await startServer({ CONTENT_DIR: folder, LOG_LEVEL: 'silent' });
  try {
    let asked = 0;
    await page.route('**/api/contact-widgets', (route) => {
      asked += 1;
      return route.fulfill({ json: list });
    });
    await page.goto(`${server.url}/en-us`);
    const links = page.getByRole('navigation', { name: 'Contact us' }).getByRole('link');
    await expect(links).toHaveCount(4);
    await page.locator('header').getByRole('link', { name: 'Our projects' }).click();
    await expect(page).toHaveURL(/our-works/);
    await expect(links).toHaveCount(4);
    expect(asked).toBe(1);
  } finally {
    // The page leaves first, so that it asks a stopped server for nothing.
    await page.goto('about:blank');
    await server.stop();
    rmSync(folder, { recursive: true });
  }
});
