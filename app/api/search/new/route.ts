import { refusal } from '@/lib/http/refusal';
import { freshCount } from '@/lib/search/fresh-count.server';
import { readInstant } from '@/lib/search/since';
import { parseTypedQuery } from '@/lib/search/typed-params';

export const dynamic = 'force-dynamic';

/** The number of results of a search, and how many of them were published after `&since=<ISO instant>`. */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const since = readInstant(query.get('since'));
  if (since === null) return refusal(400);
  return Response.json(await freshCount(parseTypedQuery(query), since), { headers: { 'Cache-Control': 'no-store' } });
}
