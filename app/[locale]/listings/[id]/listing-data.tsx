import { getTranslations } from 'next-intl/server';
import type { District, Listing, Province } from '@/lib/content/collections';
import { places } from '@/lib/content/places.server';
import type { Locale } from '@/lib/i18n/locales';
import { words } from '@/lib/i18n/words';
import { routePath } from '@/lib/navigation/routes';
import { listingData } from '@/lib/seo/listing-data';
import { siteUrl } from '../../../site-url';
import { PageData } from '../../page-data';
import { listingArea } from './listing-area';
import { listingUrl } from './listing-url';

/** The page's structured data. */
export async function ListingData({ listing, locale }: { listing: Listing; locale: Locale }) {
  const [{ districts, provinces }, t, area] = await Promise.all([
    places(),
    getTranslations({ locale, namespace: 'Menu' }),
    listingArea(listing, locale),
  ]);
  const nameOf = (place: District | Province | undefined) => (place ? words(place.name, locale).text : '');
  const context = {
    ...{ locale, site: siteUrl(), url: listingUrl(listing, locale) },
    district: nameOf(districts.get(listing.address.districtCode)),
    province: nameOf(provinces.get(listing.address.provinceCode)),
  };
  return (
    <PageData
      locale={locale}
      path={routePath('listing', { id: listing.id })}
      way={[{ href: routePath('properties', { page: 1 }), label: t('properties') }, ...(area ? [area] : [])]}
      here={listing.code}
      nodes={[listingData(listing, context)]}
    />
  );
}
