import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { listingFacts, listingTitle } from '@/components/property/listing-title';
import type { Listing } from '@/lib/content/collections';
import { findListing, listingsTitledAlike } from '@/lib/content/listings.server';
import { places } from '@/lib/content/places.server';
import { localizedText } from '@/lib/i18n/locales';
import { isValidPath, routePath } from '@/lib/navigation/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { cardFor } from '../../../cards/find-card';
import { notFoundMetadata, pageLocale } from '../../../page-params';
import { localeRouting } from '../../../site-url';

type Params = Promise<{ locale: string; id: string }>;

/** R3: the listing with a valid and existing id. */
export async function listingAt(params: Params): Promise<Listing | undefined> {
  const { id } = await params;
  return isValidPath(routePath('listing', { id })) ? findListing(id) : undefined;
}

export async function listingMetadata(params: Params): Promise<Metadata> {
  const locale = await pageLocale(params);
  const listing = await listingAt(params);
  if (listing === undefined) return notFoundMetadata(locale);
  const [t, known, alike] = await Promise.all([getTranslations({ locale }), places(), listingsTitledAlike(listing)]);
  const words = { t, locale, places: known };
  return pageMetadata(
    {
      locale,
      path: routePath('listing', { id: listing.id }),
      title: listingTitle(listing, words, (title) => alike.some((other) => listingTitle(other, words) === title)),
      sharedTitle: localizedText(listing.title, locale).text,
      description: localizedText(listing.description, locale).text,
      facts: listingFacts(listing, words),
      picture: await cardFor({ locale, name: 'listing', id: listing.id }),
    },
    localeRouting(),
  );
}
