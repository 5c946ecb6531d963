'use client';

import { isSummaryList } from '@/lib/content/listing-summary';
import { createApiClient } from '@/lib/http/api-client';
import { forgetHomes, keepSummaries } from './home-lists';

const ENDPOINT = '/api/listings';
const request = createApiClient(10_000);

/**
 * Updates the stored summaries of these listings from the server. Removes those that are no longer on the site and
 * returns their ids.
 * @throws HttpError, or TypeError if the response has another format.
 */
export async function refreshHomes(ids: readonly string[]): Promise<readonly string[]> {
  const answer = await request(ENDPOINT, { query: { ids: ids.join(',') } });
  if (!isSummaryList(answer)) throw new TypeError(`${ENDPOINT} did not answer with listings`);
  const gone = ids.filter((id) => !answer.some((home) => home.id === id));
  forgetHomes(gone);
  keepSummaries(answer);
  return gone;
}
