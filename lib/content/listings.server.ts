import 'server-only';
import { PUBLIC_STATUS } from '../config/constants';
import type { Listing } from './collections';
import { listingGroups } from './listing-groups';
import { type ListingSummary, toListingSummary } from './listing-summary';
import { entities, entitiesOrFail, entity } from './store.server';

export type ListingCategory = 'below-market-price' | 'investment-properties' | 'new-renovated' | 'properties';

const CATEGORY_FILTERS: Readonly<Record<ListingCategory, (listing: Listing) => boolean>> = {
  'below-market-price': ({ collections }) => collections.includes('below-market-price'),
  'investment-properties': ({ collections }) => collections.includes('investment-properties'),
  'new-renovated': ({ collections }) => collections.includes('new') || collections.includes('renovated'),
  properties: () => true,
};

export function isListingCategory(name: string): name is ListingCategory {
  return Object.hasOwn(CATEGORY_FILTERS, name);
}

const isActive = ({ recordStatus }: Listing): boolean => recordStatus === PUBLIC_STATUS;

export const LISTING_CATEGORIES = Object.keys(CATEGORY_FILTERS).filter(isListingCategory);

const categoriesOf = (listing: Listing) => LISTING_CATEGORIES.filter((category) => CATEGORY_FILTERS[category](listing));

const byCategory = listingGroups('listings by category', (listing) => (isActive(listing) ? categoriesOf(listing) : []));

const allByCategory = listingGroups('all listings by category', categoriesOf);

export async function listingsOf(category: ListingCategory): Promise<readonly Listing[]> {
  return byCategory(await entities('listings')).get(category);
}

/** Listings of a category, newest first, including sold and reserved ones. */
export async function allListingsOf(category: ListingCategory): Promise<readonly Listing[]> {
  return allByCategory(await entities('listings')).get(category);
}

/** Active listings, newest first. Sold and reserved ones only have their own page. */
export const activeListings = (): Promise<readonly Listing[]> => listingsOf('properties');

const keyOfKind = ({ deal, propertyType, bedrooms }: Listing) => `${deal} ${propertyType} ${bedrooms ?? ''}`;

const byKind = listingGroups('listings by kind', (listing) => [keyOfKind(listing)]);

/** Listings of the same deal, type and number of bedrooms, including itself, sold and reserved ones. */
export async function listingsOfSameKind(listing: Listing): Promise<readonly Listing[]> {
  return byKind(await entities('listings')).get(keyOfKind(listing));
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

/** Summaries of active, reserved and sold listings. Null if the content was never loaded. */
export async function listingSummaries(ids: readonly string[]): Promise<ListingSummary[] | null> {
  const all = await entitiesOrFail('listings').catch(() => null);
  if (all === null) return null;
  return ids.flatMap((id) => {
    const listing = all.get(id);
    return listing === undefined ? [] : toListingSummary(listing);
  });
}
