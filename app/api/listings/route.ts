import { readIds } from '@/lib/content/listing-summary';
import { listingSummaries } from '@/lib/content/listings.server';
import { refusal } from '@/lib/http/refusal';
import { withSmallPicture } from '@/lib/media/small-picture.server';

export const dynamic = 'force-dynamic';

/**
 * Summaries of the listings `?ids=a,b` that have a page, in the requested order. Unknown ids are left out. Returns 503
 * while the content is unavailable, so that clients do not treat their listings as removed.
 */
export async function GET(request: Request): Promise<Response> {
  const ids = readIds(new URL(request.url).searchParams.get('ids'));
  if (ids === null) return refusal(400);
  const summaries = await listingSummaries(ids);
  if (summaries === null) return refusal(503);
  return Response.json(summaries.map(withSmallPicture), { headers: { 'Cache-Control': 'no-store' } });
}
