import { countHomes } from '@/lib/search/find-homes.server';
import { parseTypedQuery } from '@/lib/search/typed-params';

export const dynamic = 'force-dynamic';

/** The number of results of a search, and of each choice: `{ total, counts }`. Any query is valid, as on the page. */
export async function GET(request: Request): Promise<Response> {
  const counted = await countHomes(parseTypedQuery(new URL(request.url).searchParams));
  return Response.json(counted, { headers: { 'Cache-Control': 'no-store' } });
}
