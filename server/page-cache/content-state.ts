import { changedAt, homeChangedAt, latestChangeAt, type Tag } from '../../lib/content/change-log';

/** The content that a page shows. */
export type PageContent = {
  /** When its render began, by `performance.now()`. */
  readonly renderedFrom: number;
  /** What it read. */
  readonly tags: readonly Tag[];
  /** The ids of the homes that it shows. */
  readonly homes: readonly string[];
};

/**
 * - `current`: nothing that the page read has changed.
 * - `changed`: something has, in the last ten minutes: the page may be shown while another is made.
 * - `outdated`: it is of yesterday, or misses a change for longer: shown only if no other can be made.
 * - `wrong`: it shows a home as it is no more, with its price and whether it is to be had: never shown.
 */
export type ContentState = 'current' | 'changed' | 'outdated' | 'wrong';

/** How long a page may miss a change, in milliseconds. */
const SHOWN_MS = 600_000;

/** @param dayChangedAt when the day in Bangkok last changed, by `performance.now()`: pages say what is new today */
export function contentState({ renderedFrom, tags, homes }: PageContent, dayChangedAt: number): ContentState {
  const isBefore = (time: number) => time >= renderedFrom;
  if (!isBefore(latestChangeAt())) return isBefore(dayChangedAt) ? 'outdated' : 'current';
  const sources = tags.includes('search') ? (['listings', 'search'] as const) : (['listings'] as const);
  if (sources.some((source) => homes.some((id) => isBefore(homeChangedAt(id, source))))) return 'wrong';
  const limit = performance.now() - SHOWN_MS;
  if (isBefore(dayChangedAt) || tags.some((tag) => isBefore(changedAt(tag, limit)))) return 'outdated';
  return tags.some((tag) => isBefore(changedAt(tag))) ? 'changed' : 'current';
}

/** Not a part of the text that it was found in: V8 would keep all of that for it. */
const copied = (text: string) => Buffer.from(text, 'latin1').toString('latin1');

const HOME_LINK = /\/listings\/([A-Za-z0-9][\w-]{0,63})/g;

/** The ids of the homes that these texts link to: every home that a page shows has a link to its own page. */
export function linkedHomes(...texts: readonly (string | Buffer)[]): string[] {
  const ids = texts.flatMap((text) => Array.from(text.toString('latin1').matchAll(HOME_LINK), ([, id = '']) => id));
  return [...new Set(ids)].map(copied);
}
