import { env } from '@/lib/config/env';
import { type ListingSummary, readIds } from '@/lib/content/listing-summary';
import { listingSummaries } from '@/lib/content/listings.server';
import { allowedSources, isServed } from '@/lib/images/allowed-sources';
import pictureAddress from '@/lib/images/loader';
import { PICTURE_WIDTHS } from '@/lib/images/widths';
import { methodNotAllowed } from '../method-not-allowed';
import { refusal } from '../refusal';

export const dynamic = 'force-dynamic';

const [SMALLEST = 320] = PICTURE_WIDTHS;

/** A list shows small pictures; one that the picture service may not touch comes as it is. */
function small(picture: ListingSummary['picture']): ListingSummary['picture'] {
  if (picture === null || !isServed(picture.url, allowedSources(env()))) return picture;
  return { ...picture, url: pictureAddress({ src: picture.url, width: SMALLEST }) };
}

/**
 * Summaries of the homes `?ids=a,b` that have a page, in the order asked for; unknown ids are left out. While there
 * is no content at all it is 503, so that nobody takes their homes for gone.
 */
export async function GET(request: Request): Promise<Response> {
  const ids = readIds(new URL(request.url).searchParams.get('ids'));
  if (ids === null) return refusal(400);
  const summaries = await listingSummaries(ids);
  if (summaries === null) return refusal(503);
  const list = summaries.map((summary) => ({ ...summary, picture: small(summary.picture) }));
  return Response.json(list, { headers: { 'Cache-Control': 'no-store' } });
}

const refuse = methodNotAllowed('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
