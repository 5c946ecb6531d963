import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { changedContent } from './changed-content';
import { gallery, HOME, lightbox, pictures, shown } from './gallery-journey';
import { expect, test } from './journey';
import { startServer } from './server';

async function swipe(page: Page, by: number): Promise<void> {
  const box = await gallery(page, 'th-th').boundingBox();
  if (box === null) throw new Error('the gallery is seen');
  const [x, y] = [by < 0 ? 300 : 60, box.y + 60];
  await page.mouse.move(x, y);
  // What moves it for a mouse comes with the mouse.
  await expect(gallery(page, 'th-th').locator('..')).toHaveCSS('overflow-x', 'hidden');
  await page.mouse.down();
  for (const part of [0.3, 0.6, 1]) await page.mouse.move(x + by * part, y);
  await page.mouse.up();
}

test('K on phones a swipe shows the next photo, and none is loaded before its turn', { tag: '@phone' }, async ({
  page,
}) => {
  const asked = pictures(page);
  await page.goto(`/th-th/listings/${HOME}`);
  await expect(page.getByText('1 / 4')).toBeVisible();
  await expect.poll(() => asked).toEqual(['condo-lowrise-timber', 'reno-kitchen-after']);
  await swipe(page, -200);
  await expect(page.getByText('2 / 4')).toBeVisible();
  await expect.poll(() => asked).toEqual(['condo-lowrise-timber', 'reno-kitchen-after', 'living-city-grey']);
  await swipe(page, 200);
  await expect(page.getByText('1 / 4')).toBeVisible();
  await expect(lightbox(page)).toHaveCount(0);
});

// Chromium's own page for a picture has styles, which the picture's policy refuses.
const PICTURE_PAGE = /Applying inline style violates/;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedFaults: [PICTURE_PAGE] });

  test('each picture is a link to itself, and all can be scrolled to', { tag: '@phone' }, async ({ page }) => {
    await page.goto(`/th-th/listings/${HOME}`);
    const third = gallery(page, 'th-th').getByRole('link').nth(2);
    await third.scrollIntoViewIfNeeded();
    await expect(third.locator('img')).toBeVisible();
    await third.click();
    await expect(page).toHaveURL(/_ipx\/.*living-city-grey/);
  });
});

test('one photo stands alone; where there is none the page says so', async ({ page }) => {
  const folder = changedContent('listings', (homes) =>
    homes.map((home) => (home.id === 'rm-1001' ? { ...home, media: [] } : home)),
  );
  const server = await startServer({ CONTENT_DIR: folder });
  try {
    await page.goto(`${server.url}/en-us/listings/rm-2013`);
    const alone = gallery(page).getByRole('listitem');
    await expect(alone).toHaveCount(1);
    const [photo, list] = await Promise.all([alone.boundingBox(), gallery(page).boundingBox()]);
    expect(photo?.width).toBeCloseTo(list?.width ?? 0, 0);
    await alone.getByRole('link').click();
    await expect(lightbox(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next picture' })).toHaveCount(0);
    await page.goto(`${server.url}/en-us/listings/rm-1001`);
    await expect(page.getByText('Photos coming soon')).toBeVisible();
    await expect(gallery(page)).toHaveCount(0);
  } finally {
    // The page leaves first, so that it asks a stopped server for nothing.
    await page.goto('about:blank');
    await server.stop();
    rmSync(folder, { recursive: true });
  }
});

test('a floor plan opens large from beside the photos and from its own place; a film is a press away', async ({
  page,
}) => {
  await page.goto('/th-th/listings/rm-1017');
  await page.getByRole('button', { name: 'แปลน 2 ภาพ' }).click();
  await expect(shown(page).getByRole('img', { name: /แปลน/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.yarl__portal')).toHaveCount(0);
  await page.getByRole('region', { name: 'แปลน', exact: true }).getByRole('link').nth(1).click();
  await expect(lightbox(page).getByText('2 / 2')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.yarl__portal')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'วิดีโอ', exact: true }).click();
  const film = page.getByRole('region', { name: 'วิดีโอ' });
  await expect(film).toBeInViewport();
  await expect(film.locator('video')).toHaveCount(0);
  await film.getByRole('link', { name: 'เล่นวิดีโอ' }).click();
  await expect(film.locator('video')).toBeVisible();
});
