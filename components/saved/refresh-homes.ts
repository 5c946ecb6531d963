'use client';

import { isSummaryList } from '@/lib/content/listing-summary';
import { createApiClient } from '@/lib/http/client';
import { forgetHomes, storeSummaries } from './saved-lists';

const ENDPOINT = '/api/listings';
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
