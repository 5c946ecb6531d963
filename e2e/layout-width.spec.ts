import { expect, test } from './journey';
import { LOCALE_PAGES } from './routes';

for (const { address } of LOCALE_PAGES) {
  test(`${address} is no wider than the window, also at 320 px`, async ({ page }) => {
    await page.goto(address);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
}
