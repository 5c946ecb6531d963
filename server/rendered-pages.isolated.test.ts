import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import RenderedPages from './rendered-pages.mjs';

const pages = new RenderedPages();
const page = (html: string) => ({ kind: 'APP_PAGE', html });
let changedAt = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000 });
  changedAt = 0;
  Object.assign(globalThis, { rommaiContent: Promise.resolve({ changedAt: () => changedAt }) });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'rommaiContent');
});

it('keeps a page until the content changes', async () => {
  expect(await pages.get('/a')).toBeNull();
  await pages.set('/a', page('1'), { cacheControl: { revalidate: 600 } });
  vi.setSystemTime(500_000);
  expect(await pages.get('/a')).toMatchObject({ value: { html: '1' }, cacheControl: { revalidate: 600 } });
  changedAt = 500_000;
  expect(await pages.get('/a')).toBeNull();
});

it('keeps a page for ten minutes, and never shows an old one while Next makes another', async () => {
  await pages.get('/c');
  vi.setSystemTime(2_000);
  await pages.set('/c', page('1'));
  vi.setSystemTime(601_999);
  expect(await pages.get('/c')).toMatchObject({ value: { html: '1' } });
  vi.setSystemTime(602_000);
  expect(await pages.get('/c')).toBeNull();
});

it('knows when a rendering began: when the page was first asked for in vain', async () => {
  await pages.get('/d');
  await pages.set('/d', page('1'));
  vi.setSystemTime(3_000);
  await pages.get('/d');
  changedAt = 4_000;
  vi.setSystemTime(5_000);
  expect(await pages.get('/d')).toBeNull();
  await pages.set('/d', page('2'));
  expect(await pages.get('/d')).toMatchObject({ value: { html: '2' } });
});

it('keeps no page from before the search took the change in', async () => {
  await pages.get('/e');
  await pages.set('/e', page('1'));
  vi.stubGlobal('rommaiIndexChangedAt', 2_000);
  expect(await pages.get('/e')).toBeNull();
  vi.unstubAllGlobals();
  expect(await pages.get('/e')).not.toBeNull();
});

it('does not keep what was rendered from content that changed meanwhile', async () => {
  await pages.get('/b');
  changedAt = 2_000;
  vi.setSystemTime(3_000);
  await pages.set('/b', page('old'));
  expect(await pages.get('/b')).toBeNull();
  await pages.set('/b', page('new'));
  expect(await pages.get('/b')).toMatchObject({ value: { html: 'new' } });
});
