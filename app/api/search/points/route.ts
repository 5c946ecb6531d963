import { CACHE_LIFETIME_MS } from '@/lib/config/constants';
import { listingsByIds } from '@/lib/content/listings.server';
import { places } from '@/lib/content/places.server';
import { MAX_POINTS, pointColumns } from '@/lib/map/map-points';
import { interpretSearch, searchEngine } from '@/lib/search/search.server';
import { circlesInReach } from '@/lib/search/travel';
import { parseTypedQuery } from '@/lib/search/typed-params';
import { transitNetwork } from '@/lib/transit/network.server';
import { contentMissing } from '../../../content-missing';

export const dynamic = 'force-dynamic';

/** Shared caches store it as long as the search page. Browsers revalidate, so that pins and list agree. */
const CACHE_CONTROL = `public, max-age=0, s-maxage=${CACHE_LIFETIME_MS / 1_000}`;

/** The results of the search page for the same query as map points, at most 5,000, and what is in reach in its time. */
export async function GET(request: Request): Promise<Response> {
  const { parsed } = await interpretSearch(parseTypedQuery(new URL(request.url).searchParams));
  const engine = await searchEngine();
  const homes = await listingsByIds(engine.idsOf(parsed, MAX_POINTS));
  const reach = parsed.reach && circlesInReach(parsed.reach, await places(), await transitNetwork());
  const columns = pointColumns(engine.count(parsed), homes, reach);
  const missing = await contentMissing('listings');
  return missing ?? Response.json(columns, { headers: { 'Cache-Control': CACHE_CONTROL } });
}
