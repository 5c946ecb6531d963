import { expect, part, test } from './style-page';

test('I2 I3 I4 icons of the browser come in one request and stay for the next visit, those of the markup ask for none', {
  tag: ['@phone', '@full'],
}, async ({ page, style }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/api/icons/')) asked.push(`${pathname} ${searchParams.get('icons')?.split(',').length}`);
  });
  await page.goto('/th-th');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await style('th-th');
  const icons = part(page, 'ไอคอน');
  await expect(icons.locator('svg')).toHaveCount(10);
  await expect(icons.locator('span[style*="--svg"]')).toHaveCount(10);
  expect(asked).toEqual(['/api/icons/lucide.json 10']);
  await style('en-us');
  await expect(part(page, 'Icons').locator('span[style*="--svg"]')).toHaveCount(10);
  expect(asked).toHaveLength(1);
});
