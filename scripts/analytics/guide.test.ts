import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { analyticsGuide } from './guide';

/** Biome sets the columns of tables. */
const withoutColumns = (text: string) => text.replace(/-{3,}/g, '---').replace(/ *\| */g, '|');

it('docs/analytics.md says what the catalogue says (npm run docs:analytics)', () => {
  const head = readFileSync('scripts/analytics/head.md', 'utf8');
  const guide = readFileSync('docs/analytics.md', 'utf8');
  expect(withoutColumns(guide)).toBe(withoutColumns(analyticsGuide(head)));
});

it('docs/analytics.md starts by saying that nothing is sent before consent', () => {
  const [, firstLines] = readFileSync('docs/analytics.md', 'utf8').split('\n\n');
  expect(firstLines).toMatch(/^\*\*Nothing is sent before a visitor has agreed\.\*\*/);
});
