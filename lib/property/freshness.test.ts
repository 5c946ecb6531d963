import { expect, it } from 'vitest';
import { isNewThisWeek } from './freshness';

it.each([
  ['2026-11-20T00:00:00Z', true],
  ['2026-11-14T00:00:01Z', true],
  ['2026-11-14T00:00:00Z', false],
  ['2026-11-22T00:00:00Z', false],
])('a listing published at %s is new on 21 November: %s', (publishedAt, isNew) => {
  expect(isNewThisWeek({ publishedAt }, Date.parse('2026-11-21T00:00:00Z'))).toBe(isNew);
});
