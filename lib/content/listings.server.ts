import 'server-only';
import { PUBLIC_STATUS } from '../config/constants';
import type { Listing } from './collections';
import { IN_CATEGORY, type ListingCategory } from './listing-categories';
import { type ListingSummary, toListingSummary } from './listing-summary';
import { memoizeBySnapshot } from './memoize-by-snapshot';
import type { Entities } from './snapshots';
import { entities, entitiesOrFail, entity } from './store.server';

/** By code units, because `localeCompare` takes a second for 100,000 listings. Times in UTC and ids sort the same way. */
const isBefore = (a: Listing, b: Listing): boolean =>
  a.publishedAt === b.publishedAt ? a.id < b.id : a.publishedAt > b.publishedAt;

const newestFirst = memoizeBySnapshot('homes, newest first', (listings: Entities<'listings'>): readonly Listing[] =>
  [...listings.values()]
    .filter((listing) => listing.recordStatus === PUBLIC_STATUS)
    .sort((a, b) => (isBefore(a, b) ? -1 : 1)),
);

const everyHome = memoizeBySnapshot('homes', (listings: Entities<'listings'>): readonly Listing[] => [
  ...listings.values(),
]);

/** Homes on offer, newest first; sold and reserved ones keep only their page. */
export async function activeListings(): Promise<readonly Listing[]> {
  return newestFirst(await entities('listings'));
}

/** Every home with a page, also reserved and sold ones: what a price is compared with. */
export async function allListings(): Promise<readonly Listing[]> {
  return everyHome(await entities('listings'));
}

/** The homes on offer that a category page lists, newest first. */
export async function listingsOf(category: ListingCategory): Promise<readonly Listing[]> {
  return (await activeListings()).filter(IN_CATEGORY[category]);
}

/** A home with a page of its own: on offer, reserved or sold. */
export function findListing(id: string): Promise<Listing | undefined> {
  return entity('listings', id);
}

/** Homes on offer among these ids, in their order. */
export async function listingsByIds(ids: readonly string[]): Promise<Listing[]> {
  const all = await entities('listings');
  return ids.flatMap((id) => {
    const listing = all.get(id);
    return listing?.recordStatus === PUBLIC_STATUS ? [listing] : [];
  });
}

/** From 0, where two prices are one, to 1, also where one of them is not told. */
const pricesApart = (one: Listing['price'], other: Listing['price']): number =>
  one === null || other === null ? 1 : Math.min(1, Math.abs(other - one) / one);

/** Homes like this one: same deal, same type or district, nearest in price first. */
export async function similarListings(listing: Listing, limit: number): Promise<Listing[]> {
  const distance = (other: Listing) =>
    (other.address.districtCode === listing.address.districtCode ? 0 : 1) +
    (other.propertyType === listing.propertyType ? 0 : 1) +
    pricesApart(listing.price, other.price);
  return (await activeListings())
    .filter((other) => other.id !== listing.id && other.deal === listing.deal)
    .filter(
      (other) =>
        other.propertyType === listing.propertyType || other.address.districtCode === listing.address.districtCode,
    )
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, limit);
}

/** Summaries of the homes among these ids that have a page: on offer, reserved or sold. Null while nothing is known. */
export async function listingSummaries(ids: readonly string[]): Promise<ListingSummary[] | null> {
  const all = await entitiesOrFail('listings').catch(() => null);
  if (all === null) return null;
  return ids.flatMap((id) => {
    const listing = all.get(id);
    return listing === undefined ? [] : toListingSummary(listing);
  });
}
