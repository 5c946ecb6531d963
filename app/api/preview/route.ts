import { LOCALES } from '@/lib/config/constants';
import { env } from '@/lib/config/env';
import { ID_PATTERN } from '@/lib/content/ids';
import { previewListing, previewPath, previewToken } from '@/lib/content/preview.server';
import { bearerGate, refusal } from '@/lib/http/requests';
import { localizedPath } from '@/lib/i18n/locales';
import { localeRouting, siteUrl } from '../../site-url';

export const dynamic = 'force-dynamic';

const DAY_SECONDS = 86_400;

const gate = bearerGate(60);

/** Links to the preview of `?id=`, for a day. Requires `Authorization: Bearer` with PREVIEW_SECRET; 404 if that is not set. */
export async function POST(request: Request): Promise<Response> {
  const { PREVIEW_SECRET } = env();
  if (PREVIEW_SECRET === undefined) return refusal(404);
  const refused = await gate(request, PREVIEW_SECRET);
  if (refused !== null) return refused;
  const id = new URL(request.url).searchParams.get('id') ?? '';
  if (!ID_PATTERN.test(id)) return refusal(400);
  const expires = Math.floor(Date.now() / 1_000) + DAY_SECONDS;
  const token = previewToken(id, expires);
  const listing = await previewListing(id).catch(() => null);
  if (listing === null) return refusal(503);
  if (listing === undefined || token === null) return refusal(404);
  const links = LOCALES.map((locale) => [
    locale,
    siteUrl() + localizedPath(locale, previewPath(id, token), localeRouting()),
  ]);
  return Response.json(
    { ...Object.fromEntries(links), expires: new Date(expires * 1_000).toISOString() },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
