import { CACHE_LIFETIME_MS } from '@/lib/config/constants';
import { refusal } from '@/lib/http/requests';
import { isLocale } from '@/lib/i18n/locales';
import { mapBaseText } from '@/lib/map/map-base.server';
import { contentMissing } from '../../../content-missing';

export const dynamic = 'force-dynamic';

const HEADERS = {
  'Content-Type': 'application/json',
  'Cache-Control': `public, max-age=${CACHE_LIFETIME_MS / 1_000}`,
};

/** Provinces, rail lines and stations for a map without tiles. `?locale=` sets the language of their names. */
export async function GET(request: Request): Promise<Response> {
  const locale = new URL(request.url).searchParams.get('locale');
  if (locale === null || !isLocale(locale)) return refusal(400);
  const text = await mapBaseText(locale);
  return (await contentMissing('provinces', 'stations')) ?? new Response(text, { headers: HEADERS });
}
