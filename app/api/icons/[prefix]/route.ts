import { createHash } from 'node:crypto';
import { CACHE_LIFETIME_MS, HASH_LENGTH, ICON_CACHE_HOURS } from '@/lib/config/constants';
import { matchesETag, refusal } from '@/lib/http/requests';
import { loadIcons, readIconRequest } from '@/lib/icons/icon-answer.server';
import type { IconSet } from '@/lib/icons/icon-set';

export const dynamic = 'force-dynamic';

/** Not `immutable`, because the URL has no version. Shorter if an icon is missing, because it may be added. */
const cacheControl = (set: IconSet) =>
  `public, max-age=${set.not_found === undefined ? ICON_CACHE_HOURS * 3_600 : CACHE_LIFETIME_MS / 1_000}`;

/** I1: icons of a set by `{prefix}.json?icons=a,b`, in the format of the Iconify client. */
export async function GET(request: Request, { params }: { params: Promise<{ prefix: string }> }): Promise<Response> {
  const iconRequest = readIconRequest((await params).prefix, new URL(request.url).searchParams);
  if (typeof iconRequest === 'number') return refusal(iconRequest);
  const set = await loadIcons(iconRequest);
  if (typeof set === 'number') return refusal(set);
  const body = JSON.stringify(set);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, HASH_LENGTH)}"`;
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': cacheControl(set), ETag: etag };
  const isNotModified = matchesETag(request.headers.get('if-none-match'), etag);
  return isNotModified ? new Response(null, { status: 304, headers }) : new Response(body, { headers });
}
