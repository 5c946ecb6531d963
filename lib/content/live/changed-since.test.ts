import { expect, it } from 'vitest';
import { changedSince, isoStamp, stampOf } from './changed-since';

const MINUTE = 60_000;
const now = Date.parse('2026-11-22T05:00:00Z');

it('asks again for what was fresh when it was last asked: a commit may come late', () => {
  expect(changedSince(now - MINUTE, now)).toBe(now - 10 * MINUTE);
});

it('asks for nothing twice once it is settled, however many documents have one stamp', () => {
  expect(changedSince(now - 20 * MINUTE, now)).toBe(now - 20 * MINUTE);
});

it('follows stamps of a clock that is ahead', () => {
  expect(changedSince(now + 120 * MINUTE, now)).toBe(now + 110 * MINUTE);
});

it('takes a stamp in the future for now, so that a slip of the year hides no later change', () => {
  expect(stampOf({ updated_at: '2062-11-22T05:00:00Z' }, now)).toBe(now);
  expect(stampOf({ updated_at: '2026-11-22T04:00:00.500Z' }, now)).toBe(Date.parse('2026-11-22T04:00:00.500Z'));
  for (const updated_at of [undefined, null, 5, '', 'yesterday']) expect(stampOf({ updated_at }, now)).toBeUndefined();
});

it('writes stamps so that a text of the same moment is not later', () => {
  expect('2026-11-22T05:00:00Z' > isoStamp(now)).toBe(false);
  expect('2026-11-22T05:00:01Z' > isoStamp(now)).toBe(true);
  expect('2026-11-22T05:00:00.250Z' > isoStamp(now + 250)).toBe(false);
});
