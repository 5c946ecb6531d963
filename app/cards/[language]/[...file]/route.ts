import { IMAGE_CACHE } from '@/lib/config/constants';
import { errorText, log } from '@/lib/config/log';
import { matchesETag, refusal } from '@/lib/http/requests';
import { PictureFault } from '@/lib/media/fault';
import { cardHash, readCardAddress } from '@/lib/seo/card/card';
import { cards, type DrawnCard } from '@/lib/seo/card/card-store.server';
import { findCard } from '../../find-card';

export const dynamic = 'force-dynamic';

const IMMUTABLE = `public, max-age=${IMAGE_CACHE.browserSeconds}, immutable`;
/** For a request with another hash, which gets the current card, and for a card whose photo could not be loaded. */
const [TEN_MINUTES, THIRTY_SECONDS] = ['public, max-age=600', 'public, max-age=30'];

type Params = Promise<{ language: string; file: string[] }>;

function cardResponse(request: Request, { body, etag, isWhole }: DrawnCard, isCurrentHash: boolean): Response {
  const cacheControl = isWhole ? (isCurrentHash ? IMMUTABLE : TEN_MINUTES) : THIRTY_SECONDS;
  const headers = { 'Cache-Control': cacheControl, ETag: etag };
  if (matchesETag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  const entity = { 'Content-Type': 'image/jpeg', 'Content-Length': String(body.length) };
  return new Response(new Uint8Array(body), { headers: { ...headers, ...entity } });
}

/** `/cards/{locale}/{route}[/{id}][.{hash}].jpg`: the picture of a shared link. The hash identifies its content. */
export async function GET(request: Request, { params }: { params: Params }): Promise<Response> {
  const { language, file } = await params;
  const address = readCardAddress(language, file.join('/'));
  if (address === null) return refusal(404);
  try {
    const card = await findCard(address);
    if (card === null) return refusal(404);
    return cardResponse(request, await cards().get(card), address.hash === cardHash(card));
  } catch (error) {
    // A full queue is visible in the metrics. A log line for each would flood the log.
    if (!(error instanceof PictureFault)) log('error', 'card not drawn', { reason: errorText(error) });
    return refusal(503, { 'Retry-After': '5' });
  }
}
