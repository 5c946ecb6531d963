'use client';

import { isSummaryList } from '@/lib/content/listing-summary';
import { createApiClient } from '@/lib/http/client';
import { forgetHomes, type SavedSearch, storeSummaries } from './saved-lists';

const ENDPOINT = '/api/listings';
const COUNTS_ENDPOINT = '/api/search/new';
const request = createApiClient(10_000);

/** Updates stored summaries. Removes and returns ids no longer on the site. @throws HttpError, or TypeError (format) */
export async function refreshHomes(ids: readonly string[]): Promise<readonly string[]> {
  const response = await request(ENDPOINT, { query: { ids: ids.join(',') } });
  if (!isSummaryList(response)) throw new TypeError(`${ENDPOINT} did not answer with listings`);
  const removed = ids.filter((id) => !response.some((home) => home.id === id));
  forgetHomes(removed);
  storeSummaries(response);
  return removed;
}

type Counts = { total: number; fresh: number };

/** How many homes a saved search finds, and how many of them are new. @throws HttpError, or TypeError (format) */
export async function countHomes({ query, seenAt }: Pick<SavedSearch, 'query' | 'seenAt'>): Promise<Counts> {
  const response = await request(`${COUNTS_ENDPOINT}${query}&since=${seenAt}`);
  const { total, fresh } = { total: null, fresh: null, ...(typeof response === 'object' ? response : {}) };
  if (typeof total !== 'number' || typeof fresh !== 'number')
    throw new TypeError(`${COUNTS_ENDPOINT} did not answer with counts`);
  return { total, fresh };
}
