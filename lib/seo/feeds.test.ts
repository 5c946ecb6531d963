import { expect, it } from 'vitest';
import { type Feed, rssText } from './feeds';

const SPECIAL = `"Quoted" & 'said' </script><b>🏡 \ud83c\u0000`;
const FEED: Feed = {
  title: 'ร่มไม้: บ้านเข้าใหม่',
  text: 'บ้านใหม่',
  url: 'https://rommai.example/th-th/properties/1',
  self: 'https://rommai.example/th-th/feeds/homes',
  language: 'th-TH',
  entries: [
    {
      title: SPECIAL,
      url: 'https://rommai.example/th-th/listings/rm-1',
      text: SPECIAL,
      published: '2026-01-02T03:04:05Z',
      picture: { url: 'https://a.example/b.jpg?c=1&d="2"', width: 3, height: 2 },
    },
    { title: 'x', url: 'https://rommai.example/th-th/listings/rm-2', text: '', published: '2026-01-01T00:00:00Z' },
  ],
};

it('is a channel with a link to itself, and items with permanent ids', () => {
  const rss = rssText(FEED);
  expect(rss).toContain(
    '<atom:link href="https://rommai.example/th-th/feeds/homes" rel="self" type="application/rss+xml"/>',
  );
  expect(rss).toContain('<language>th-TH</language>');
  expect(rss).toContain('<guid isPermaLink="true">https://rommai.example/th-th/listings/rm-1</guid>');
  expect(rss.match(/<pubDate>[^<]*/g)).toEqual([
    '<pubDate>Fri, 02 Jan 2026 03:04:05 GMT',
    '<pubDate>Thu, 01 Jan 2026 00:00:00 GMT',
  ]);
  expect(rss).toContain('<lastBuildDate>Fri, 02 Jan 2026 03:04:05 GMT</lastBuildDate>');
});

it('contains only escaped text', () => {
  const rss = rssText(FEED);
  expect(rss).toContain('<title>&#34;Quoted&#34; &#38; &#39;said&#39; &#60;/script&#62;&#60;b&#62;🏡 </title>');
  expect(rss).toContain('url="https://a.example/b.jpg?c=1&#38;d=&#34;2&#34;"');
  expect(rss.isWellFormed()).toBe(true);
});

it('is complete without entries', () => {
  expect(rssText({ ...FEED, entries: [] })).toMatch(/<\/channel>\n<\/rss>\n$/);
});
