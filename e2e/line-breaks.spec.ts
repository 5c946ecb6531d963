import { breakText, MOST_BAD_BREAKS, thaiBreaks } from '../scripts/line-breaks/thai-pages';
import { expect, test } from './journey';
import { SITES } from './sites';

test('Thai lines break between words', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  const found = await thaiBreaks(page, SITES.plain.url);
  expect(found.length).toBeGreaterThan(1_000);
  const bad = found.filter(({ fault }) => fault !== undefined);
  expect(bad.length, bad.map(breakText).join('\n')).toBeLessThanOrEqual(MOST_BAD_BREAKS);
});
