'use client';

import { isSummaryList } from '@/lib/content/listing-summary';
import { createApiClient } from '@/lib/http/api-client';
import { forgetHomes, keepSummaries } from './home-lists';

const ENDPOINT = '/api/listings';
const request = createApiClient(10_000);

/**
 * Asks the site what it knows of these homes today, and lets go of those that it has no longer, whose ids it returns.
 * @throws HttpError, or TypeError when the answer is something else.
 */
export async function refreshHomes(ids: readonly string[]): Promise<readonly string[]> {
  const answer = await request(ENDPOINT, { query: { ids: ids.join(',') } });
  if (!isSummaryList(answer)) throw new TypeError(`${ENDPOINT} did not answer with listings`);
  const gone = ids.filter((id) => !answer.some((home) => home.id === id));
  forgetHomes(gone);
  keepSummaries(answer);
  return gone;
}
