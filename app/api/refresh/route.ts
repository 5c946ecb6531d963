import { RateLimiterMemory } from 'rate-limiter-flexible';
import { env } from '@/lib/config/env';
import { contentStatus, refreshContent } from '@/lib/content/store.server';
import { isBearer, refusal } from '@/lib/http/requests';

export const dynamic = 'force-dynamic';

const refreshes = new RateLimiterMemory({ points: 6, duration: 60 });
/** A separate limit for wrong secrets, so that guessing does not block callers with the right one. */
const guesses = new RateLimiterMemory({ points: 10, duration: 60 });

async function isWithinLimit(limiter: RateLimiterMemory): Promise<boolean> {
  return limiter.consume('all').then(
    () => true,
    () => false,
  );
}

/** Loads content changes now. Requires `Authorization: Bearer` with REFRESH_SECRET; 404 if that is not set. */
export async function POST(request: Request): Promise<Response> {
  const { REFRESH_SECRET } = env();
  if (REFRESH_SECRET === undefined) return refusal(404);
  const isAuthorized = isBearer(request.headers.get('authorization'), REFRESH_SECRET);
  if (!(await isWithinLimit(isAuthorized ? refreshes : guesses))) return refusal(429, { 'Retry-After': '60' });
  if (!isAuthorized) return refusal(401, { 'WWW-Authenticate': 'Bearer' });
  await refreshContent();
  const content = await contentStatus();
  return Response.json(content, {
    status: content.fault === undefined ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  });
}
