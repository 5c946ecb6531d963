import { expect, test } from './journey';

test('D the layout stands on html before paint and follows a resize', async ({ page, isMobile }) => {
  await page.goto('/en-us');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-layout', isMobile ? 'mobile' : 'default');
  await page.setViewportSize({ width: 820, height: 900 });
  await expect(html).toHaveAttribute('data-layout', isMobile ? 'tablet' : 'default');
  await page.setViewportSize({ width: 500, height: 900 });
  await expect(html).toHaveAttribute('data-layout', 'mobile');
});

test('D the HTML is the same for every device', { tag: '@desktop' }, async ({ request }) => {
  const html = async (agent: string) => (await request.get('/en-us', { headers: { 'User-Agent': agent } })).text();
  expect(await html('Mozilla/5.0 (iPhone) Mobile')).toBe(await html('Mozilla/5.0 (X11; Linux)'));
});
