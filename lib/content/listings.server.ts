import 'server-only';
import { PUBLIC_STATUS } from '../config/constants';
import type { Listing } from './collections';
import { type ListingSummary, toListingSummary } from './listing-summary';
import { memoizeBySnapshot, memoizeListings } from './memoize-by-snapshot';
import type { Entities } from './snapshots';
import { entities, entitiesOrFail, entity } from './store.server';

export type ListingCategory = 'below-market-price' | 'investment-properties' | 'new-renovated' | 'properties';

export const CATEGORY_FILTERS: Readonly<Record<ListingCategory, (listing: Listing) => boolean>> = {
  'below-market-price': ({ collections }) => collections.includes('below-market-price'),
  'investment-properties': ({ collections }) => collections.includes('investment-properties'),
  'new-renovated': ({ collections }) => collections.includes('new') || collections.includes('renovated'),
  properties: () => true,
};

export function isListingCategory(name: string): name is ListingCategory {
  return Object.hasOwn(CATEGORY_FILTERS, name);
}

/** By code units: `localeCompare` takes a second for 100,000 listings. Times in UTC and ids sort the same way. */
const isBefore = (a: Listing, b: Listing): boolean =>
  a.publishedAt === b.publishedAt ? a.id < b.id : a.publishedAt > b.publishedAt;

const isActive = ({ recordStatus }: Listing): boolean => recordStatus === PUBLIC_STATUS;

const sorted = (listings: readonly Listing[]): readonly Listing[] =>
  listings.filter(isActive).sort((a, b) => (isBefore(a, b) ? -1 : 1));

const newestFirst = memoizeListings(
  'homes, newest first',
  (listings) => sorted([...listings.values()]),
  (previous, changedIds, listings) => {
    const changed = new Set(changedIds);
    const current = changedIds.flatMap((id) => listings.get(id) ?? []);
    return sorted([...previous.filter(({ id }) => !changed.has(id)), ...current]);
  },
);

const listingArray = memoizeBySnapshot('homes', (listings: Entities<'listings'>): readonly Listing[] => [
  ...listings.values(),
]);

/** Active listings, newest first. Sold and reserved ones only have their own page. */
export async function activeListings(): Promise<readonly Listing[]> {
  return newestFirst(await entities('listings'));
}

export async function allListings(): Promise<readonly Listing[]> {
  return listingArray(await entities('listings'));
}

export async function listingsOf(category: ListingCategory): Promise<readonly Listing[]> {
  return (await activeListings()).filter(CATEGORY_FILTERS[category]);
}

export function findListing(id: string): Promise<Listing | undefined> {
  return entity('listings', id);
}

export async function listingsByIds(ids: readonly string[]): Promise<Listing[]> {
  const all = await entities('listings');
  return ids.flatMap((id) => {
    const listing = all.get(id);
    return listing?.recordStatus === PUBLIC_STATUS ? [listing] : [];
  });
}

const priceDifference = (a: Listing['price'], b: Listing['price']): number =>
  a === null || b === null ? 1 : Math.min(1, Math.abs(b - a) / a);

/** Similar listings: same deal, same type or district, closest price first, then newest first. */
export async function similarListings(listing: Listing, limit: number): Promise<Listing[]> {
  const closest: { readonly other: Listing; readonly distance: number }[] = [];
  // One pass, because sorting all candidates of 100,000 listings takes a quarter of a second for each page.
  for (const other of await activeListings()) {
    if (other.id === listing.id || other.deal !== listing.deal) continue;
    const isElsewhere = other.address.districtCode !== listing.address.districtCode;
    const isOtherType = other.propertyType !== listing.propertyType;
    if (isElsewhere && isOtherType) continue;
    const distance = Number(isElsewhere) + Number(isOtherType) + priceDifference(listing.price, other.price);
    const position = closest.findLastIndex((one) => one.distance <= distance) + 1;
    if (position >= limit) continue;
    closest.splice(position, 0, { other, distance });
    closest.length = Math.min(closest.length, limit);
  }
  return closest.map(({ other }) => other);
}

/** Summaries of active, reserved and sold listings. Null if the content was never loaded. */
export async function listingSummaries(ids: readonly string[]): Promise<ListingSummary[] | null> {
  const all = await entitiesOrFail('listings').catch(() => null);
  if (all === null) return null;
  return ids.flatMap((id) => {
    const listing = all.get(id);
    return listing === undefined ? [] : toListingSummary(listing);
  });
}
