import { expect, test } from './journey';

test('W the contact widget is on every page, from the server, in order', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/en-us/our-team');
  const links = page.getByRole('navigation', { name: 'Contact us' }).getByRole('link');
  await expect(links).toHaveCount(4);
  await expect(links.first()).toHaveAttribute('href', 'tel:+6620000100');
  await expect(links.nth(1)).toHaveAttribute('href', /^https:\/\/line\.me\//);
  await page.waitForLoadState('networkidle');
  expect(requests).not.toContain('/api/contact-widgets');
});

test('W its pictures are grey on wide windows and turn to colour', async ({ page, isMobile }) => {
  await page.goto('/en-us');
  const link = page.getByRole('navigation', { name: 'Contact us' }).getByRole('link').nth(1);
  const colour = link.locator('img').last();
  if (isMobile) {
    await expect(colour).toHaveCSS('opacity', '1');
    return;
  }
  await expect(colour).toHaveCSS('opacity', '0');
  await link.hover();
  await expect(colour).toHaveCSS('opacity', '1');
});
