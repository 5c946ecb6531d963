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

/** Titles show three digits of a price. */
const isPricedAlike = (one: number | null, other: number | null) =>
  one === null || other === null ? one === other : Math.abs(one - other) <= one / 100;

/** Each band is 2 % wide, so prices within 1 % are at most one band apart. */
const priceBand = (price: number) => Math.floor(Math.log(price) / Math.log(1.02));

const keyAlike = ({ deal, propertyType, bedrooms }: Listing, band: number | undefined) =>
  `${deal} ${propertyType} ${bedrooms ?? ''} ${band ?? ''}`;

const alike = listingGroups('listings alike', (listing) => [
  keyAlike(listing, listing.price === null ? undefined : priceBand(listing.price)),
]);

/** Others of the same deal, type and bedrooms whose prices look the same in titles, including sold and reserved ones. */
export async function listingsAlike(listing: Listing): Promise<Listing[]> {
  const groups = alike(await entities('listings'));
  const band = listing.price === null ? undefined : priceBand(listing.price);
  const bands = band === undefined ? [undefined] : [band - 1, band, band + 1];
  return bands
    .flatMap((each) => groups.get(keyAlike(listing, each)))
    .filter(({ id, price }) => id !== listing.id && isPricedAlike(listing.price, price));
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
