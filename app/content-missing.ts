import type { CollectionName } from '@/lib/content/collections';
import { contentStatus } from '@/lib/content/store.server';
import { refusal } from '@/lib/http/refusal';

/** Until the content's source is asked again, about. */
const RETRY_SECONDS = '60';

/**
 * The answer to a machine while one of these has never been loaded, else null; to be asked after them. What is no longer
 * listed may be taken for gone, where a person sees that a page is not quite there.
 */
export async function contentMissing(...names: readonly CollectionName[]): Promise<Response | null> {
  const { missing } = await contentStatus();
  return names.some((name) => missing.includes(name)) ? refusal(503, { 'Retry-After': RETRY_SECONDS }) : null;
}
