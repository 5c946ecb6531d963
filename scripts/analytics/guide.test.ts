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
