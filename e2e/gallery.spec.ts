import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from './axe';
import { changedContent } from './changed-content';
import { expect, test, windowFor } from './journey';
import { startServer } from './server';

/** rm-1009: a photo, a pair of before and after, two photos more. */
const HOME = 'rm-1009';
const WORDS = {
  'en-us': {
    gallery: 'Pictures of this home',
    next: 'Next picture',
    all: /^All \d+ photos/,
  },
  'th-th': { gallery: 'ภาพของทรัพย์นี้', next: 'ภาพถัดไป', all: /^ดูรูปทั้งหมด/ },
} as const;

const gallery = (page: Page, locale: keyof typeof WORDS = 'en-us') =>
  page.getByRole('list', { name: WORDS[locale].gallery });
const lightbox = (page: Page) => page.locator('.yarl__portal_open');
const shown = (page: Page) => lightbox(page).locator('.yarl__slide_current');

/** The pictures of homes that the page has asked for, by file name. */
function pictures(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /_ipx\/.*\/demo\/([a-z-]+)\.jpg/.exec(request.url())?.[1];
    if (name !== undefined) names.push(name);
  });
  return names;
}

async function swipe(page: Page, by: number): Promise<void> {
  const box = await gallery(page, 'th-th').boundingBox();
  if (box === null) throw new Error('the gallery is seen');
  const [x, y] = [by < 0 ? 300 : 60, box.y + 60];
  await page.mouse.move(x, y);
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

for (const locale of ['en-us', 'th-th'] as const) {
  test(`${locale}: the lightbox by keyboard: open, step, close, and the focus is back`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto(`/${locale}/listings/${HOME}`);
    const first = gallery(page, locale).getByRole('link').first();
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(lightbox(page).getByText('1 / 4')).toBeVisible();
    await expect(lightbox(page).getByRole('button', { name: WORDS[locale].next })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(lightbox(page).getByText('2 / 4')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(lightbox(page).getByText('1 / 4')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toHaveCount(0);
    await expect(first).toBeFocused();
  });

  test(`${locale}: axe finds nothing in the lightbox`, { tag: windowFor(locale) }, async ({ page }) => {
    await page.goto(`/${locale}/listings/${HOME}`);
    await page.getByRole('button', { name: WORDS[locale].all }).click();
    await expect(lightbox(page)).toBeVisible();
    await expectNoAxeFaults(page);
    await page.getByRole('button', { name: WORDS[locale].next }).click();
    await expect(lightbox(page).getByRole('slider')).toBeVisible();
    await expectNoAxeFaults(page);
  });
}

test('a lightbox loads what it shows, and one ahead once somebody steps', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`/en-us/listings/${HOME}`);
  await page.waitForLoadState('networkidle');
  const asked = pictures(page);
  await gallery(page).getByRole('link').first().click();
  await expect.poll(() => asked).toEqual(['condo-lowrise-timber']);
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => asked.slice(1).sort())
    .toEqual(['living-city-grey', 'reno-kitchen-after', 'reno-kitchen-before']);
});

test('back closes the lightbox and stays on the page', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/th-th/properties/1');
  await page.goto(`/th-th/listings/${HOME}`);
  const before = await page.evaluate(() => history.length);
  await gallery(page, 'th-th').getByRole('link').first().click();
  await expect(lightbox(page)).toBeVisible();
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/th-th/listings/${HOME}`);
  await gallery(page, 'th-th').getByRole('link').first().click();
  await page.getByRole('button', { name: 'ปิด', exact: true }).click();
  await expect(page.locator('.yarl__portal')).toHaveCount(0);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL('/th-th/properties/1');
});

test('each opening begins anew, at the picture that was pressed', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`/en-us/listings/${HOME}`);
  await gallery(page).getByRole('link').first().click();
  await page.keyboard.press('ArrowRight');
  await expect(lightbox(page).getByText('2 / 4')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.yarl__portal')).toHaveCount(0);
  await gallery(page).getByRole('link').nth(2).dblclick();
  await expect(lightbox(page).getByText('3 / 4')).toBeVisible();
  await expect(lightbox(page).locator('p', { hasText: /./ }).last()).toHaveText(/living/i);
  await page.goBack();
  await expect(page.locator('.yarl__portal')).toHaveCount(0);
  await expect(page).toHaveURL(`/en-us/listings/${HOME}`);
});

test('a picture is zoomed into, and out again', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`/en-us/listings/${HOME}`);
  await gallery(page).getByRole('link').first().click();
  const image = shown(page).getByRole('img').first();
  const width = async () => Math.round((await image.boundingBox())?.width ?? 0);
  await expect.poll(width).toBeGreaterThan(700);
  const whole = await width();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width).toBeGreaterThan(whole);
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(width).toBe(whole);
});

test('in the lightbox a drag compares before and after, and does not turn the page', async ({ page }) => {
  await page.goto(`/en-us/listings/${HOME}`);
  await page.getByRole('button', { name: 'Before and after', exact: true }).click();
  const slider = lightbox(page).getByRole('slider');
  await expect(slider).toHaveValue('50');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('51');
  const box = await slider.boundingBox();
  if (box === null) throw new Error('the slider is seen');
  await page.mouse.move(box.x + box.width / 2, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.2, box.y + 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Number(await slider.inputValue())).toBeLessThan(25);
  await expect(lightbox(page).getByText('2 / 4')).toBeVisible();
});

// Chromium's own page for a picture has styles, which the picture's policy refuses.
const PICTURE_PAGE = /Applying inline style violates/;

test.describe('where scripts fail', () => {
  test.use({ expectedFaults: [/Failed to load resource|Applying inline style violates/] });

  test('a lightbox that cannot be loaded leaves the picture a link', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(`/en-us/listings/${HOME}`);
    await page.waitForLoadState('networkidle');
    await page.route('**/_next/static/chunks/**', (route) => route.fulfill({ status: 500 }));
    await gallery(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/_ipx\/f_auto,w_1536,q_75\/demo\/condo-lowrise-timber\.jpg/);
  });
});

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
    await expect(page.getByText('Pictures follow')).toBeVisible();
    await expect(gallery(page)).toHaveCount(0);
  } finally {
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
  await page.getByRole('region', { name: 'แปลนบ้านและแปลนห้อง' }).getByRole('link').nth(1).click();
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
