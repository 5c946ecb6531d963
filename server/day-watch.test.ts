import { afterEach, expect, it, vi } from 'vitest';
import { createDayWatch } from './day-watch';

afterEach(() => vi.useRealTimers());

it('returns the time when the day in Bangkok changed, and ignores a clock that is set back within a day', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-11-26T23:59:00+07:00') });
  const dayChangedAt = createDayWatch();
  vi.advanceTimersByTime(59_000);
  vi.setSystemTime(Date.parse('2026-11-26T23:49:59+07:00'));
  expect(dayChangedAt()).toBe(0);
  vi.advanceTimersByTime(600_000);
  expect(dayChangedAt()).toBe(0);
  vi.advanceTimersByTime(1_000);
  expect([dayChangedAt(), dayChangedAt()]).toEqual([660_000, 660_000]);
});
