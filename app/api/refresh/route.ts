import { RateLimiterMemory } from 'rate-limiter-flexible';
import { env } from '@/lib/config/env';
import { contentStatus, refreshContent } from '@/lib/content/store.server';
import { refusal } from '@/lib/http/refusal';
import { isBearer } from '@/lib/http/secret';
import { methodNotAllowed } from '../method-not-allowed';

export const dynamic = 'force-dynamic';

const refreshes = new RateLimiterMemory({ points: 6, duration: 60 });
/** Apart from the others, so that whoever guesses does not keep out who knows. */
const guesses = new RateLimiterMemory({ points: 10, duration: 60 });

async function mayGoOn(limiter: RateLimiterMemory): Promise<boolean> {
  return limiter.consume('all').then(
    () => true,
    () => false,
  );
}

/**
 * Fetches what staff have just changed, at once and not within ten minutes. With `Authorization: Bearer` and the
 * secret of `REFRESH_SECRET`; without one set there is no such address.
 */
export async function POST(request: Request): Promise<Response> {
  const { REFRESH_SECRET } = env();
  if (REFRESH_SECRET === undefined) return refusal(404);
  const isKnown = isBearer(request.headers.get('authorization'), REFRESH_SECRET);
  if (!(await mayGoOn(isKnown ? refreshes : guesses))) return refusal(429, { 'Retry-After': '60' });
  if (!isKnown) return refusal(401, { 'WWW-Authenticate': 'Bearer' });
  await refreshContent();
  const content = await contentStatus();
  return Response.json(content, {
    status: content.fault === undefined ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  });
}

const refuse = methodNotAllowed('POST');

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
