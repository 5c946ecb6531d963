import { env } from '@/lib/config/env';
import { contentStatus, refreshContent } from '@/lib/content/store.server';
import { bearerGate, refusal } from '@/lib/http/requests';

export const dynamic = 'force-dynamic';

const gate = bearerGate(6);

/** Loads content changes now. Requires `Authorization: Bearer` with REFRESH_SECRET; 404 if that is not set. */
export async function POST(request: Request): Promise<Response> {
  const { REFRESH_SECRET } = env();
  if (REFRESH_SECRET === undefined) return refusal(404);
  const refused = await gate(request, REFRESH_SECRET);
  if (refused !== null) return refused;
  await refreshContent();
  const content = await contentStatus();
  return Response.json(content, {
    status: content.fault === undefined ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  });
}
