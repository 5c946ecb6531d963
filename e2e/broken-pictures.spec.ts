import type { Page } from '@playwright/test';
import { gallery, HOME, lightbox, shown } from './gallery-journey';
import { expect, test } from './journey';

/** Counts the images that the browser shows as broken. */
const drawnBroken = (page: Page) =>
  page.evaluate(
    () => [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length,
  );

/** Stubs a picture with the response that the picture service gives for a file that it cannot decode. */
const stubUndecodable = (page: Page, name: string) =>
  page.route(`**/_ipx/**/${name}.jpg`, (route) =>
    route.fulfill({ status: 415, contentType: 'application/json', body: '{}' }),
  );

test.use({ expectedFaults: [/Failed to load resource/] });

test('a broken first photo is replaced by the next one, on the listing page and on its card', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  await stubUndecodable(page, 'condo-lowrise-timber');
  await page.goto(`/en-us/listings/${HOME}`);
  await expect(page.getByText('1 / 3')).toBeVisible();
  const [strip, first] = [gallery(page), gallery(page).getByRole('link').first()];
  await expect(first.locator('img')).toHaveAttribute('src', /reno-kitchen-after/);
  expect(await drawnBroken(page)).toBe(0);
  await expect(strip.locator('[data-broken]')).toBeHidden();
  await first.click();
  await expect(lightbox(page).getByText('1 / 3')).toBeVisible();
  await expect(shown(page).locator('img').first()).toHaveAttribute('src', /reno-kitchen/);

  await page.goto('/en-us/properties/3');
  const card = page.locator(`[data-home="${HOME}"]`);
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('img')).toHaveAttribute('src', /reno-kitchen/);
  await expect.poll(() => drawnBroken(page)).toBe(0);
});

test('a broken portrait is replaced by a placeholder of the same size', { tag: '@phone' }, async ({ page }) => {
  await page.route('**/_ipx/**/team/**', (route) => route.abort());
  await page.goto('/en-us/our-team');
  const portrait = page.locator('main article img').first();
  await expect(portrait).toHaveAttribute('data-broken');
  await expect(portrait).toHaveCSS('background-image', /svg/);
  await expect(portrait).toHaveCSS('width', '80px');
  expect(await drawnBroken(page)).toBe(0);
});
