import { expect, part, test } from './style-page';

test('I2 I3 I4 client icons load in one request and are stored for the next visit, markup icons need none', {
  tag: ['@phone', '@full'],
}, async ({ page, style }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/api/icons/')) fetched.push(`${pathname} ${searchParams.get('icons')?.split(',').length}`);
  });
  await page.goto('/th-th');
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  await style('th-th');
  const icons = part(page, 'ไอคอน');
  await expect(icons.locator('svg, .mask-icon')).toHaveCount(10);
  await expect(icons.locator('span[style*="--svg"]')).toHaveCount(10);
  expect(fetched).toEqual(['/api/icons/lucide.json 10']);
  await style('en-us');
  await expect(part(page, 'Icons').locator('span[style*="--svg"]')).toHaveCount(10);
  expect(fetched).toHaveLength(1);
});
