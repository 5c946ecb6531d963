import { refusal } from '@/lib/http/requests';
import { freshCount, readInstant } from '@/lib/search/find-homes.server';
import { parseTypedQuery } from '@/lib/search/typed-params';

export const dynamic = 'force-dynamic';

/** The number of results of a search, and how many of them were published after `&since=<ISO instant>`. */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const since = readInstant(query.get('since'));
  if (since === null) return refusal(400);
  return Response.json(await freshCount(parseTypedQuery(query), since), { headers: { 'Cache-Control': 'no-store' } });
}
