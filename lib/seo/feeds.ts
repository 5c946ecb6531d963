import { xmlText } from '../http/escape-markup';
import { breakable } from '../i18n/line-breaks';

export const FEEDS = ['articles', 'homes'] as const;
export type FeedName = (typeof FEEDS)[number];

/** The number of entries. Enough for readers that check once a day. */
export const FEED_ENTRIES = 50;

export const isFeed = (name: string): name is FeedName => FEEDS.some((feed) => feed === name);

export const feedPath = (name: FeedName): string => `/feeds/${name}`;

/** URLs are absolute, dates are ISO instants. */
export type FeedEntry = {
  readonly title: string;
  readonly url: string;
  readonly text: string;
  readonly published: string;
  readonly picture?: { readonly url: string; readonly width: number; readonly height: number } | undefined;
};

export type Feed = {
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly self: string;
  readonly language: string;
  readonly entries: readonly FeedEntry[];
};

const element = (name: string, text: string) => `<${name}>${xmlText(breakable(text))}</${name}>\n`;

/** RFC 822 with a four-digit year, as RSS requires. */
const date = (instant: string) => new Date(instant).toUTCString();

/** Uses Media RSS, because RSS's own enclosure requires the size in bytes. */
const media = ({ url, width, height }: NonNullable<FeedEntry['picture']>) =>
  `<media:content url="${xmlText(url)}" medium="image" width="${width}" height="${height}"/>\n`;

const entryText = ({ title, url, text, published, picture }: FeedEntry) =>
  `<item>\n${element('title', title)}${element('link', url)}<guid isPermaLink="true">${xmlText(url)}</guid>\n` +
  `${element('pubDate', date(published))}${element('description', text)}${picture ? media(picture) : ''}</item>\n`;

const NAMESPACES = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"';

/** A feed as RSS 2.0 (rssboard.org). */
export function rssText({ title, text, url, self, language, entries }: Feed): string {
  const [newest] = entries;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" ${NAMESPACES}>
<channel>
${element('title', title)}${element('link', url)}${element('description', text)}${element('language', language)}\
<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>
${newest ? element('lastBuildDate', date(newest.published)) : ''}${entries.map(entryText).join('')}</channel>
</rss>
`;
}
