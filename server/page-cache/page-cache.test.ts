import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageCache } from './page-cache';
import type { PageQuestion, RenderedPage } from './rendered-page';

const FRESH = 's-maxage=600, stale-while-revalidate=3600';
let renders: string[];
let changedAt: number;
let respond: (target: string) => Promise<RenderedPage> | RenderedPage;

const page = (text: string, status = 200, cacheControl = FRESH): RenderedPage => ({
  status,
  headers: { 'content-type': 'text/html', 'cache-control': cacheControl },
  body: Buffer.from(text),
});
const asked = (target: string): PageQuestion => ({ target, headers: {} });

function cache(mostBytes = 1_000_000) {
  const render = async ({ target }: PageQuestion) => {
    renders.push(target);
    return respond(target);
  };
  return new PageCache({ render, changedAt: () => changedAt, mostBytes });
}

/** What a visitor gets: where it is from, and its text. */
async function visit(pages: PageCache, target = '/a') {
  const { state, page: kept } = await pages.answer(asked(target), 'identity');
  return `${state} ${kept.body}`;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  vi.advanceTimersByTime(1_000);
  renders = [];
  changedAt = 0;
  respond = (target) => page(`${target}${renders.length}`);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a page in memory', () => {
  it('renders a page once, and says how old it is', async () => {
    const pages = cache();
    expect([await visit(pages), await visit(pages)]).toEqual(['MISS /a1', 'HIT /a1']);
    vi.advanceTimersByTime(90_500);
    expect(await pages.answer(asked('/a'), 'identity')).toMatchObject({ state: 'HIT', ageSeconds: 90 });
    expect(renders).toHaveLength(1);
  });

  it('renders once for all who ask meanwhile', async () => {
    const pages = cache();
    const all = await Promise.all(Array.from({ length: 500 }, () => visit(pages)));
    expect(new Set(all)).toEqual(new Set(['MISS /a1']));
    expect(renders).toEqual(['/a']);
  });

  it('tells pages apart by their address, what they vary by and their encoding', async () => {
    const pages = cache();
    for (const question of [asked('/a'), asked('/b'), { target: '/a', headers: { rsc: '1' } }])
      for (const encoding of ['br', 'identity'] as const) await pages.answer(question, encoding);
    expect(renders).toHaveLength(6);
  });

  it('is shown though old while another is made', async () => {
    const pages = cache();
    await visit(pages);
    vi.advanceTimersByTime(600_000);
    expect(await visit(pages)).toBe('STALE /a1');
    await expect.poll(() => visit(pages)).toBe('HIT /a2');
    vi.advanceTimersByTime(4_200_000);
    expect(await visit(pages)).toBe('MISS /a3');
  });

  it('is kept when the clock is set back', async () => {
    const pages = cache();
    changedAt = 500;
    vi.setSystemTime(0);
    expect([await visit(pages), await visit(pages)]).toEqual(['MISS /a1', 'HIT /a1']);
  });

  it('shows nothing from before the content changed', async () => {
    const pages = cache();
    await visit(pages);
    vi.advanceTimersByTime(1_000);
    changedAt = 2_000;
    vi.advanceTimersByTime(1);
    expect(await visit(pages)).toBe('MISS /a2');
    expect(await visit(pages)).toBe('HIT /a2');
  });

  it('nor what began to be rendered before, which it does not keep either', async () => {
    const pages = cache();
    const { promise: gate, open } = gated();
    respond = (target) => (renders.length === 1 ? gate.then(() => page('old')) : page(`${target} new`));
    const before = visit(pages);
    await vi.waitFor(() => expect(renders).toHaveLength(1));
    changedAt = 1_500;
    vi.advanceTimersByTime(1_000);
    const after = [visit(pages), visit(pages, '/a?x=1'), visit(pages, '/b')];
    // Next would answer another visit of this path with the render that is under way.
    await vi.waitFor(() => expect(renders).toEqual(['/a', '/b']));
    open();
    expect(await Promise.all(after)).toEqual(['MISS /a new', 'MISS /a?x=1 new', 'MISS /b new']);
    expect(await before).toBe('MISS old');
    expect(await visit(pages)).toBe('HIT /a new');
  });
});

describe('what is kept', () => {
  it('keeps nothing that is somebody’s own', async () => {
    const pages = cache();
    respond = () => page('mine', 200, 'private, no-store');
    expect([await visit(pages), await visit(pages)]).toEqual(['MISS mine', 'MISS mine']);
    expect(renders).toHaveLength(2);
  });

  it('keeps no more bytes than it may, the last used longest', async () => {
    const pages = cache(4_500);
    for (const target of ['/a', '/b', '/c', '/d', '/a', '/e']) await visit(pages, target);
    expect(await visit(pages, '/a')).toMatch(/^HIT/);
    expect(await visit(pages, '/b')).toMatch(/^MISS/);
  });
});

describe('a page that cannot be made', () => {
  it.each([
    ['a failure', () => page('broken', 500, 'no-store')],
    ['nothing', () => Promise.reject(new Error('out of order'))],
  ])('has its old one shown instead of %s, and is tried again after a rest', async (_, failure) => {
    const pages = cache();
    await visit(pages);
    changedAt = 2_000;
    vi.advanceTimersByTime(2_000);
    respond = failure;
    expect([await visit(pages), await visit(pages)]).toEqual(['STALE /a1', 'STALE /a1']);
    expect(renders).toHaveLength(2);
    respond = () => page('well again');
    vi.advanceTimersByTime(5_000);
    expect(await visit(pages)).toBe('MISS well again');
  });

  it('fails where there is no old one, and is tried again with the next visit', async () => {
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
