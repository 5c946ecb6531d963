import { expect, it } from 'vitest';
import { sitemapEntries } from './sitemap-entry';

const ALWAYS = { site: 'https://rommai.example', routing: { defaultLocale: 'th-th', prefix: 'always' } } as const;
const AS_NEEDED = { ...ALWAYS, routing: { defaultLocale: 'th-th', prefix: 'as-needed' } } as const;

const locs = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

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
