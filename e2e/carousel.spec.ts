import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey';
import { swipe } from './swipe';

const firstCard = (page: Page) => page.getByRole('article').first();

/** How far the slides have moved to the left, in slides. */
const moved = (strip: Locator) =>
  strip.evaluate((element) => {
    const { m41 } = new DOMMatrix(getComputedStyle(element).transform);
    return -m41 / element.getBoundingClientRect().width;
  });

/** The row of slides inside a card's picture. */
const stripOf = (card: Locator) => card.locator('a[aria-hidden] > span');

/** Waits until the slider has positioned the slides. A press before that is remembered, a drag is lost. */
const isPlaced = (strip: Locator) => expect(strip).not.toHaveCSS('transform', 'none');

async function boxOf(strip: Locator) {
  const box = await strip.boundingBox();
  if (box === null) throw new Error('the slides of the card are not rendered');
  return box;
}

/** Returns the time from the press until the slides stop, in milliseconds of the page's clock. */
async function timeToRest(page: Page, strip: Locator, press: () => Promise<void>): Promise<number> {
  const samples = await strip.evaluateHandle((element) => {
    const places: { at: number; place: string }[] = [];
    addEventListener('click', () => places.push({ at: performance.now(), place: '' }), { capture: true, once: true });
    const look = () => {
      if (places.length > 0) places.push({ at: performance.now(), place: getComputedStyle(element).transform });
      requestAnimationFrame(look);
    };
    look();
    return places;
  });
  await press();
  await page.clock.runFor(2_000);
  return samples.evaluate((places) => {
    const still = places.findIndex(({ place }) => place === places.at(-1)?.place);
    return (places[still]?.at ?? Number.NaN) - (places[0]?.at ?? Number.NaN);
  });
}

test('K slides stop 400 ms after a press', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/en-us/properties/1');
  const card = firstCard(page);
  await card.locator('a[aria-hidden]').hover();
  const strip = stripOf(card);
  await expect(strip.locator('img')).toHaveCount(2);
  await isPlaced(strip);
  await page.clock.pauseAt(Date.now() + 60_000);
  const time = await timeToRest(page, strip, () => card.getByRole('button', { name: /^Next photo/ }).click());
  expect(await moved(strip)).toBeCloseTo(1, 2);
  expect(time).toBeGreaterThanOrEqual(350);
  expect(time).toBeLessThanOrEqual(450);
});

test('K a press moves a card one photo and preloads the next, and a drag of more than 10 px opens nothing', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await page.goto('/th-th/properties/1');
  const card = firstCard(page);
  const strip = stripOf(card);
  await expect(strip.locator('img')).toHaveCount(1);
  await card.locator('a[aria-hidden]').hover();
  await expect(strip.locator('img')).toHaveCount(2);
  const next = card.getByRole('button', { name: /^รูปถัดไป/ });
  await next.click();
  await expect.poll(() => moved(strip)).toBeCloseTo(1, 2);
  await expect(strip.locator('img')).toHaveCount(3);
  await next.click();
  await expect.poll(() => moved(strip)).toBeCloseTo(2, 2);
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();
  await card.getByRole('button', { name: /^รูปก่อนหน้า/ }).press('Enter');
  await expect.poll(() => moved(strip)).toBeCloseTo(1, 2);

  const box = await boxOf(card.locator('a[aria-hidden]'));
  const drag = async (from: number, by: number) => {
    await page.mouse.move(box.x + from, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + from + by, box.y + box.height / 2, { steps: 10 });
    await page.mouse.up();
  };
  await drag(box.width / 3, 220);
  await expect.poll(() => moved(strip)).toBeCloseTo(0, 2);
  await expect(page).toHaveURL('/th-th/properties/1');
  // The first photo has no back button at its edge, so the press is on its link.
  await drag(20, 4);
  await expect(page).toHaveURL(/\/th-th\/listings\//);
});

test('K a swipe moves the photos of a card, and a tap on the edge of the first opens the listing', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/th-th/properties/1');
  const strip = stripOf(firstCard(page));
  const box = await boxOf(strip);
  const y = box.y + box.height / 2;
  const swipeFrom = (from: number, to: number) => swipe(page, { x: box.x + from, y }, { x: box.x + to, y });
  await isPlaced(strip);
  await swipeFrom(300, 60);
  await expect.poll(() => moved(strip)).toBeCloseTo(1, 2);
  await expect(strip.locator('img')).toHaveCount(3);
  await swipeFrom(60, 300);
  await expect.poll(() => moved(strip)).toBeCloseTo(0, 2);
  await page.touchscreen.tap(box.x + 20, y);
  await expect(page).toHaveURL(/\/th-th\/listings\//);
});

const show = (page: Page) => page.getByRole('region', { name: 'Homes before and after' });

test('K the works carousel advances every five seconds until the pointer stops it', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/en-us');
  // The slider loads when its slides are near the viewport, and makes hidden slides inert.
  await show(page).scrollIntoViewIfNeeded();
  await expect(show(page).locator('li[inert]')).not.toHaveCount(0);
  // From here the clock of the page only advances by runFor.
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
  await show(page).locator('li:not([inert]) input').hover();
  await expect(show(page).getByRole('button', { name: 'Play the slides' })).toBeVisible();
  await page.setViewportSize({ width: 1_200, height: 900 });
  await page.clock.runFor(20_000);
  await expect(counter).toHaveText(after(1));
  await show(page).getByRole('button', { name: 'Next' }).press('Enter');
  await expect(counter).toHaveText(after(2));
  await expect(show(page).locator('li:not([inert])')).toHaveCount(1);
});

test('K a slide that gets focus before the slider loads is shown, and the pointer loads the slider', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  // The browser is never idle, so only focus loads the slider.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto('/en-us');
  await show(page).locator('li').nth(1).getByRole('link').focus();
  await expect(show(page).getByText('2 / 4')).toBeVisible();
  const scrolled = await show(page)
    .locator('ul')
    .evaluate((list) => list.parentElement?.scrollLeft);
  expect(scrolled).toBe(0);
  await page.reload();
  await show(page).getByRole('listitem').first().hover();
  await expect(show(page).locator('li[inert]')).not.toHaveCount(0);
});
