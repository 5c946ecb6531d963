import { expect, it } from 'vitest';
import { createReadCounter } from './source';

it('counts the reads of the last hour and in total', () => {
  let now = 0;
  const reads = createReadCounter(() => now);
  reads.add(10);
  now += 30 * 60_000;
  reads.add(5);
  expect([reads.lastHour(), reads.total()]).toEqual([15, 15]);
  now += 31 * 60_000;
  expect([reads.lastHour(), reads.total()]).toEqual([5, 15]);
});
