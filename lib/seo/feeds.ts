/** What one can subscribe to, in each language. */
export const FEEDS = ['articles', 'homes'] as const;
export type FeedName = (typeof FEEDS)[number];

/** Entries of a feed: who looks once a day misses none. */
export const FEED_ENTRIES = 50;

export const isFeed = (name: string): name is FeedName => FEEDS.some((feed) => feed === name);

/** The path of a feed, without locale. */
export const feedPath = (name: FeedName): string => `/feeds/${name}`;
