import { getTranslations } from 'next-intl/server';
import { BANGKOK } from 'thai-property-search/documents';
import type { Listing } from '@/lib/content/collections';
import { ID_PATTERN } from '@/lib/content/ids';
import { findListing } from '@/lib/content/listings.server';
import { places } from '@/lib/content/places.server';
import { refusal } from '@/lib/http/requests';
import { breakable } from '@/lib/i18n/line-breaks';
import { isLocale, type Locale, localizedText } from '@/lib/i18n/locales';
import { isLeadReference } from '@/lib/leads/lead-reference';
import { type Viewing, visitCalendar } from '@/lib/leads/visit-calendar';
import { formatVisitTime, parseVisitTime, type VisitTime } from '@/lib/leads/visit-time';
import { listingUrl, siteUrl } from '../../site-url';

type RequestedVisit = { listing: Listing; time: VisitTime; reference: string; locale: Locale };

async function placeOf({ address }: Listing, locale: Locale): Promise<string> {
  const [{ districts, provinces }, t] = await Promise.all([places(), getTranslations({ locale, namespace: 'Place' })]);
  const { districtCode, provinceCode } = address;
  const name = (place: { name: Listing['title'] } | undefined) => (place ? localizedText(place.name, locale).text : '');
  const [district, province] = [name(districts.get(districtCode)), name(provinces.get(provinceCode))];
  return t(provinceCode === BANGKOK ? 'bangkok' : 'province', { district, province });
}

async function viewingOf({ listing, time, reference, locale }: RequestedVisit): Promise<Viewing> {
  const t = await getTranslations({ locale, namespace: 'Enquiry' });
  const { code, id } = listing;
  const when = formatVisitTime(time).replace(' ', '-');
  const title = localizedText(listing.title, locale).text;
  return {
    uid: `${id}-${when}-${reference}@${new URL(siteUrl()).host}`,
    time,
    title: t('calendarTitle', { title }),
    place: await placeOf(listing, locale),
    text: t('calendarText', { title, code, reference }),
    url: listingUrl(listing, locale),
    now: Date.now(),
  };
}

export const dynamic = 'force-dynamic';

function readVisit(query: URLSearchParams): (Omit<RequestedVisit, 'listing'> & { id: string }) | null {
  const [id, reference, locale] = [query.get('listing') ?? '', query.get('reference'), query.get('locale')];
  const time = parseVisitTime(query.get('day'), query.get('part'));
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
    return new Response(breakable(visitCalendar(await viewingOf({ ...visit, listing }))), {
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
