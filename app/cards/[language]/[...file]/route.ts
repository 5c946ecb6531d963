import { IMAGE_CACHE } from '@/lib/config/constants';
import { errorText, log } from '@/lib/config/log';
import { isKnownTag } from '@/lib/http/known-tag';
import { refusal } from '@/lib/http/refusal';
import { PictureFault } from '@/lib/images/fault';
import { cardHash } from '@/lib/seo/card/card';
import { readCardAddress } from '@/lib/seo/card/card-address';
import type { DrawnCard } from '@/lib/seo/card/card-store.server';
import { cards } from '@/lib/seo/card/cards.server';
import { methodNotAllowed } from '../../../api/method-not-allowed';
import { findCard } from '../../find-card';

export const dynamic = 'force-dynamic';

const FOR_GOOD = `public, max-age=${IMAGE_CACHE.browserSeconds}, immutable`;
/** Of the card as it is now, where another one was asked for; and of one that lacks its photograph. */
const [FOR_NOW, FOR_A_MOMENT] = ['public, max-age=600', 'public, max-age=30'];

type Params = Promise<{ language: string; file: string[] }>;

function answer(request: Request, { body, etag, isWhole }: DrawnCard, isAsked: boolean): Response {
  const keep = isWhole ? (isAsked ? FOR_GOOD : FOR_NOW) : FOR_A_MOMENT;
  const headers = { 'Cache-Control': keep, ETag: etag };
  if (isKnownTag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  const entity = { 'Content-Type': 'image/jpeg', 'Content-Length': String(body.length) };
  return new Response(new Uint8Array(body), { headers: { ...headers, ...entity } });
}

/**
 * The picture of a shared link, `/cards/{locale}/{route}[/{id}][.{hash}].jpg`. Only what has a page has a card, and its
 * address names what is on it: another hash, of yesterday or of nobody, gets today's card for ten minutes.
 */
export async function GET(request: Request, { params }: { params: Params }): Promise<Response> {
  const { language, file } = await params;
  const asked = readCardAddress(language, file.join('/'));
  if (asked === null) return refusal(404);
  try {
    const card = await findCard(asked);
    if (card === null) return refusal(404);
    return answer(request, await cards().get(card), asked.hash === cardHash(card));
  } catch (error) {
    // That too many wait is seen in the figures; a line for each would be a flood of its own.
    if (!(error instanceof PictureFault)) log('error', 'card not drawn', { reason: errorText(error) });
    return refusal(503, { 'Retry-After': '5' });
  }
}

const refuse = methodNotAllowed('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
