import 'server-only';
import { listingsByIds } from '../content/listings.server';
import type { SearchParams } from './params';
import { interpretSearch, searchEngine } from './search.server';

/** Newest first, so that these hold all that is new; more than so many new homes are not told apart. */
const LOOKED_AT = 1_000;

/** The homes that a search finds, and those of them published after an instant in milliseconds (at most 1,000). */
export async function freshCount(params: SearchParams, since: number): Promise<{ total: number; fresh: number }> {
  const { wanted } = await interpretSearch(params);
  const engine = await searchEngine();
  const newest = await listingsByIds(engine.idsOf({ ...wanted, sort: 'newest', page: 1 }, LOOKED_AT));
  return {
    total: engine.count(wanted),
    fresh: newest.filter(({ publishedAt }) => Date.parse(publishedAt) > since).length,
  };
}
