import { metresBetween } from 'thai-property-search/distance';
import { pricePerSqm } from 'thai-property-search/facts';
import type { Listing } from '../../lib/content/collections';
import { pricePerSqwah } from '../../lib/property/price';

/** The prices and listings of comparables, from a plain search through all listings. */
export type PlainComparables = {
  readonly count: number;
  readonly median: number;
  readonly lowerQuartile: number;
  readonly upperQuartile: number;
  readonly ids: readonly string[];
};

const areaOf = (listing: Listing) => (listing.propertyType === 'land' ? listing.landAreaSqwah : listing.usableAreaSqm);
const priceOf = (listing: Listing) => (listing.propertyType === 'land' ? pricePerSqwah(listing) : pricePerSqm(listing));

/** The quantile of sorted values, interpolated between neighbours and rounded. */
function share(sorted: readonly number[], part: number): number {
  const place = (sorted.length - 1) * part;
  const [lower = Number.NaN, upper = lower] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return Math.round(lower + (upper - lower) * (place - Math.floor(place)));
}

function isAlike(own: Listing, ownArea: number, other: Listing, since: number): boolean {
  const area = areaOf(other);
  return (
    other.id !== own.id &&
    other.deal === own.deal &&
    other.propertyType === own.propertyType &&
    (own.deal === 'rent' || other.tenure === own.tenure) &&
    area !== undefined &&
    priceOf(other) !== null &&
    Math.abs(area / ownArea - 1) <= 0.25 &&
    Date.parse(other.priceHistory.at(-1)?.at ?? other.publishedAt) >= since &&
    (other.address.districtCode === own.address.districtCode ||
      (own.geo !== undefined && other.geo !== undefined && metresBetween(own.geo, other.geo) <= 3_000))
  );
}

export function plainComparables(own: Listing, all: readonly Listing[], since: number): PlainComparables | null {
  const ownArea = areaOf(own);
  if (ownArea === undefined || priceOf(own) === null) return null;
  const homes = all.filter((other) => isAlike(own, ownArea, other, since));
  if (homes.length < 5) return null;
  const prices = homes.map((home) => priceOf(home) ?? 0).sort((a, b) => a - b);
  const apart = (home: Listing) => Math.abs((areaOf(home) ?? 0) - ownArea);
  const closest = homes.toSorted((a, b) => apart(a) - apart(b) || (priceOf(a) ?? 0) - (priceOf(b) ?? 0)).slice(0, 20);
  return {
    count: homes.length,
    median: share(prices, 0.5),
    lowerQuartile: share(prices, 0.25),
    upperQuartile: share(prices, 0.75),
    ids: closest.map(({ id }) => id).sort(),
  };
}
