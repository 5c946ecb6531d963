import type { Page } from '@playwright/test';

type Point = { x: number; y: number };

const PARTS = 12;

/** Moves a finger from one point to the other. */
export async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (let part = 1; part <= PARTS; part += 1) {
    const along = (start: number, end: number) => start + ((end - start) * part) / PARTS;
    await touch('touchMove', [{ x: along(from.x, to.x), y: along(from.y, to.y) }]);
  }
  await touch('touchEnd', []);
  await client.detach();
}
