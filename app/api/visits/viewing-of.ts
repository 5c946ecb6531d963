import { getTranslations } from 'next-intl/server';
import { BANGKOK } from '@/lib/content/bangkok';
import type { Listing } from '@/lib/content/collections';
import { places } from '@/lib/content/places.server';
import type { Locale } from '@/lib/i18n/locales';
import { words } from '@/lib/i18n/words';
import { type AskedTime, writeTime } from '@/lib/leads/asked-time';
import type { Viewing } from '@/lib/leads/visit-calendar';
import { listingUrl } from '../../[locale]/listings/[id]/listing-url';
import { siteUrl } from '../../site-url';

export type AskedVisit = { listing: Listing; time: AskedTime; reference: string; locale: Locale };

async function placeOf({ address }: Listing, locale: Locale): Promise<string> {
  const [{ districts, provinces }, t] = await Promise.all([places(), getTranslations({ locale, namespace: 'Place' })]);
  const { districtCode, provinceCode } = address;
  const name = (place: { name: Listing['title'] } | undefined) => (place ? words(place.name, locale).text : '');
  const [district, province] = [name(districts.get(districtCode)), name(provinces.get(provinceCode))];
  return t(provinceCode === BANGKOK ? 'bangkok' : 'province', { district, province });
}

/** A viewing in the visitor's language. */
export async function viewingOf({ listing, time, reference, locale }: AskedVisit): Promise<Viewing> {
  const t = await getTranslations({ locale, namespace: 'Enquiry' });
  const { code, id } = listing;
  const when = writeTime(time).replace(' ', '-');
  const title = words(listing.title, locale).text;
  return {
    uid: `${id}-${when}-${reference}@${new URL(siteUrl()).host}`,
    time,
    title: t('calendarTitle', { code }),
    place: await placeOf(listing, locale),
    text: t('calendarText', { title, code, reference }),
    url: listingUrl(listing, locale),
    now: Date.now(),
  };
}
