import { ID_PATTERN } from '@/lib/content/ids';
import { findListing } from '@/lib/content/listings.server';
import { refusal } from '@/lib/http/refusal';
import { isLocale } from '@/lib/i18n/locales';
import { askedTime } from '@/lib/leads/asked-time';
import { isLeadReference } from '@/lib/leads/lead-reference';
import { visitCalendar } from '@/lib/leads/visit-calendar';
import { methodNotAllowed } from '../method-not-allowed';
import { type AskedVisit, viewingOf } from './viewing-of';

export const dynamic = 'force-dynamic';

function readVisit(query: URLSearchParams): (Omit<AskedVisit, 'listing'> & { id: string }) | null {
  const [id, reference, locale] = [query.get('listing') ?? '', query.get('reference'), query.get('locale')];
  const time = askedTime(query.get('day'), query.get('part'));
  if (!ID_PATTERN.test(id) || !isLeadReference(reference) || !isLocale(locale) || time === undefined) return null;
  return { id, reference, locale, time };
}

/** A calendar file for `?listing=rm-1001&day=2026-12-24&part=morning&reference=3F9A-07C1&locale=th-th`, a viewing. */
export async function GET(request: Request): Promise<Response> {
  const visit = readVisit(new URL(request.url).searchParams);
  if (visit === null) return refusal(400);
  try {
    const listing = await findListing(visit.id);
    if (listing === undefined) return refusal(404);
    return new Response(visitCalendar(await viewingOf({ ...visit, listing })), {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="${listing.code}-${visit.time.day}.ics"`,
        'Cache-Control': 'private, no-store',
      },
    });
  } catch {
    // The error is logged where the content is loaded.
    return refusal(503);
  }
}

const refuse = methodNotAllowed('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
