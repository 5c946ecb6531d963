import { expect, test } from './journey';
import { SITES } from './sites';

test('W on wide viewports the channels are a rail of grey pictures that gain colour on hover and focus', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/en-us/our-team');
  const links = page.getByRole('navigation', { name: 'Contact us' }).getByRole('link');
  await expect(links).toHaveCount(4);
  await expect(links.first()).toHaveAttribute('href', 'tel:+6620000100');
  await expect(links.nth(1)).toHaveAttribute('href', /^https:\/\/line\.me\//);
  const colour = links.nth(1).locator('img').last();
  await expect(colour).toHaveCSS('opacity', '0');
  await links.nth(1).hover();
  await expect(colour).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(colour).toHaveCSS('opacity', '0');
  await links.nth(1).focus();
  await expect(colour).toHaveCSS('opacity', '1');
});

test('W on phones the channels open above the bar, and a press elsewhere only closes them', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/th-th');
  const links = page.getByRole('navigation', { name: 'ช่องทางติดต่อ' }).getByRole('link');
  const open = async () => {
    await page.getByRole('navigation', { name: 'ทางลัด' }).getByText('ช่องทางติดต่อ').click();
    await expect(links).toHaveCount(4);
  };
  await open();
  await expect(links.first()).toBeInViewport({ ratio: 1 });
  await expect(links.first()).toHaveAttribute('href', 'tel:+6620000100');
  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(0);
  await open();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(links).toHaveCount(0);
  const link = page.getByRole('main').getByRole('link', { name: 'ประกาศทั้งหมด' }).first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await open();
  await link.click({ force: true });
  await expect(links).toHaveCount(0);
  // If the press had followed the link, the page would have changed by the time the channels open again.
  await open();
  await expect(page).toHaveURL('/th-th');
});

test('W5 pages rendered without the channels fetch them once, and the menu marks the current section', {
  tag: ['@desktop', '@full'],
}, async ({ page, request }) => {
  const list = await (await request.get('/api/contact-widgets')).json();
  let requests = 0;
  await page.route('**/api/contact-widgets', (route) => {
    requests += 1;
    return route.fulfill({ json: list });
  });
  await page.goto(`${SITES.edited.url}/en-us`);
  const links = page.getByRole('navigation', { name: 'Contact us' }).getByRole('link');
  await expect(links).toHaveCount(4);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const marked = menu.locator('[aria-current]');
  await expect(marked).toHaveCount(0);
  for (const name of ['Our projects', 'Investment']) {
    await menu.getByRole('link', { name }).click();
    await expect(marked).toHaveText([name]);
    await expect(links).toHaveCount(4);
  }
  expect(requests).toBe(1);
});
