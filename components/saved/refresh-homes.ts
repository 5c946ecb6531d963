'use client';

import { isSummaryList } from '@/lib/content/listing-summary';
import { createApiClient } from '@/lib/http/api-client';
import { forgetHomes, storeSummaries } from './home-lists';

const ENDPOINT = '/api/listings';
const request = createApiClient(10_000);

/**
 * Updates the stored summaries of these listings from the server. Removes those that are no longer on the site and
 * returns their ids.
 * @throws HttpError, or TypeError if the response has another format.
 */
export async function refreshHomes(ids: readonly string[]): Promise<readonly string[]> {
  const response = await request(ENDPOINT, { query: { ids: ids.join(',') } });
  if (!isSummaryList(response)) throw new TypeError(`${ENDPOINT} did not answer with listings`);
  const removed = ids.filter((id) => !response.some((home) => home.id === id));
  forgetHomes(removed);
  storeSummaries(response);
  return removed;
}
