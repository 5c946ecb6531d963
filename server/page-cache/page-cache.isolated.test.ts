import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeLogSingleton, recordChanges, recordSearchChange, type Tag } from '../../lib/content/change-log';
import { contentState, PageCache } from './page-cache';
import type { NextEntry, PageKey, RenderedPage } from './rendered-page';

const FRESH = 's-maxage=600, stale-while-revalidate=86400';
let renders: string[];
let known: (NextEntry | null)[];
let dayChangedAt: number;
/** The content that each rendered page reads. */
let tags: Tag[];
let nextEntry: NextEntry | null;
let respond: (target: string) => Promise<RenderedPage> | RenderedPage;

const page = (text: string, status = 200, cacheControl = FRESH): RenderedPage => ({
  status,
  headers: { 'content-type': 'text/html', 'cache-control': cacheControl },
  body: Buffer.from(text),
});
const keyOf = (target: string): PageKey => ({ target, headers: {} });

function cache(maxBytes = 1_000_000) {
  return new PageCache({
    render: async ({ target }, knownEntry) => {
      renders.push(target);
      known.push(knownEntry);
      return { page: await respond(target), tags, nextEntry };
    },
    contentState: (shown) => contentState(shown, dayChangedAt),
    maxBytes,
  });
}

/** What a visitor gets: the cache state and the text. */
async function visit(pages: PageCache, target = '/a') {
  const { state, page: cached } = await pages.answer(keyOf(target), 'identity');
  return `${state} ${cached.body}`;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  vi.advanceTimersByTime(1_000);
  changeLogSingleton.set(undefined);
  renders = [];
  known = [];
  tags = ['works'];
  nextEntry = null;
  dayChangedAt = 0;
  respond = (target) => page(`${target}${renders.length}`);
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

describe('a cached page', () => {
  it('is rendered once, and has its age', async () => {
    const pages = cache();
    expect([await visit(pages), await visit(pages)]).toEqual(['MISS /a1', 'HIT /a1']);
    pass(90_500);
    expect(await pages.answer(keyOf('/a'), 'identity')).toMatchObject({ state: 'HIT', ageSeconds: 90 });
    expect(renders).toHaveLength(1);
  });

  it('is rendered once for concurrent requests', async () => {
    const pages = cache();
    const all = await Promise.all(Array.from({ length: 500 }, () => visit(pages)));
    expect(new Set(all)).toEqual(new Set(['MISS /a1']));
    expect(renders).toEqual(['/a']);
  });

  it('is rendered once for each address and headers, for all encodings', async () => {
    const pages = cache();
    respond = (target) => page(`${target}${renders.length} ${'x'.repeat(2_000)}`);
    for (const key of [keyOf('/a'), keyOf('/b'), { target: '/a', headers: { rsc: '1' } }])
      for (const encoding of ['br', 'identity', 'gzip'] as const) await pages.answer(key, encoding);
    expect(renders).toHaveLength(3);
    expect(await visit(pages)).toMatch(/^HIT \/a1/);
    const { page: zipped } = await pages.answer(keyOf('/a'), 'gzip');
    expect(gunzipSync(zipped.body).toString()).toMatch(/^\/a1/);
    expect(zipped.headers).toMatchObject({ vary: 'Accept-Encoding', 'content-encoding': 'gzip' });
  });

  it('is served stale while it is rendered again', async () => {
    const pages = cache();
    await visit(pages);
    pass(600_000);
    expect(await visit(pages)).toBe('STALE /a1');
    await expect.poll(() => visit(pages)).toBe('HIT /a2');
    pass(87_000_000);
    expect(await visit(pages)).toBe('MISS /a3');
  });

  it('stays when the clock is set back', async () => {
    const pages = cache();
    recordChanges('works', []);
    pass(1);
    vi.setSystemTime(0);
    expect([await visit(pages), await visit(pages)]).toEqual(['MISS /a1', 'HIT /a1']);
  });
});

describe('the variants of a page', () => {
  it('reuse the earlier render of Next until the content changes', async () => {
    const pages = cache();
    nextEntry = { value: { kind: 'APP_PAGE', html: 'whole', rscData: Buffer.from('data') } };
    await visit(pages);
    nextEntry = null;
    const data = { target: '/a', headers: { rsc: '1' } };
    await pages.answer(data, 'br');
    expect(known[1]).toMatchObject({ value: { kind: 'APP_PAGE', html: '', rscData: Buffer.from('data') } });
    recordChanges('works', []);
    pass(1);
    await pages.answer({ ...data, headers: { rsc: '1', 'next-router-prefetch': '1' } }, 'br');
    expect(known[2]).toBeNull();
  });

  it('are rendered again if the HTML of the earlier render is no longer cached', async () => {
    const pages = cache(4_500);
    nextEntry = { value: { kind: 'APP_PAGE', html: 'whole', rscData: Buffer.from('data') } };
    await visit(pages);
    nextEntry = null;
    await visit(pages, '/b');
    await pages.answer({ target: '/a', headers: { rsc: '1' } }, 'br');
    await visit(pages, '/c');
    expect(known.at(-2)).not.toBeNull();
    expect(await visit(pages)).toMatch('MISS');
    expect(known.at(-1)).toBeNull();
  });

  it('are rendered at the same time for visitors with different languages', async () => {
    const pages = cache();
    const { promise: gate, open } = gated();
    respond = () => gate.then(() => page('redirect', 307, 'private, no-store'));
    const visits = ['th', 'en'].map((language) =>
      pages.answer({ target: '/', headers: { 'accept-language': language } }, 'br'),
    );
    await vi.waitFor(() => expect(renders).toEqual(['/', '/']));
    open();
    await Promise.all(visits);
  });
});

describe('a page whose content changed', () => {
  it('stays fresh if it did not read that content', async () => {
    const pages = cache();
    respond = (target) => page(`${target}${renders.length} /th-th/listings/rm-1`);
    await visit(pages);
    pass(1_000);
    recordChanges('jobs', ['clerk']);
    recordChanges('listings', ['rm-2']);
    expect(await visit(pages)).toMatch('HIT /a1');
  });

  it('is served stale while a single render replaces it', async () => {
    const pages = cache();
    await visit(pages);
    pass(1_000);
    recordChanges('works', ['villa']);
    pass(1);
    expect(pages.fresh('identity\n/a')).toBeNull();
    expect(await Promise.all([visit(pages), visit(pages), visit(pages)])).toEqual(Array(3).fill('STALE /a1'));
    await expect.poll(() => visit(pages)).toBe('HIT /a2');
    expect(renders).toHaveLength(2);
  });

  it('is not served if it is ten minutes behind a change, even if there were later changes', async () => {
    const pages = cache();
    await visit(pages);
    for (let minute = 0; minute < 9; minute++) {
      pass(60_000);
      recordChanges('works', ['villa']);
    }
    pass(119_000);
    expect(await visit(pages)).toBe('STALE /a1');
    await expect.poll(() => visit(pages)).toBe('HIT /a2');
    recordChanges('works', ['villa']);
    pass(300_000);
    recordChanges('works', ['villa']);
    pass(300_000);
    expect(await visit(pages)).toBe('MISS /a3');
  });
});

describe('a page that must not be served stale', () => {
  it('is not served with an outdated listing, even if its next render fails', async () => {
    const pages = cache();
    respond = () => page('<a href="/th-th/listings/rm-1">5 million</a>');
    tags = ['listings'];
    await visit(pages);
    pass(1_000);
    recordChanges('listings', ['rm-1']);
    expect(pages.fresh('identity\n/a')).toBeNull();
    respond = () => Promise.reject(new Error('out of order'));
    await expect(visit(pages)).rejects.toThrow('out of order');
    respond = () => page('4 million');
    expect(await visit(pages)).toBe('MISS 4 million');
  });

  it('is not served with outdated search results', async () => {
    const pages = cache();
    respond = (target) => page(`${target}${renders.length} /th-th/listings/rm-1`);
    await visit(pages, '/list');
    tags = ['search'];
    await visit(pages, '/found');
    pass(1_000);
    recordSearchChange(['rm-1']);
    pass(1);
    expect([await visit(pages, '/list'), await visit(pages, '/found')]).toEqual([
      'HIT /list1 /th-th/listings/rm-1',
      'MISS /found3 /th-th/listings/rm-1',
    ]);
  });

  it('is not served on the next day', async () => {
    const pages = cache();
    await visit(pages);
    pass(1_000);
    dayChangedAt = performance.now();
    pass(1_000);
    expect(await visit(pages)).toBe('MISS /a2');
  });

  it('is rendered again, once for all variants, if the content changed during its render', async () => {
    const pages = cache();
    const { promise: gate, open } = gated();
    const link = '<a href="/th-th/listings/rm-1">';
    respond = (target) => (renders.length === 1 ? gate.then(() => page(`old ${link}`)) : page(`${target} new`));
    const before = visit(pages);
    await vi.waitFor(() => expect(renders).toHaveLength(1));
    pass(1_000);
    recordChanges('listings', ['rm-1']);
    pass(1_000);
    const after = [visit(pages), visit(pages), visit(pages, '/b')];
    // Next would answer another request for this page with the render that is already running.
    await vi.waitFor(() => expect(renders).toEqual(['/a', '/b']));
    open();
    expect(await Promise.all(after)).toEqual(['MISS /a new', 'MISS /a new', 'MISS /b new']);
    expect(await before).toMatch('MISS old');
    expect(renders).toEqual(['/a', '/b', '/a']);
    expect(await visit(pages)).toBe('HIT /a new');
  });
});

describe('the cache', () => {
  it('does not store private pages', async () => {
    const pages = cache();
    respond = () => page('mine', 200, 'private, no-store');
    expect([await visit(pages), await visit(pages)]).toEqual(['MISS mine', 'MISS mine']);
    expect(renders).toHaveLength(2);
  });

  it('evicts the least recently used page when it is full', async () => {
    const pages = cache(4_500);
    for (const target of ['/a', '/b', '/c', '/d', '/a', '/e']) await visit(pages, target);
    expect(await visit(pages, '/a')).toMatch(/^HIT/);
    expect(await visit(pages, '/b')).toMatch(/^MISS/);
  });
});

describe('a page whose render fails', () => {
  it.each([
    ['an error page', () => page('broken', 500, 'no-store')],
    ['an exception', () => Promise.reject(new Error('out of order'))],
  ])('is served stale instead of %s, and rendered again after a pause', async (_, failure) => {
    const pages = cache();
    await visit(pages);
    pass(1_000);
    dayChangedAt = performance.now();
    pass(1_000);
    respond = failure;
    expect([await visit(pages), await visit(pages)]).toEqual(['STALE /a1', 'STALE /a1']);
    expect(renders).toHaveLength(2);
    respond = () => page('well again');
    pass(5_000);
    expect(await visit(pages)).toBe('MISS well again');
  });

  it('fails if it is not cached, and is rendered again on the next visit', async () => {
    const pages = cache();
    respond = () => Promise.reject(new Error('out of order'));
    await expect(visit(pages)).rejects.toThrow('out of order');
    respond = () => page('broken', 500, 'no-store');
    expect([await visit(pages), await visit(pages)]).toEqual(['MISS broken', 'MISS broken']);
    expect(renders).toHaveLength(3);
  });
});

function gated() {
  let open = () => {};
  const promise = new Promise<void>((resolve) => (open = resolve));
  return { promise, open };
}
