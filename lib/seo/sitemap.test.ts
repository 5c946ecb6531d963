import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PAGES_PER_PART, type SitemapPages, sitemapEntries, sitemapIndex, sitemapParts } from './sitemap';

/** The limits of sitemaps.org. */
const MAX = { addresses: 50_000, bytes: 52_428_800 };
const CONTEXT = { site: 'https://rommai.example', routing: { defaultLocale: 'en-us', prefix: 'always' } } as const;

const HOMES: SitemapPages<number> = {
  name: 'listings',
  isNumbered: true,
  path: (n) => `/listings/rm-${n}`,
  changed: (n) => `2026-01-${String((n % 28) + 1).padStart(2, '0')}T00:00:00Z`,
};
const parts = (items: readonly number[], pages: Partial<SitemapPages<number>> = {}) =>
  sitemapParts(items, { ...HOMES, ...pages }, CONTEXT);
const many = (count: number) => Array.from({ length: count }, (_, n) => n);
const locs = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);
const text = (part: { xml: () => Iterable<string> } | undefined) => [...(part?.xml() ?? [])].join('');

it('splits far below the maximum number of addresses, and lists every page once', () => {
  const found = parts(many(12_000));
  expect(found.map(({ name }) => name)).toEqual(['listings-1', 'listings-2', 'listings-3']);
  const all = found.map((part) => locs(text(part)));
  expect(all.map(({ length }) => length)).toEqual([10_000, 10_000, 4_000]);
  expect(2 * PAGES_PER_PART).toBeLessThanOrEqual(MAX.addresses);
  expect(new Set(all.flat()).size).toBe(24_000);
});

it('omits pictures, but no pages, beyond the maximum size', () => {
  const long = `/${'x'.repeat(1_900)}.jpg`;
  const [part] = parts(many(PAGES_PER_PART), { pictures: () => Array<string>(20).fill(long) });
  let [bytes, addresses] = [0, 0];
  for (const piece of part?.xml() ?? []) {
    bytes += Buffer.byteLength(piece);
    addresses += locs(piece).length;
  }
  expect(bytes).toBeGreaterThan(39_000_000);
  expect(bytes).toBeLessThanOrEqual(MAX.bytes);
  expect(addresses).toBe(2 * PAGES_PER_PART);
});

it('contains only ASCII for any picture name, so that its length is its size in bytes', () => {
  /** Any UTF-16 code units, including unpaired surrogates. */
  const anyUnits = fc.string({ unit: fc.nat({ max: 0xffff }).map((unit) => String.fromCharCode(unit)), maxLength: 12 });
  fc.assert(
    fc.property(anyUnits, (picture) => {
      const [part] = parts([1], { pictures: () => [`/${picture}`, `https://pictures.example/${picture}`] });
      const xml = text(part);
      expect(Buffer.byteLength(xml)).toBe(xml.length);
    }),
  );
});

it('is as new as its newest page', () => {
  expect(parts([3, 20, 7])[0]?.changed).toBe('2026-01-21T00:00:00Z');
  expect(parts([3], { changed: () => undefined })[0]?.changed).toBeUndefined();
});

it('has no number in the name of an unnumbered part, and no part without items', () => {
  const few = (items: readonly number[]) => sitemapParts(items, { ...HOMES, name: 'team', isNumbered: false }, CONTEXT);
  expect(few([1]).map(({ name }) => name)).toEqual(['team']);
  expect(few([])).toEqual([]);
});

it('the index lists each part with its date, if it has one', () => {
  const index = sitemapIndex(
    [...parts([1]), ...parts([2], { changed: () => undefined })],
    (name) => `https://a.example/?a&${name}`,
  );
  expect(index).toContain('<loc>https://a.example/?a&#38;listings-1</loc>\n<lastmod>2026-01-02T00:00:00Z</lastmod>');
  expect(index.match(/<lastmod>/g)).toHaveLength(1);
});

const ALWAYS = { site: 'https://rommai.example', routing: { defaultLocale: 'th-th', prefix: 'always' } } as const;
const AS_NEEDED = { ...ALWAYS, routing: { defaultLocale: 'th-th', prefix: 'as-needed' } } as const;

it('contains for each language the address, the date, and links to all languages', () => {
  const xml = sitemapEntries({ path: '/listings/rm-1', changed: '2026-01-02T00:00:00Z' }, ALWAYS);
  expect(xml.split('</url>')[0]).toBe(`<url>
<loc>https://rommai.example/en-us/listings/rm-1</loc>
<lastmod>2026-01-02T00:00:00Z</lastmod>
<xhtml:link rel="alternate" hreflang="en-US" href="https://rommai.example/en-us/listings/rm-1"/>
<xhtml:link rel="alternate" hreflang="th-TH" href="https://rommai.example/th-th/listings/rm-1"/>
<xhtml:link rel="alternate" hreflang="x-default" href="https://rommai.example/th-th/listings/rm-1"/>
`);
  expect(locs(xml)).toEqual([
    'https://rommai.example/en-us/listings/rm-1',
    'https://rommai.example/th-th/listings/rm-1',
  ]);
});

it('L4 omits the prefix of the default locale if prefixes are as needed', () => {
  expect(locs(sitemapEntries({ path: '/our-team' }, AS_NEEDED))).toEqual([
    'https://rommai.example/en-us/our-team',
    'https://rommai.example/our-team',
  ]);
});

it('omits an unknown date', () => {
  expect(sitemapEntries({ path: '/' }, ALWAYS)).not.toContain('lastmod');
});

it('contains absolute and escaped picture addresses, and omits invalid ones', () => {
  const pictures = ['/demo/a.jpg', 'https://a.example/o/b.jpg?alt=media&token="1"', '/demo/บ้าน.jpg', 'https://'];
  const xml = sitemapEntries({ path: '/', pictures }, ALWAYS);
  expect([...xml.matchAll(/<image:loc>(.*?)</g)].slice(0, 3).map(([, loc]) => loc)).toEqual([
    'https://rommai.example/demo/a.jpg',
    'https://a.example/o/b.jpg?alt=media&#38;token=%221%22',
    'https://rommai.example/demo/%E0%B8%9A%E0%B9%89%E0%B8%B2%E0%B8%99.jpg',
  ]);
  expect(xml.match(/<image:image>/g)).toHaveLength(3);
});
