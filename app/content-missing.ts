import type { CollectionName } from '@/lib/content/collections';
import { contentStatus } from '@/lib/content/store.server';
import { refusal } from '@/lib/http/refusal';

/** About the time until the content source is retried. */
const RETRY_SECONDS = '60';

/**
 * A 503 for API clients while one of these collections was never loaded, else null. Call it after reading them. A
 * client could otherwise treat missing entries as removed, while people see that a page is incomplete.
 */
export async function contentMissing(...names: readonly CollectionName[]): Promise<Response | null> {
  const { missing } = await contentStatus();
  return names.some((name) => missing.includes(name)) ? refusal(503, { 'Retry-After': RETRY_SECONDS }) : null;
}
