import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  changedAt,
  changedIds,
  changeLogSingleton,
  latestChangeAt,
  listingChangedAt,
  recordChanges,
  recordSearchChange,
} from './change-log';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  changeLogSingleton.set(undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Notes changes at these times, in milliseconds. */
function changesAt(...times: readonly number[]): void {
  for (const time of times) {
    vi.advanceTimersByTime(time - performance.now());
    recordChanges('jobs', ['clerk']);
  }
}

it('returns when a collection, a listing and the search last changed', () => {
  expect([changedAt('listings'), listingChangedAt('rm-1'), latestChangeAt()]).toEqual([0, 0, 0]);
  vi.advanceTimersByTime(1_000);
  recordChanges('listings', ['rm-1', 'rm-2']);
  vi.advanceTimersByTime(1_000);
  recordSearchChange(['rm-1']);
  vi.advanceTimersByTime(1_000);
  recordChanges('jobs', ['rm-2']);
  expect([changedAt('listings'), changedAt('search'), changedAt('jobs')]).toEqual([1_000, 2_000, 3_000]);
  expect([listingChangedAt('rm-1'), listingChangedAt('rm-1', 'search'), listingChangedAt('rm-3')]).toEqual([
    1_000, 2_000, 0,
  ]);
  expect(latestChangeAt()).toBe(3_000);
});

it('returns the last change before a time in the last ten minutes, accurate to ten seconds', () => {
  changesAt(100_000, 400_000, 403_000, 409_000, 460_000, 900_000);
  expect([changedAt('jobs', 300_000), changedAt('jobs', 404_000)]).toEqual([100_000, 400_000]);
  expect([changedAt('jobs', 410_000), changedAt('jobs', 899_999), changedAt('jobs')]).toEqual([
    409_000, 460_000, 900_000,
  ]);
});

it('stores few times, however often a collection changes', () => {
  changesAt(...Array.from({ length: 5_000 }, (_, index) => index * 500));
  expect(changeLogSingleton.get().times.get('jobs')?.length).toBeLessThan(130);
});

it('returns a later time for listings that are no longer tracked', () => {
  vi.advanceTimersByTime(1_000);
  recordChanges('listings', ['rm-1']);
  vi.advanceTimersByTime(1_000);
  const others = Array.from({ length: 10_001 }, (_, index) => `other-${index}`);
  recordChanges('listings', others);
  expect([listingChangedAt('rm-1'), listingChangedAt('rm-2'), listingChangedAt('other-9999')]).toEqual([
    2_000, 2_000, 2_000,
  ]);
  expect(changeLogSingleton.get().bySource.listings.times.size).toBe(10_000);
});

it('finds added, replaced and removed entities', () => {
  const same = {};
  const before = new Map([
    ['a', same],
    ['b', {}],
    ['c', {}],
  ]);
  const after = new Map([
    ['a', same],
    ['b', {}],
    ['d', {}],
  ]);
  expect(changedIds(before, after)).toEqual(['b', 'd', 'c']);
});
