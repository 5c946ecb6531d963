import { expect, part, test } from './style-page';

test('I2 I4 icons of the browser come in one request, those of the markup in none', { tag: '@desktop' }, async ({
  page,
  style,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/api/icons/')) asked.push(`${pathname} ${searchParams.get('icons')?.split(',').length}`);
  });
  await style('en-us');
  const icons = part(page, 'Icons');
  await expect(icons.locator('svg')).toHaveCount(10);
  await expect(icons.locator('span[style*="--svg"]')).toHaveCount(10);
  expect(asked).toEqual(['/api/icons/lucide.json 10']);
});

test('I3 the second visit asks for none', { tag: '@desktop' }, async ({ page, style }) => {
  await style('en-us');
  await expect(part(page, 'Icons').locator('span[style*="--svg"]')).toHaveCount(10);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/icons/')) asked += 1;
  });
  await style('th-th');
  await expect(part(page, 'ไอคอน').locator('span[style*="--svg"]')).toHaveCount(10);
  expect(asked).toBe(0);
});
