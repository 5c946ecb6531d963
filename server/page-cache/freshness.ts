import { changedAt, homeChangedAt, latestChangeAt, type Tag } from '../../lib/content/change-log';
import { bangkokDayNumber } from '../../lib/i18n/dates';
import type { RenderedPage } from './rendered-page';

/** In milliseconds. `staleMs`: how much longer a page may be shown while another is rendered. */
export type Freshness = { freshMs: number; staleMs: number };

/** A missing page may exist soon, and the number of missing addresses is unlimited. */
export const NOT_FOUND_SECONDS = 10;

const CACHEABLE_STATUSES: readonly number[] = [200, 301, 308, 404];

const VARIES_BY_VISITOR = /\*|cookie|accept-language|authorization/i;

function seconds(cacheControl: string, directive: string): number {
  const [, digits] = new RegExp(`(?:^|,)\\s*${directive}="?(\\d{1,9})`, 'i').exec(cacheControl) ?? [];
  return Number(digits ?? 0);
}

/** By `s-maxage` (RFC 9111 §5.2.2.10) and `stale-while-revalidate` (RFC 5861 §3); null if no cache may keep it. */
export function freshnessOf({ status, headers }: Omit<RenderedPage, 'body'>): Freshness | null {
  const cacheControl = String(headers['cache-control'] ?? '');
  const sharedSeconds = seconds(cacheControl, 's-maxage');
  const isPrivate =
    /(?:^|[,\s])(?:private|no-store|no-cache)/i.test(cacheControl) ||
    headers['set-cookie'] !== undefined ||
    VARIES_BY_VISITOR.test(String(headers.vary ?? ''));
  if (isPrivate || sharedSeconds === 0 || !CACHEABLE_STATUSES.includes(status)) return null;
  if (status === 404) return { freshMs: Math.min(sharedSeconds, NOT_FOUND_SECONDS) * 1_000, staleMs: 0 };
  return { freshMs: sharedSeconds * 1_000, staleMs: seconds(cacheControl, 'stale-while-revalidate') * 1_000 };
}

export type PageContent = {
  readonly renderedFrom: number;
  readonly tags: readonly Tag[];
  readonly homes: readonly string[];
};

/**
 * `changed`: in the last ten minutes, so the page may be shown while another is made. `outdated`: of yesterday, or
 * changed earlier, so shown only if no other can be made. `wrong`: shows an old state of a home, so never shown.
 */
export type ContentState = 'current' | 'changed' | 'outdated' | 'wrong';

const SHOWN_MS = 600_000;

export function contentState({ renderedFrom, tags, homes }: PageContent, dayChangedAt: number): ContentState {
  const isBefore = (time: number) => time >= renderedFrom;
  if (!isBefore(latestChangeAt())) return isBefore(dayChangedAt) ? 'outdated' : 'current';
  const sources = tags.includes('search') ? (['listings', 'search'] as const) : (['listings'] as const);
  if (sources.some((source) => homes.some((id) => isBefore(homeChangedAt(id, source))))) return 'wrong';
  const limit = performance.now() - SHOWN_MS;
  if (isBefore(dayChangedAt) || tags.some((tag) => isBefore(changedAt(tag, limit)))) return 'outdated';
  return tags.some((tag) => isBefore(changedAt(tag))) ? 'changed' : 'current';
}

/** V8 would keep the whole text for a part of it. */
const copied = (text: string) => Buffer.from(text, 'latin1').toString('latin1');

const HOME_LINK = /\/listings\/([A-Za-z0-9][\w-]{0,63})/g;

/** Every home that a page shows has a link to its own page. */
export function linkedHomes(...texts: readonly (string | Buffer)[]): string[] {
  const ids = texts.flatMap((text) => Array.from(text.toString('latin1').matchAll(HOME_LINK), ([, id = '']) => id));
  return [...new Set(ids)].map(copied);
}

/** The time of the first call after the day in Bangkok changed, by `performance.now()`; 0 until then. */
export function createDayWatch(): () => number {
  let day = bangkokDayNumber(Date.now());
  let changedAt = 0;
  return () => {
    const today = bangkokDayNumber(Date.now());
    if (today !== day) changedAt = performance.now();
    day = today;
    return changedAt;
  };
}
