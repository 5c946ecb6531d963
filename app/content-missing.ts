import type { CollectionName } from '@/lib/content/collections';
import { contentStatus } from '@/lib/content/store.server';
import { refusal } from '@/lib/http/requests';

/** About the time until the content source is retried. */
const RETRY_SECONDS = '60';

/** A 503 while one of these was never loaded, so that clients do not treat it as empty. Call it after reading them. */
export async function contentMissing(...names: readonly CollectionName[]): Promise<Response | null> {
  const { missing } = await contentStatus();
  return names.some((name) => missing.includes(name)) ? refusal(503, { 'Retry-After': RETRY_SECONDS }) : null;
}
