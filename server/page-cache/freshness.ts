import type { RenderedPage } from './rendered-page';

/** How long a page is fresh, and how much longer it may be shown while another is rendered; in milliseconds. */
export type Freshness = { freshMs: number; staleMs: number };

/** A missing page may exist soon, and the number of missing addresses is unlimited. */
export const NOT_FOUND_SECONDS = 10;

const CACHEABLE_STATUSES: readonly number[] = [200, 301, 308, 404];

/** Values of `Vary` of an answer that depends on the visitor. */
const VARIES_BY_VISITOR = /\*|cookie|accept-language|authorization/i;

/** The seconds of a directive of Cache-Control; 0 if it is missing. */
function seconds(cacheControl: string, directive: string): number {
  const [, digits] = new RegExp(`(?:^|,)\\s*${directive}="?(\\d{1,9})`, 'i').exec(cacheControl) ?? [];
  return Number(digits ?? 0);
}

/**
 * How long a shared cache may keep an answer, by `s-maxage` (RFC 9111 §5.2.2.10) and `stale-while-revalidate` (RFC 5861
 * §3); null if it must not keep it.
 */
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
