import { getTranslations } from 'next-intl/server';
import { StructuredData } from '@/components/ui/structured-data';
import type { District, Listing, Province } from '@/lib/content/collections';
import { places } from '@/lib/content/places.server';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { words } from '@/lib/i18n/words';
import { routePath } from '@/lib/navigation/routes';
import { breadcrumbData, listingData, organizationData } from '@/lib/seo/structured-data';
import { localeRouting } from '../../../locale-routing';
import { siteUrl } from '../../../site-url';
import { listingArea } from './listing-area';
import { listingUrl } from './listing-url';

/** The page for machines, in the words that it shows. */
export async function ListingData({ listing, locale }: { listing: Listing; locale: Locale }) {
  const [{ districts, provinces }, t, area] = await Promise.all([
    places(),
    getTranslations({ locale }),
    listingArea(listing, locale),
  ]);
  const site = siteUrl();
  const urlOf = (path: string) => site + localizedPath(locale, path, localeRouting());
  const nameOf = (place: District | Province | undefined) => (place ? words(place.name, locale).text : '');
  const context = {
    ...{ locale, site, url: listingUrl(listing, locale) },
    district: nameOf(districts.get(listing.address.districtCode)),
    province: nameOf(provinces.get(listing.address.provinceCode)),
  };
  const way = [
    { name: t('Breadcrumbs.home'), url: urlOf('/') },
    { name: t('Menu.properties'), url: urlOf(routePath('properties', { page: 1 })) },
    ...(area ? [{ name: area.label, url: urlOf(area.href) }] : []),
    { name: listing.code, url: context.url },
  ];
  return (
    <StructuredData nodes={[listingData(listing, context), breadcrumbData(way), organizationData(locale, site)]} />
  );
}
