import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDayTracker, freshnessOf, linkedHomes } from './page-cache';

const PAGE = 's-maxage=600, stale-while-revalidate=86400';
const answer = (status: number, headers: Record<string, string | string[]>) => freshnessOf({ status, headers });

describe('the freshness of a response', () => {
  it('comes from s-maxage and stale-while-revalidate', () => {
    expect(answer(200, { 'cache-control': PAGE })).toEqual({ freshMs: 600_000, staleMs: 86_400_000 });
    expect(answer(308, { 'cache-control': 'public, max-age=0, S-MaxAge="5"' })).toEqual({ freshMs: 5_000, staleMs: 0 });
  });

  it('is ten seconds at most for a 404', () => {
    expect(answer(404, { 'cache-control': PAGE })).toEqual({ freshMs: 10_000, staleMs: 0 });
    expect(answer(404, { 'cache-control': 's-maxage=3' })).toEqual({ freshMs: 3_000, staleMs: 0 });
  });

  it.each([
    ['has no s-maxage', 200, { 'cache-control': 'public, max-age=60' }],
    ['has no Cache-Control header', 200, {}],
    ['is private', 200, { 'cache-control': `private, ${PAGE}` }],
    ['has no-store', 200, { 'cache-control': 'no-store,s-maxage=600' }],
    ['has no-cache', 200, { 'cache-control': 'no-cache, s-maxage=600' }],
    ['sets a cookie', 200, { 'cache-control': PAGE, 'set-cookie': ['a=1'] }],
    ['varies by cookie', 200, { 'cache-control': PAGE, vary: 'RSC, Cookie' }],
    ['varies by language', 200, { 'cache-control': PAGE, vary: 'Accept-Language' }],
    ['varies by everything', 200, { 'cache-control': PAGE, vary: '*' }],
    ['is an error', 500, { 'cache-control': PAGE }],
    ['is a temporary redirect', 307, { 'cache-control': PAGE }],
  ])('is null for one that %s', (_, status, headers) => expect(answer(status, headers)).toBeNull());
});

it('finds each listing that a page or its data links to, once', () => {
  const html =
    '<a href="/th-th/listings/rm-1001">บ้าน</a> <a href="/th-th/listings/rm-1001?sums=1"> <a href="/listings/B_2/enquire">';
  const data = Buffer.from('{"href":"https://rommai.example/en-us/listings/rm-1003"},"/listings/","/listings/_no"');
  expect(linkedHomes('/th-th/listings/rm-9', html, data)).toEqual(['rm-9', 'rm-1001', 'B_2', 'rm-1003']);
});

afterEach(() => vi.useRealTimers());

it('returns the time when the day in Bangkok changed, and ignores a clock that is set back within a day', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-11-26T23:59:00+07:00') });
  const dayChangedAt = createDayTracker();
  vi.advanceTimersByTime(59_000);
  vi.setSystemTime(Date.parse('2026-11-26T23:49:59+07:00'));
  expect(dayChangedAt()).toBe(0);
  vi.advanceTimersByTime(600_000);
  expect(dayChangedAt()).toBe(0);
  vi.advanceTimersByTime(1_000);
  expect([dayChangedAt(), dayChangedAt()]).toEqual([660_000, 660_000]);
});
