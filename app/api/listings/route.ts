import { env } from '@/lib/config/env';
import { type ListingSummary, readIds } from '@/lib/content/listing-summary';
import { listingSummaries } from '@/lib/content/listings.server';
import { allowedSources, isServed } from '@/lib/images/allowed-sources';
import pictureAddress from '@/lib/images/loader';
import { PICTURE_WIDTHS } from '@/lib/images/widths';
import { methodNotAllowed } from '../method-not-allowed';

export const dynamic = 'force-dynamic';

const [SMALLEST = 320] = PICTURE_WIDTHS;

/** A list shows small pictures; one that the picture service may not touch comes as it is. */
function small(picture: ListingSummary['picture']): ListingSummary['picture'] {
  if (picture === null || !isServed(picture.url, allowedSources(env()))) return picture;
  return { ...picture, url: pictureAddress({ src: picture.url, width: SMALLEST }) };
}

/** Summaries of the homes `?ids=a,b` that have a page, in the order asked for; unknown ids are left out. */
export async function GET(request: Request): Promise<Response> {
  const ids = readIds(new URL(request.url).searchParams.get('ids'));
  if (ids === null) {
    const message = 'Bad Request';
    const error = { statusCode: 400, statusMessage: message, message, data: {} };
    return Response.json(error, { status: 400, headers: { 'Cache-Control': 'no-store' } });
  }
  const summaries = (await listingSummaries(ids)).map((summary) => ({ ...summary, picture: small(summary.picture) }));
  return Response.json(summaries, { headers: { 'Cache-Control': 'no-store' } });
}

const refuse = methodNotAllowed('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
