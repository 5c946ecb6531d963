import 'server-only';
import type { Listing } from '../content/collections';
import { isNewer } from '../content/listing-groups';
import { areaLists, COUNTRY } from './area-homes.server';

const priceDifference = (a: Listing['price'], b: Listing['price']): number =>
  a === null || b === null ? 1 : Math.min(1, Math.abs(b - a) / a);

type Candidate = { readonly other: Listing; readonly distance: number };

/** One pass, because sorting 10,000 candidates would take most of the time of a page. */
function closestTo(listing: Listing, candidates: readonly Listing[], limit: number): Candidate[] {
  const closest: Candidate[] = [];
  for (const other of candidates) {
    if (other.id === listing.id || other.deal !== listing.deal) continue;
    const isElsewhere = other.address.districtCode !== listing.address.districtCode;
    const isOtherType = other.propertyType !== listing.propertyType;
    const distance = Number(isElsewhere) + Number(isOtherType) + priceDifference(listing.price, other.price);
    const isBefore = (one: Candidate) =>
      one.distance < distance || (one.distance === distance && isNewer(one.other, other));
    const position = closest.findLastIndex(isBefore) + 1;
    if (position >= limit) continue;
    closest.splice(position, 0, { other, distance });
    closest.length = Math.min(closest.length, limit);
  }
  return closest;
}

/** Similar listings: same deal, same type or district, closest price first, then newest first. */
export async function similarListings(listing: Listing, limit: number): Promise<Listing[]> {
  const { districtCode } = listing.address;
  const { homesIn } = await areaLists();
  const near = homesIn(districtCode, 'homes');
  const nearest = closestTo(listing, near, limit);
  // A listing in another district has a distance of at least 1.
  if ((nearest[limit - 1]?.distance ?? 1) < 1) return nearest.map(({ other }) => other);
  const sameType = homesIn(COUNTRY, listing.propertyType);
  const elsewhere = sameType.filter(({ address }) => address.districtCode !== districtCode);
  return closestTo(listing, [...near, ...elsewhere], limit).map(({ other }) => other);
}
