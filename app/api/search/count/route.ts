import { interpretSearch, searchEngine } from '@/lib/search/search.server';
import { parseTypedQuery } from '@/lib/search/typed-params';

export const dynamic = 'force-dynamic';

/** The number of results of a search: `{ total }`. Any query is valid, as on the page. */
export async function GET(request: Request): Promise<Response> {
  const typed = parseTypedQuery(new URL(request.url).searchParams);
  const [{ parsed }, engine] = await Promise.all([interpretSearch(typed), searchEngine()]);
  return Response.json({ total: engine.count(parsed) }, { headers: { 'Cache-Control': 'no-store' } });
}
