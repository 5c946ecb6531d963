import { describe, expect, it } from 'vitest';
import { freshnessOf } from './freshness';

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
