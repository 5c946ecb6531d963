import { expect, it } from 'vitest';
import type { SitemapAddress } from './sitemap-entry';
import { SITEMAP_LIMITS, sitemapIndex, sitemapParts } from './sitemap-parts';

const CONTEXT = { site: 'https://rommai.example', routing: { defaultLocale: 'en-us', prefix: 'always' } } as const;

const home = (n: number, pictures: readonly string[] = []): SitemapAddress => ({
  path: `/listings/rm-${n}`,
  changed: `2026-01-${String((n % 28) + 1).padStart(2, '0')}T00:00:00Z`,
  pictures,
});
const parts = (items: readonly number[], addressOf: (n: number) => SitemapAddress = home) =>
  sitemapParts({ name: 'listings', isNumbered: true }, items, addressOf, CONTEXT);
const many = (count: number) => Array.from({ length: count }, (_, n) => n);
const locs = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

it('cuts at the number of addresses a sitemap may have, and lists every page once', () => {
  const found = parts(many(60_000));
  expect(found.map(({ name }) => name)).toEqual(['listings-1', 'listings-2', 'listings-3']);
  const all = found.map(({ xml }) => locs([...xml()].join('')));
  expect(all.map(({ length }) => length)).toEqual([50_000, 50_000, 20_000]);
  expect(new Set(all.flat()).size).toBe(120_000);
});

it('cuts at the bytes a sitemap may have', () => {
  const long = `https://pictures.example/${'x'.repeat(1_900)}.jpg`;
  const found = parts(many(2_000), (n) => home(n, Array(20).fill(long)));
  const sizes = found.map(({ xml }) => [...xml()].reduce((bytes, piece) => bytes + Buffer.byteLength(piece), 0));
  expect(sizes.length).toBeGreaterThan(1);
  for (const bytes of sizes) expect(bytes).toBeLessThanOrEqual(SITEMAP_LIMITS.bytes);
});

it('is as new as the newest page in it', () => {
  expect(parts([3, 20, 7])[0]?.changed).toBe('2026-01-21T00:00:00Z');
  expect(parts([3], () => ({ path: '/' }))[0]?.changed).toBeUndefined();
});

it('names the only part of what is few without a number, and none of what there is nothing of', () => {
  const few = (items: readonly number[]) => sitemapParts({ name: 'team' }, items, home, CONTEXT);
  expect(few([1]).map(({ name }) => name)).toEqual(['team']);
  expect(few([])).toEqual([]);
});

it('the index names each part with its date, and has none for one without', () => {
  const index = sitemapIndex(
    [...parts([1]), ...parts([2], () => ({ path: '/' }))],
    (name) => `https://a.example/?a&${name}`,
  );
  expect(index).toContain('<loc>https://a.example/?a&#38;listings-1</loc>\n<lastmod>2026-01-02T00:00:00Z</lastmod>');
  expect(index.match(/<lastmod>/g)).toHaveLength(1);
});
