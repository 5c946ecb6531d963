import { bangkokDay } from '../../i18n/dates';
import type { DocumentOf } from '../collections';
import { type Check, faultIn } from './fault';

type ListingDocument = DocumentOf<'listings'>;

const hasHome = (listing: ListingDocument) => listing.property_type !== 'land';

/** The fields that content-model.md asks for by type; a page without them leaves their rows out. */
function missingFields(listing: ListingDocument): (keyof ListingDocument)[] {
  const wanted: (keyof ListingDocument)[] = [
    ...(hasHome(listing) ? (['usable_area_sqm', 'bedrooms', 'bathrooms', 'year_built'] as const) : []),
    ...(listing.property_type === 'condo' ? (['floor', 'common_fee'] as const) : (['land_area_sqwah'] as const)),
    ...(listing.deal === 'sale' ? (['title_deed'] as const) : []),
    ...(listing.collections.includes('investment-properties') ? (['rent_estimate_monthly'] as const) : []),
    // A lease needs no place in the quota.
    ...(listing.property_type === 'condo' && listing.tenure === 'freehold' ? (['foreign_quota'] as const) : []),
    ...(listing.tenure === 'leasehold' ? (['lease_end'] as const) : []),
    ...(listing.price === null ? (['price_note'] as const) : []),
    ...(listing.record_status === 'Sold' ? (['sold_at'] as const) : []),
    'geo',
    'agent',
  ];
  return wanted.filter((field) => listing[field] === undefined);
}

/** Nobody can buy the time that a lease no longer has. */
const isOverLease = ({ record_status, deal, tenure, lease_end }: ListingDocument, today: string) =>
  record_status === 'Active' &&
  deal === 'sale' &&
  tenure === 'leasehold' &&
  lease_end !== undefined &&
  lease_end <= today;

function inconsistencies(listing: ListingDocument, today: string): { field: string; reason: string }[] {
  const times = listing.price_history.map((entry) => entry.at);
  const last = listing.price_history.at(-1);
  return [
    ...(listing.media.some((item) => item.kind === 'photo') ? [] : [{ field: 'media', reason: 'has no photo' }]),
    ...(times.every((at, index) => index === 0 || at > (times[index - 1] ?? ''))
      ? []
      : [{ field: 'price_history', reason: 'is not in order of time' }]),
    ...(last && listing.price !== null && last.price !== listing.price
      ? [{ field: 'price_history', reason: `ends at ${last.price}, but the price is ${listing.price}` }]
      : []),
    ...(listing.updated_at < listing.published_at ? [{ field: 'updated_at', reason: 'is before published_at' }] : []),
    ...(isOverLease(listing, today) ? [{ field: 'lease_end', reason: 'is over, but the lease is for sale' }] : []),
  ];
}

export const checkListings: Check = ({ listings }) => {
  const today = bangkokDay(Date.now());
  return listings.flatMap((listing) => [
    ...missingFields(listing).map((field) =>
      faultIn('listings', listing.id, field, `is missing for a ${listing.property_type} for ${listing.deal}`),
    ),
    ...inconsistencies(listing, today).map(({ field, reason }) => faultIn('listings', listing.id, field, reason)),
  ]);
};
