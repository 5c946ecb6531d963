import { describe, expect, it } from 'vitest';
import { freshnessOf } from './freshness';

const PAGE = 's-maxage=600, stale-while-revalidate=86400';
const answer = (status: number, headers: Record<string, string | string[]>) => freshnessOf({ status, headers });

describe('how long an answer is kept', () => {
  it('is what it says for shared caches', () => {
    expect(answer(200, { 'cache-control': PAGE })).toEqual({ freshMs: 600_000, staleMs: 86_400_000 });
    expect(answer(308, { 'cache-control': 'public, max-age=0, S-MaxAge="5"' })).toEqual({ freshMs: 5_000, staleMs: 0 });
  });

  it('is ten seconds at most for a page that is not there', () => {
    expect(answer(404, { 'cache-control': PAGE })).toEqual({ freshMs: 10_000, staleMs: 0 });
    expect(answer(404, { 'cache-control': 's-maxage=3' })).toEqual({ freshMs: 3_000, staleMs: 0 });
  });

  it.each([
    ['says nothing of shared caches', 200, { 'cache-control': 'public, max-age=60' }],
    ['says nothing at all', 200, {}],
    ['is private', 200, { 'cache-control': `private, ${PAGE}` }],
    ['must not be stored', 200, { 'cache-control': 'no-store,s-maxage=600' }],
    ['must be asked for each time', 200, { 'cache-control': 'no-cache, s-maxage=600' }],
    ['sets a cookie', 200, { 'cache-control': PAGE, 'set-cookie': ['a=1'] }],
    ['follows the cookie', 200, { 'cache-control': PAGE, vary: 'RSC, Cookie' }],
    ['follows the language', 200, { 'cache-control': PAGE, vary: 'Accept-Language' }],
    ['follows anything', 200, { 'cache-control': PAGE, vary: '*' }],
    ['is a failure', 500, { 'cache-control': PAGE }],
    ['is a redirect for now', 307, { 'cache-control': PAGE }],
  ])('is none for one that %s', (_, status, headers) => expect(answer(status, headers)).toBeNull());
});
