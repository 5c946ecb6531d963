import { expect, test } from './journey';
import { LOCALE_PAGES } from './routes';

for (const { address } of LOCALE_PAGES) {
  test(`${address} is no wider than the window, from 320 to 1920 px`, async ({ page }) => {
    await page.goto(address);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    for (const width of [320, 820, 1920]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await overflow(), `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
