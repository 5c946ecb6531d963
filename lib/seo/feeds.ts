/** The feeds, each available in both languages. */
export const FEEDS = ['articles', 'homes'] as const;
export type FeedName = (typeof FEEDS)[number];

/** The number of entries. Enough for readers that check once a day. */
export const FEED_ENTRIES = 50;

export const isFeed = (name: string): name is FeedName => FEEDS.some((feed) => feed === name);

/** The path of a feed, without locale. */
export const feedPath = (name: FeedName): string => `/feeds/${name}`;
