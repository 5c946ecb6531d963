import { CACHE_LIFETIME_MS } from '@/lib/config/constants';
import { listingsByIds } from '@/lib/content/listings.server';
import { MAX_POINTS, pointColumns } from '@/lib/map/map-points';
import { interpretSearch, searchEngine } from '@/lib/search/search.server';
import { parseTypedQuery } from '@/lib/search/typed-params';
import { contentMissing } from '../../../content-missing';

export const dynamic = 'force-dynamic';

/** Shared caches store it as long as the search page. Browsers revalidate, so that pins and list agree. */
const CACHE_CONTROL = `public, max-age=0, s-maxage=${CACHE_LIFETIME_MS / 1_000}`;

/** The results of the search page for the same query as map points, at most 5,000. */
export async function GET(request: Request): Promise<Response> {
  const { parsed } = await interpretSearch(parseTypedQuery(new URL(request.url).searchParams));
  const engine = await searchEngine();
  const homes = await listingsByIds(engine.idsOf(parsed, MAX_POINTS));
  const missing = await contentMissing('listings');
  return (
    missing ?? Response.json(pointColumns(engine.count(parsed), homes), { headers: { 'Cache-Control': CACHE_CONTROL } })
  );
}
