import { refusal } from '@/lib/http/requests';
import { loadMessages } from '@/lib/i18n/load-messages';
import { isLocale } from '@/lib/i18n/locales';

export const dynamic = 'force-dynamic';

/** The messages of the map, which few visitors open. Not cached, because they must be those of the scripts' build. */
export async function GET(request: Request): Promise<Response> {
  const locale = new URL(request.url).searchParams.get('locale');
  if (locale === null || !isLocale(locale)) return refusal(400);
  const { Map: words, Price, Deal } = await loadMessages(locale);
  return Response.json({ Map: words, Price, Deal }, { headers: { 'Cache-Control': 'no-store' } });
}
