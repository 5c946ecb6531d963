import { readIds } from '@/lib/content/listing-summary';
import { listingSummaries } from '@/lib/content/listings.server';
import { refusal } from '@/lib/http/requests';
import { withSmallPicture } from '@/lib/media/small-picture.server';

export const dynamic = 'force-dynamic';

/** Summaries of the existing listings among `?ids=a,b`. 503 and not an empty list while there is no content. */
export async function GET(request: Request): Promise<Response> {
  const ids = readIds(new URL(request.url).searchParams.get('ids'));
  if (ids === null) return refusal(400);
  const summaries = await listingSummaries(ids);
  if (summaries === null) return refusal(503);
  return Response.json(summaries.map(withSmallPicture), { headers: { 'Cache-Control': 'no-store' } });
}
