import 'server-only';
import { metresWithin } from 'thai-property-search/distance';
import type { Listing } from '../content/collections';
import { isNewer } from '../content/listing-groups';
import { areaLists, COUNTRY } from './area-homes.server';

const PRICE_BAND = 0.25;
const ROOMS_APART = 1;
const NEAR_M = 15_000;

/** 0 for the same place and price, more for what is farther or costs another amount. Null if not similar at all. */
function difference(listing: Listing, other: Listing): number | null {
  if (other.id === listing.id || other.deal !== listing.deal) return null;
  const { price, bedrooms, geo } = listing;
  const priceShare = price === null || other.price === null ? PRICE_BAND : Math.abs(other.price - price) / price;
  if (priceShare > PRICE_BAND) return null;
  if (Math.abs((other.bedrooms ?? bedrooms ?? 0) - (bedrooms ?? other.bedrooms ?? 0)) > ROOMS_APART) return null;
  const metres = geo && other.geo ? metresWithin(geo, other.geo, NEAR_M) : undefined;
  if (other.address.districtCode === listing.address.districtCode) return priceShare;
  return metres === undefined ? null : 1 + metres / NEAR_M + priceShare;
}

/**
 * The most similar listings: same deal and type, price within 25 %, bedrooms within one, in the same district or within
 * 15 km. Those of the district come first. One pass, because sorting 10,000 would take most of the time of a page.
 */
export async function similarListings(listing: Listing, limit: number): Promise<Listing[]> {
  const { homesIn } = await areaLists();
  const closest: { readonly other: Listing; readonly apart: number }[] = [];
  for (const other of homesIn(COUNTRY, listing.propertyType)) {
    const apart = difference(listing, other);
    if (apart === null) continue;
    const position =
      closest.findLastIndex((one) => one.apart < apart || (one.apart === apart && isNewer(one.other, other))) + 1;
    if (position >= limit) continue;
    closest.splice(position, 0, { other, apart });
    closest.length = Math.min(closest.length, limit);
  }
  return closest.map(({ other }) => other);
}
