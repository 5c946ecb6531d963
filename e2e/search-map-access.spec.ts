import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './journey';
import { LANGUAGES, openMap } from './map-journey';

test('the switch to a map brings it between the header and the foot of the window, its buttons within reach', async ({
  page,
}) => {
  await page.goto('/th-th/search');
  await page
    .getByRole('article')
    .nth(1)
    .getByRole('button', { name: /^เทียบ RM-/ })
    .click();
  const bar = page.locator('[data-compare-bar]');
  await expect(bar).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'แผนที่', exact: true }).click();
  await expect(page.locator('.map-pin').first()).toBeVisible({ timeout: 30_000 });
  const edges = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom };
    });
  await expect.poll(async () => (await edges('.maplibregl-map')).top).toBeLessThan(200);
  expect((await edges('.maplibregl-map')).bottom).toBeLessThanOrEqual((await edges('[data-compare-bar]')).top);
  await page.getByRole('button', { name: LANGUAGES['th-th'].draw, exact: true }).click({ trial: true });
});

test('beside a list, a card that is pointed at marks its pin', { tag: '@desktop' }, async ({ page }) => {
  await openMap(page, '/en-us/search?view=split&q=rm-3010', LANGUAGES['en-us']);
  const card = page.locator('article[data-home=rm-3010]');
  const pin = page.locator('.map-pin');
  await expect(pin).not.toHaveAttribute('data-marked');
  await card.getByRole('link').last().focus();
  await expect(pin).toHaveAttribute('data-marked', '');
  await page.locator('body').press('Shift+Home');
  await pin.hover();
  await expect(card).toHaveAttribute('data-marked', '');
});

test('the pins are one stop of the tab key, the arrows go between them, and the focus leaves the map', async ({
  page,
}) => {
  const pins = await openMap(page, '/en-us/search?view=map&province=10', LANGUAGES['en-us']);
  await expect.poll(() => pins.count()).toBeGreaterThan(1);
  await page.locator('canvas').focus();
  await page.keyboard.press('Tab');
  const first = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('map-pin');
  const settled = page.url();
  const names = new Set([first]);
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
    await page.keyboard.press(key);
    names.add(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')));
  }
  expect(names.size).toBeGreaterThan(1);
  expect(page.url()).toBe(settled);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.className)).not.toBe('map-pin');
});

test('axe finds nothing on the map, its list of homes, or while drawing', async ({ page }) => {
  const words = LANGUAGES['th-th'];
  await openMap(page, '/th-th/search?view=map&q=rm-3010', words);
  const faults = async () =>
    (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
  await page.locator('.map-pin').click();
  await expect(page.getByRole('button', { name: words.close, exact: true })).toBeVisible();
  expect(await faults()).toEqual([]);
  await page.getByRole('button', { name: words.draw, exact: true }).click();
  await expect(page.getByRole('application')).toBeFocused();
  expect(await faults()).toEqual([]);
});
