import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { analyticsGuide } from './analytics-guide';

/** Ignores the width of table columns, because Biome sets it. */
const withoutColumns = (text: string) => text.replace(/-{3,}/g, '---').replace(/ *\| */g, '|');

it('docs/analytics.md is up to date with the event catalogue (npm run docs:analytics)', () => {
  const head = readFileSync('scripts/analytics/head.md', 'utf8');
  const guide = readFileSync('docs/analytics.md', 'utf8');
  expect(withoutColumns(guide)).toBe(withoutColumns(analyticsGuide(head)));
});

it('docs/analytics.md starts with the statement that nothing is sent before consent', () => {
  const [, firstLines] = readFileSync('docs/analytics.md', 'utf8').split('\n\n');
  expect(firstLines).toMatch(/^\*\*Nothing is sent before a visitor has agreed\.\*\*/);
});
