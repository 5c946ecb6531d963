import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey';

const firstCard = (page: Page) => page.getByRole('article').first();

/** How far the slides have moved to the left, in slides. */
const moved = (strip: Locator) =>
  strip.evaluate((element) => {
    const { m41 } = new DOMMatrix(getComputedStyle(element).transform);
    return -m41 / element.getBoundingClientRect().width;
  });

/** The row of slides inside a card's picture. */
const stripOf = (card: Locator) => card.locator('a[aria-hidden] > span');

/** A drag, unlike a step, is not remembered until the slider has come. It says so by placing the slides. */
const isPlaced = (strip: Locator) => expect(strip).not.toHaveCSS('transform', 'none');

test('K a step takes 400 ms', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install();
  await page.goto('/en-us/properties/1');
  const card = firstCard(page);
  await card.hover();
  const strip = stripOf(card);
  await expect(strip.locator('img')).toHaveCount(2);
  await isPlaced(strip);
  await page.clock.pauseAt(Date.now() + 60_000);
  await card.getByRole('button', { name: /^Next photo/ }).click();
  await page.clock.runFor(250);
  expect(await moved(strip)).toBeLessThan(0.97);
  await page.clock.runFor(170);
  expect(await moved(strip)).toBeGreaterThan(0.985);
});

test('K one photo a step, loaded one ahead; the page of the home is a click away', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/th-th/properties/1');
  const card = firstCard(page);
  const strip = stripOf(card);
  await expect(strip.locator('img')).toHaveCount(1);
  await card.hover();
  await expect(strip.locator('img')).toHaveCount(2);
  const next = card.getByRole('button', { name: /^รูปถัดไป/ });
  await next.click();
  await expect.poll(() => moved(strip)).toBeCloseTo(1, 2);
  await expect(strip.locator('img')).toHaveCount(3);
  await next.click();
  await expect.poll(() => moved(strip)).toBeCloseTo(2, 2);
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();
  await page.mouse.move(0, 0);
  await card.hover();
  await expect(strip.locator('img')).toHaveCount(3);
  await card.getByRole('button', { name: /^รูปก่อนหน้า/ }).press('Enter');
  await expect.poll(() => moved(strip)).toBeCloseTo(1, 2);
  await card.locator('a[aria-hidden]').click();
  await expect(page).toHaveURL(/\/th-th\/listings\//);
});

test('K a drag past the threshold of 10 px moves on and opens nothing', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/en-us/properties/1');
  const card = firstCard(page);
  const strip = stripOf(card);
  const box = await strip.boundingBox();
  if (box === null) throw new Error('the first card has photos');
  const drag = async (by: number) => {
    await page.mouse.move(box.x + box.width * 0.7, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.7 - by, box.y + box.height / 2, { steps: 10 });
    await page.mouse.up();
  };
  await card.hover();
  await isPlaced(strip);
  await drag(220);
  await expect.poll(() => moved(strip)).toBeCloseTo(1, 2);
  await expect(page).toHaveURL('/en-us/properties/1');
  await drag(4);
  await expect(page).toHaveURL(/\/en-us\/listings\//);
});

test('K a swipe moves a card on phones', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en-us/properties/1');
  const strip = stripOf(firstCard(page));
  const box = await strip.boundingBox();
  if (box === null) throw new Error('the first card has photos');
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: box.y + box.height / 2 }],
    });
  await isPlaced(strip);
  await touch('touchStart', box.x + 300);
  for (let x = 280; x >= 60; x -= 20) await touch('touchMove', box.x + x);
  await touch('touchEnd');
  await expect.poll(() => moved(strip)).toBeCloseTo(1, 2);
  await expect(strip.locator('img')).toHaveCount(3);
});

const show = (page: Page) => page.getByRole('region', { name: 'Homes before and after' });

test('K the works move on every five seconds, until somebody stops them', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install();
  await page.goto('/en-us');
  await expect(show(page).getByRole('button', { name: 'Pause the slides' })).toBeVisible();
  await expect(show(page).getByText('1 / 4')).toBeVisible();
  // The slider comes when its slides are near; what is not shown is inert once it is there.
  await show(page).scrollIntoViewIfNeeded();
  await expect(show(page).locator('li[inert]')).not.toHaveCount(0);
  // From here the page's time stands still but for what is run.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const counter = show(page).getByText(/^\d \/ 4$/);
  await show(page).getByRole('button', { name: 'Pause the slides' }).press('Enter');
  await show(page).getByRole('button', { name: 'Play the slides' }).press('Enter');
  const at = Number((await counter.textContent())?.[0]);
  const after = (steps: number) => `${((at - 1 + steps) % 4) + 1} / 4`;
  await page.clock.runFor(4_900);
  await expect(counter).toHaveText(after(0));
  await page.clock.runFor(600);
  await expect(counter).toHaveText(after(1));
  await show(page).getByRole('button', { name: 'Pause the slides' }).click();
  const play = show(page).getByRole('button', { name: 'Play the slides' });
  await expect(play).toBeVisible();
  await page.clock.runFor(20_000);
  await page.setViewportSize({ width: 1_200, height: 900 });
  await page.clock.runFor(20_000);
  await expect(counter).toHaveText(after(1));
  await show(page).getByRole('button', { name: 'Next' }).press('Enter');
  await expect(counter).toHaveText(after(2));
  await expect(show(page).locator('li:not([inert])')).toHaveCount(1);
  await play.press('Enter');
  await page.clock.runFor(5_500);
  await expect(counter).toHaveText(after(3));
  await show(page).locator('li:not([inert]) input').hover();
  await expect(play).toBeVisible();
});

test('K the pointer that brings the slider stops the works, too', { tag: '@desktop' }, async ({ page }) => {
  // The browser has never nothing to do: nothing else brings it.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto('/en-us');
  await expect(show(page).getByRole('button', { name: 'Pause the slides' })).toBeVisible();
  await show(page).getByRole('listitem').first().hover();
  await expect(show(page).getByRole('button', { name: 'Play the slides' })).toBeVisible();
  await expect(show(page).locator('li[inert]')).not.toHaveCount(0);
});

test('K a focus that went on before the slider came finds its slide shown', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto('/en-us');
  await show(page).locator('li').nth(1).getByRole('link').focus();
  await expect(show(page).getByText('2 / 4')).toBeVisible();
  expect(
    await show(page)
      .locator('ul')
      .evaluate((list) => list.parentElement?.scrollLeft),
  ).toBe(0);
});

test('K nothing moves by itself for those who asked for less motion', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/en-us');
  await expect(show(page).getByRole('button', { name: 'Play the slides' })).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(show(page).getByText('1 / 4')).toBeVisible();
  await show(page).getByRole('button', { name: 'Next' }).click();
  await expect(show(page).getByText('2 / 4')).toBeVisible();
  await show(page).getByRole('button', { name: 'Play the slides' }).click();
  await page.clock.runFor(5_500);
  await expect(show(page).getByText('3 / 4')).toBeVisible();
});

test('the edge of a first photo is a part of its link, under a finger and under the pointer', async ({
  page,
  isMobile,
}) => {
  await page.goto('/en-us/properties/1');
  await page.waitForLoadState('networkidle');
  const box = await firstCard(page).locator('a[aria-hidden]').boundingBox();
  if (box === null) throw new Error('the first card has photos');
  const [x, y] = [box.x + 20, box.y + box.height / 2];
  await (isMobile ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  await expect(page).toHaveURL(/\/en-us\/listings\//);
});
