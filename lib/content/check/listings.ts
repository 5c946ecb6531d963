import { bangkokDay } from '../../i18n/dates';
import type { DocumentOf } from '../collections';
import { type Check, faultIn, type Message } from './fault';

type ListingDocument = DocumentOf<'listings'>;

const hasHome = (listing: ListingDocument) => listing.property_type !== 'land';

/** The fields that content-model.md requires by type. A page without them leaves out their rows. */
function missingFields(listing: ListingDocument): (keyof ListingDocument)[] {
  const required: (keyof ListingDocument)[] = [
    ...(hasHome(listing) ? (['usable_area_sqm', 'bedrooms', 'bathrooms', 'year_built'] as const) : []),
    ...(listing.property_type === 'condo' ? (['floor', 'common_fee'] as const) : (['land_area_sqwah'] as const)),
    ...(listing.deal === 'sale' ? (['title_deed'] as const) : []),
    ...(listing.collections.includes('investment-properties') ? (['rent_estimate_monthly'] as const) : []),
    // A lease is not subject to the foreign quota.
    ...(listing.property_type === 'condo' && listing.tenure === 'freehold' ? (['foreign_quota'] as const) : []),
    ...(listing.tenure === 'leasehold' ? (['lease_end'] as const) : []),
    ...(listing.price === null ? (['price_note'] as const) : []),
    ...(listing.record_status === 'Sold' ? (['sold_at'] as const) : []),
    'geo',
    'agent',
  ];
  return required.filter((field) => listing[field] === undefined);
}

/** A lease that has ended cannot be sold. */
const isOverLease = ({ record_status, deal, tenure, lease_end }: ListingDocument, today: string) =>
  record_status === 'Active' &&
  deal === 'sale' &&
  tenure === 'leasehold' &&
  lease_end !== undefined &&
  lease_end <= today;

const LEASE_OVER = { en: 'is over, but the lease is for sale', th: 'สัญญาเช่าหมดแล้ว แต่ยังประกาศขายอยู่' };

const otherPrice = (last: number, price: number) => ({
  en: `ends at ${last}, but the price is ${price}`,
  th: `จบที่ ${last} แต่ราคาคือ ${price}`,
});

const missingFor = ({ property_type, deal }: ListingDocument) => ({
  en: `is missing for a ${property_type} for ${deal}`,
  th: `ยังไม่ได้กรอก ประกาศแบบ ${property_type} (${deal}) ต้องมีช่องนี้`,
});

function inconsistencies(listing: ListingDocument, today: string): { field: string; reason: Message }[] {
  const times = listing.price_history.map((entry) => entry.at);
  const last = listing.price_history.at(-1);
  return [
    ...(listing.media.some((item) => item.kind === 'photo')
      ? []
      : [{ field: 'media', reason: { en: 'has no photo', th: 'ไม่มีรูปถ่าย' } }]),
    ...(times.every((at, index) => index === 0 || at > (times[index - 1] ?? ''))
      ? []
      : [{ field: 'price_history', reason: { en: 'is not in order of time', th: 'ไม่ได้เรียงตามเวลา' } }]),
    ...(last && listing.price !== null && last.price !== listing.price
      ? [{ field: 'price_history', reason: otherPrice(last.price, listing.price) }]
      : []),
    ...(listing.updated_at < listing.published_at
      ? [{ field: 'updated_at', reason: { en: 'is before published_at', th: 'อยู่ก่อน published_at' } }]
      : []),
    ...(isOverLease(listing, today) ? [{ field: 'lease_end', reason: LEASE_OVER }] : []),
  ];
}

export const checkListings: Check = ({ listings }) => {
  const today = bangkokDay(Date.now());
  return listings.flatMap((listing) => [
    ...missingFields(listing).map((field) => faultIn('listings', listing.id, field, missingFor(listing))),
    ...inconsistencies(listing, today).map(({ field, reason }) => faultIn('listings', listing.id, field, reason)),
  ]);
};
