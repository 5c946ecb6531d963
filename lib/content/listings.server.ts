import 'server-only';
import { ACTIVE_STATUS } from '../config/constants';
import type { Listing } from './collections';
import { listingGroups } from './listing-groups';
import { type ListingSummary, toListingSummary } from './listing-summary';
import { memoizeBySnapshot } from './memoize-by-snapshot';
import { projectId } from './projects';
import { entities, entitiesOrFail, entity } from './store.server';

export type ListingCategory = 'below-market-price' | 'investment-properties' | 'new-renovated' | 'properties';

/** A listing of any of the collections is in the category. `properties` has all listings. */
export const CATEGORY_COLLECTIONS: Readonly<Record<ListingCategory, Listing['collections']>> = {
  'below-market-price': ['below-market-price'],
  'investment-properties': ['investment-properties'],
  'new-renovated': ['new', 'renovated'],
  properties: [],
};

function isInCategory({ collections }: Listing, category: ListingCategory): boolean {
  const required = CATEGORY_COLLECTIONS[category];
  return required.length === 0 || required.some((collection) => collections.includes(collection));
}

export function isListingCategory(name: string): name is ListingCategory {
  return Object.hasOwn(CATEGORY_COLLECTIONS, name);
}

export const isActive = ({ recordStatus }: Listing): boolean => recordStatus === ACTIVE_STATUS;

export const LISTING_CATEGORIES = Object.keys(CATEGORY_COLLECTIONS).filter(isListingCategory);

const offMarket = (category: ListingCategory) => `off-market ${category}`;

const byCategory = listingGroups('listings by category', (listing) => {
  const categories = LISTING_CATEGORIES.filter((category) => isInCategory(listing, category));
  return isActive(listing) ? categories : categories.map(offMarket);
});

/** Active listings of a category, newest first. */
export async function listingsOf(category: ListingCategory): Promise<readonly Listing[]> {
  return byCategory(await entities('listings')).get(category);
}

/** Reserved and sold listings of a category, newest first. They have a page, but no list contains them. */
export async function offMarketListingsOf(category: ListingCategory): Promise<readonly Listing[]> {
  return byCategory(await entities('listings')).get(offMarket(category));
}

/** What was sold, the last first. Rentals are not sold. */
export async function soldHomes(): Promise<Listing[]> {
  const sold = (await offMarketListingsOf('properties')).filter(
    ({ recordStatus, deal }) => recordStatus === 'Sold' && deal === 'sale',
  );
  return sold.sort((a, b) => (b.soldAt ?? '').localeCompare(a.soldAt ?? ''));
}

/** All active listings, newest first. */
export const activeListings = (): Promise<readonly Listing[]> => listingsOf('properties');

/** Titles show three digits of a price. */
const isPricedAlike = (one: number | null, other: number | null) =>
  one === null || other === null ? one === other : Math.abs(one - other) <= one / 100;

/** Each band is 2 % wide, so prices within 1 % are at most one band apart. */
const bandOf = (price: number | null) => (price === null ? null : Math.floor(Math.log(price) / Math.log(1.02)));

const titleKey = ({ deal, propertyType, bedrooms }: Listing, band: number | null) =>
  `${deal} ${propertyType} ${bedrooms} ${band}`;

const byTitle = listingGroups('listings by title', (listing) => [titleKey(listing, bandOf(listing.price))]);

/** Others, also sold ones, whose titles begin the same: same deal, type and bedrooms, and a price within 1 %. */
export async function listingsTitledAlike(listing: Listing): Promise<Listing[]> {
  const groups = byTitle(await entities('listings'));
  const band = bandOf(listing.price);
  return (band === null ? [null] : [band - 1, band, band + 1])
    .flatMap((each) => groups.get(titleKey(listing, each)))
    .filter(({ id, price }) => id !== listing.id && isPricedAlike(listing.price, price));
}

const IN_PROJECTS = 'any project';

const byProject = listingGroups('listings by project', (listing) => {
  const id = projectId(listing);
  return id === undefined ? [] : [id, IN_PROJECTS];
});

/** Active, reserved and sold listings of a building or estate, newest first. */
export async function listingsOfProject(id: string): Promise<readonly Listing[]> {
  return byProject(await entitiesOrFail('listings')).get(id);
}

export type ListedProject = { readonly id: string; readonly homes: readonly Listing[] };

const projectIds = memoizeBySnapshot('projects', (listings: readonly Listing[]): readonly string[] => [
  ...new Set(listings.flatMap((listing) => projectId(listing) ?? [])),
]);

export async function listedProjects(): Promise<ListedProject[]> {
  const groups = byProject(await entities('listings'));
  return projectIds(groups.get(IN_PROJECTS)).map((id) => ({ id, homes: groups.get(id) }));
}

export function findListing(id: string): Promise<Listing | undefined> {
  return entity('listings', id);
}

export async function listingsByIds(ids: readonly string[]): Promise<Listing[]> {
  const all = await entities('listings');
  return ids.flatMap((id) => {
    const listing = all.get(id);
    return listing !== undefined && isActive(listing) ? [listing] : [];
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
