import { axeFaultsIn } from './axe-part';
import { gallery, HOME, lightbox, pictures, shown, WORDS } from './gallery-journey';
import { expect, test } from './journey';
import { SITES } from './sites';

test('K a swipe shows the next photo, and no photo is loaded before it is needed', { tag: '@phone' }, async ({
  page,
}) => {
  const requested = pictures(page);
  await page.goto(`/th-th/listings/${HOME}`);
  await expect(page.getByText('1 / 4')).toBeVisible();
  await expect.poll(() => requested).toEqual(['condo-lowrise-timber']);
  const strip = gallery(page, 'th-th');
  const box = await strip.boundingBox();
  if (box === null) throw new Error('the gallery is not rendered');
  const swipe = async (from: number, by: number) => {
    await page.mouse.move(from, box.y + 60);
    // The code for dragging with a mouse loads on the first mouse event.
    await expect(strip.locator('..')).toHaveCSS('overflow-x', 'hidden');
    await page.mouse.down();
    for (const part of [0.3, 0.6, 1]) await page.mouse.move(from + by * part, box.y + 60);
    await page.mouse.up();
  };
  await swipe(300, -200);
  await expect(page.getByText('2 / 4')).toBeVisible();
  await expect.poll(() => requested).toEqual(['condo-lowrise-timber', 'reno-kitchen-after', 'living-city-grey']);
  await swipe(60, 200);
  await expect(page.getByText('1 / 4')).toBeVisible();
  await expect(lightbox(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  // Chromium's viewer for a picture has inline styles, which the picture's policy blocks.
  test.use({ javaScriptEnabled: false, expectedFaults: [/Applying inline style violates/] });

  test('each picture links to its file, and all can be reached by scrolling', { tag: '@phone' }, async ({ page }) => {
    await page.goto(`/th-th/listings/${HOME}`);
    const third = gallery(page, 'th-th').getByRole('link').nth(2);
    await third.scrollIntoViewIfNeeded();
    await expect(third.locator('img')).toBeVisible();
    await third.click();
    await expect(page).toHaveURL(/_ipx\/.*living-city-grey/);
  });
});

test('a single photo fills the gallery, and a listing without photos shows a note', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await page.goto('/en-us/listings/rm-2013');
  const single = gallery(page).getByRole('listitem');
  await expect(single).toHaveCount(1);
  const [photo, list] = await Promise.all([single.boundingBox(), gallery(page).boundingBox()]);
  expect(photo?.width).toBeCloseTo(list?.width ?? 0, 0);
  await single.getByRole('link').click();
  await expect(lightbox(page)).toBeVisible();
  await expect(page.getByText('1 / 1')).toHaveCount(0);
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect(page.locator('.lightbox-count')).toHaveText('Map');
  await page.goto(`${SITES.edited.url}/en-us/listings/rm-1003`);
  await expect(page.getByText('Photos coming soon')).toBeVisible();
  await expect(gallery(page)).toHaveCount(0);
});

test('floor plans and a film open in the lightbox, and the film loads when its slide is shown', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => /condo-city-dusk\.mp4/.test(request.url()) && loaded.push(request.url()));
  await page.goto('/th-th/listings/rm-1017');
  await page.getByRole('button', { name: 'แปลน', exact: true }).click();
  await expect(shown(page).getByRole('img', { name: /แปลน/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.yarl__portal')).toHaveCount(0);
  await page.getByRole('region', { name: 'แปลน', exact: true }).getByRole('link').nth(1).click();
  await expect(lightbox(page).getByText('7 / 7')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(shown(page).getByRole('link', { name: 'เล่นวิดีโอ' })).toBeVisible();
  await page.goBack();
  await expect(page.locator('.yarl__portal')).toHaveCount(0);
  expect(loaded).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'วิดีโอ', exact: true }).click();
  await expect(shown(page).locator('video')).toBeVisible();
  await expect.poll(() => loaded).not.toEqual([]);
  // The keys of the player do not change the slide.
  await shown(page).locator('media-controller').press('ArrowLeft');
  await expect(lightbox(page).locator('.lightbox-count')).toHaveText('วิดีโอ');
  await page.keyboard.press('Escape');
  await expect(page.locator('.yarl__portal')).toHaveCount(0);
  await expect(page).toHaveURL('/th-th/listings/rm-1017');
  const film = page.getByRole('region', { name: 'วิดีโอ' });
  await expect(film.locator('video')).toHaveCount(0);
  await film.getByRole('link', { name: 'เล่นวิดีโอ' }).click();
  await expect(film.locator('video')).toBeVisible();
});

test('on a desktop all pictures open as a grid, from which one opens, and going back returns to the grid', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await page.goto('/en-us/listings/rm-1017');
  const all = page.getByRole('button', { name: WORDS['en-us'].all });
  await all.press('Enter');
  const grid = lightbox(page).locator('.picture-grid');
  await expect(grid.getByRole('heading')).toHaveText(['Photos', 'Floor plan', 'Video', 'Map']);
  expect(await axeFaultsIn(page, '.yarl__portal_open')).toEqual([]);
  const plan = grid.getByRole('button', { name: /upper level/ });
  await plan.press('Enter');
  await expect(lightbox(page).getByText('7 / 7')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox(page).getByText('6 / 7')).toBeVisible();
  await page.goBack();
  await expect(grid.getByRole('button', { name: /lower level/ })).toBeFocused();
  await grid.getByRole('button', { name: /surroundings/ }).click();
  await expect(lightbox(page).locator('.lightbox-count')).toHaveText('Map');
  await expect(
    shown(page)
      .getByRole('img', { name: /surroundings/ })
      .locator('img:visible'),
  ).toHaveCount(1);
  await page.goBack();
  await page.keyboard.press('Escape');
  await expect(page.locator('.yarl__portal')).toHaveCount(0);
  await expect(all).toBeFocused();
});
