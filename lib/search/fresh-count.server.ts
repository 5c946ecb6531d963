import 'server-only';
import type { SearchParams } from 'thai-property-search/params';
import { listingsByIds } from '../content/listings.server';
import { interpretSearch, searchEngine } from './search.server';

/** The number of newest results to check. The count of new listings is capped here. */
const NEWEST_AT_MOST = 1_000;

/** The total number of results, and the number published after an instant in milliseconds (at most 1,000). */
export async function freshCount(params: SearchParams, since: number): Promise<{ total: number; fresh: number }> {
  const { parsed } = await interpretSearch(params);
  const engine = await searchEngine();
  const newest = await listingsByIds(engine.idsOf({ ...parsed, sort: 'newest', page: 1 }, NEWEST_AT_MOST));
  return {
    total: engine.count(parsed),
    fresh: newest.filter(({ publishedAt }) => Date.parse(publishedAt) > since).length,
  };
}
