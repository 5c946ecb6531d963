import english from '../messages/en-us.json' with { type: 'json' };
import { expect, test, windowFor } from './journey';
import { drag, found, homesUnder, LANGUAGES, middle, openMap } from './map-journey';

for (const [locale, words] of Object.entries(LANGUAGES)) {
  test(`${locale}: the map has the homes of the list; pins part, open and close; nothing comes from elsewhere`, {
    tag: windowFor(locale),
  }, async ({ page, baseURL }) => {
    const foreign: string[] = [];
    page.context().on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '') && !/^(data|blob):/.test(request.url())) foreign.push(request.url());
    });
    const pins = await openMap(page, `/${locale}/search?view=map&type=condo`, words);
    await expect.poll(async () => homesUnder(await pins.allTextContents()) - (await found(page))).toBe(0);

    const cluster = page.locator('.map-pin[data-kind=cluster]');
    for (let depth = 0; (await cluster.count()) > 0 && depth < 8; depth += 1) {
      const before = page.url();
      await cluster.first().click();
      await expect(page).not.toHaveURL(before);
    }
    await expect(page).toHaveURL(/bbox=/);
    await expect.poll(async () => homesUnder(await pins.allTextContents()) - (await found(page))).toBe(0);
    const pin = page.locator('.map-pin:not([data-kind=cluster])').first();
    await expect(pin).toHaveText(words.price);
    await pin.focus();
    await page.keyboard.press('Enter');
    const chosen = page.getByRole('main').locator('section[tabindex="-1"]');
    await expect(chosen).toBeFocused();
    await expect(chosen.getByRole('link').first()).toHaveAttribute('href', /\/listings\/rm-/);
    await expect(chosen.locator('img').first()).toBeVisible();
    const id = (await chosen.getByRole('link').first().getAttribute('href'))?.split('/').at(-1);
    await expect(page.locator(`article[data-home=${id}]`)).toHaveAttribute('data-marked', '');
    await page.keyboard.press('Escape');
    await expect(chosen).toHaveCount(0);
    await expect(pin).toBeFocused();
    expect(foreign).toEqual([]);
  });

  test(`${locale}: moving the map searches, or offers to`, { tag: windowFor(locale) }, async ({ page }) => {
    await openMap(page, `/${locale}/search?view=map&province=10&page=2`, words);
    const all = await found(page);
    await page.locator('canvas').evaluate((canvas) => canvas.setAttribute('data-same', ''));
    const top = () => page.evaluate(() => window.scrollY);
    const { x, y, width } = await middle(page);
    const before = await top();
    await drag(page, { x: x + width / 4, y: y + 100 }, { x: x - width / 4, y: y + 100 });
    await expect(page).toHaveURL(/bbox=/);
    await expect(page).not.toHaveURL(/page=/);
    await expect.poll(() => found(page)).toBeLessThan(all);
    expect(await top()).toBe(before);
    await expect(page.locator('canvas')).toHaveAttribute('data-same', '');

    await page.getByRole('checkbox', { name: words.live }).uncheck();
    const [settled, count] = [page.url(), await found(page)];
    await page.getByRole('button', { name: words.zoomIn, exact: true }).click();
    const here = page.getByRole('button', { name: words.here });
    await expect(here).toBeVisible();
    expect(page.url()).toBe(settled);
    await here.click();
    await expect(page).not.toHaveURL(settled);
    await expect(here).toHaveCount(0);
    await expect.poll(() => found(page)).toBeLessThan(count);
  });
}

test('a pressed cluster is a step that Back takes back, moving the map is none', { tag: '@desktop' }, async ({
  page,
}) => {
  const words = LANGUAGES['en-us'];
  const pins = await openMap(page, '/en-us/search?view=map', words);
  const shown = async () => (await pins.allTextContents()).toSorted();
  const { x, y } = await middle(page);
  await drag(page, { x: x - 100, y: y + 60 }, { x: x - 60, y: y + 60 });
  await expect(page).toHaveURL(/bbox=/);
  const [moved, before] = [page.url(), await shown()];
  const cluster = page.locator('.map-pin[data-kind=cluster]');
  await cluster.last().focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(moved);
  await expect.poll(shown).not.toEqual(before);
  await page.goBack();
  await expect(page).toHaveURL(moved);
  await expect.poll(shown).toEqual(before);
});

test('a list brings no map', { tag: '@desktop' }, async ({ page }) => {
  const map: string[] = [];
  page.on('request', (request) => {
    if (/maplibre|map\/base|search\/points/.test(request.url())) map.push(request.url());
  });
  await page.goto('/en-us/search');
  await page.waitForLoadState('networkidle');
  expect(map).toEqual([]);
});

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

test('where no map can be drawn the homes stand in its place', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('/en-us/search?view=map&type=condo');
  await expect(page.getByText(english.Map.failed)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});
