import { axeFaults, expectNoAxeFaults } from './axe';
import { overflow } from './overflow';
import { expect, test } from './style-page';

test('on a phone controls or their labels are at least 44 px high', { tag: ['@phone', '@full'] }, async ({
  page,
  style,
}) => {
  await style('th-th');
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
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('primitives have no axe violation, tokens show their contrast, and spinners stop for reduced motion', {
  tag: ['@desktop', '@full'],
}, async ({ page, style }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' });
  await style('en-us');
  const endless = () =>
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY).length;
  expect(await page.evaluate(endless)).toBeGreaterThan(0);
  const figures = page.locator('[data-contrast=phprimary]');
  await expect(figures).toHaveText('page 7.2 · surface 6.5');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(figures).toHaveText('page 5.0 · surface 5.0');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await page.evaluate(endless)).toBe(0);
  expect(await axeFaults(page)).toEqual([]);
});

test('primitives have no axe violation in Thai in light and dark mode', { tag: ['@phone', '@full'] }, async ({
  page,
  style,
}) => {
  await style('th-th');
  await expectNoAxeFaults(page);
});
