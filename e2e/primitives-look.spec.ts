import { expectNoAxeFaults } from './axe';
import { windowFor } from './journey';
import { expect, test } from './style-page';

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

for (const locale of ['en-us', 'th-th'] as const) {
  test(`${locale}: no axe fault in any primitive in either mode, nothing wider than a window of 320 px`, {
    tag: windowFor(locale),
  }, async ({ page, style }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await style(locale);
    await expectNoAxeFaults(page);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  });
}

test('everything to press is at least 44 px high, itself or its label', { tag: '@phone' }, async ({ page, style }) => {
  await style('en-us');
  const low = await page
    .locator('main')
    .locator('button, select, textarea, input:not([type=hidden], [type=range], [aria-hidden]), summary, nav a')
    .evaluateAll((controls) =>
      controls
        .map((control) => (control.matches('[type=checkbox], [type=radio]') ? control.closest('label') : control))
        .filter((control) => control !== null)
        .map((control) => ({ html: control.outerHTML.slice(0, 120), height: control.getBoundingClientRect().height }))
        .filter(({ height }) => height > 0 && height < 44),
    );
  expect(low).toEqual([]);
});

test('nothing moves for people who asked for that, and skeletons and rings turn for the others', {
  tag: '@desktop',
}, async ({ page, style }) => {
  const endless = () =>
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY).length;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await style('en-us');
  expect(await page.evaluate(endless)).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  expect(await page.evaluate(endless)).toBe(0);
});

test('a skeleton is as high as the card that takes its place', async ({ page, style }) => {
  await style('en-us');
  await page.evaluate(() => document.fonts.ready);
  const height = async (selector: string) => (await page.locator(selector).first().boundingBox())?.height ?? 0;
  const card = await height('article');
  const skeleton = await height('[role=status].grid > div');
  expect(Math.abs(card - skeleton)).toBeLessThanOrEqual(24);
});

test('a token says its contrast in the mode that is on', { tag: '@desktop' }, async ({ page, style }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await style('en-us');
  const figures = page.locator('[data-contrast=phprimary]');
  await expect(figures).toHaveText('page 5.0 · surface 5.0');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(figures).toHaveText('page 7.2 · surface 6.5');
});
