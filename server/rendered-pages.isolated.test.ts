import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import RenderedPages from './rendered-pages.mjs';

const NOON = Date.parse('2026-11-26T12:00:00+07:00');

const pages = new RenderedPages();
const page = (html: string) => ({ kind: 'APP_PAGE', html });
const change = (latestAt: number) => Object.assign(globalThis, { rommaiChangeLog: { latestAt } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOON });
  vi.advanceTimersByTime(1_000);
  change(0);
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'rommaiChangeLog');
});

/** Misses a page, then stores it, as Next does. */
async function make(key: string, html = '1'): Promise<void> {
  expect(await pages.get(key)).toBeNull();
  await pages.set(key, page(html), { cacheControl: { revalidate: 600 } });
}

it('keeps a page until the content changes', async () => {
  await make('/a');
  vi.advanceTimersByTime(500_000);
  expect(await pages.get('/a')).toMatchObject({
    value: { html: '1' },
    cacheControl: { revalidate: 600 },
    lastModified: NOON + 1_000,
  });
  change(500_000);
  expect(await pages.get('/a')).toBeNull();
});

it('keeps a page for ten minutes, and never shows an old one while Next makes another', async () => {
  await pages.get('/c');
  vi.advanceTimersByTime(1_000);
  await pages.set('/c', page('1'));
  vi.advanceTimersByTime(599_999);
  expect(await pages.get('/c')).toMatchObject({ value: { html: '1' } });
  vi.advanceTimersByTime(1);
  expect(await pages.get('/c')).toBeNull();
});

it('knows when a rendering began: when the page was first asked for in vain', async () => {
  await make('/d');
  vi.advanceTimersByTime(2_000);
  await pages.get('/d');
  change(4_000);
  vi.advanceTimersByTime(2_000);
  await make('/d', '2');
  expect(await pages.get('/d')).toMatchObject({ value: { html: '2' } });
});

it('does not keep a page if the content changed while it was rendered', async () => {
  expect(await pages.get('/b')).toBeNull();
  change(2_000);
  vi.advanceTimersByTime(2_000);
  await pages.set('/b', page('old'));
  await make('/b', 'new');
  expect(await pages.get('/b')).toMatchObject({ value: { html: 'new' } });
});

it('keeps pages when the clock is set back, but not pages of yesterday', async () => {
  await make('/f');
  change(500);
  vi.setSystemTime(NOON - 600_000);
  expect(await pages.get('/f')).toMatchObject({ lastModified: NOON - 600_000 });
  await make('/g');
  expect(await pages.get('/g')).not.toBeNull();
  vi.setSystemTime(NOON + 86_400_000);
  expect(await pages.get('/f')).toBeNull();
});
