import type { Listing } from '../content/collections';
import { metresBetween } from '../content/distance';
import { median } from './median';
import { pricePerSqm, pricePerSqwah } from './price';

/** Homes are alike whose area is within a quarter of each other's. */
const AREA_BAND = 0.25;
const WITHIN_M = 3_000;
const MONTHS = 18;
/** Fewer homes to compare with, or a smaller difference, show nothing. */
const LEAST_HOMES = 5;
const LEAST_PERCENT = 5;

/** How far a home's price per area lies below the median of `count` homes like it, in whole percent. */
export type PriceEvidence = { count: number; percentBelow: number };

type Measure = { area: number; price: number };

/** THB for each m² of usable area, for land each square wah; undefined where a figure is missing. */
function measure(listing: Listing): Measure | undefined {
  const isLand = listing.propertyType === 'land';
  const area = isLand ? listing.landAreaSqwah : listing.usableAreaSqm;
  const price = isLand ? pricePerSqwah(listing) : pricePerSqm(listing);
  return area === undefined || price === null ? undefined : { area, price };
}

function isNear(a: Listing, b: Listing): boolean {
  if (a.address.districtCode === b.address.districtCode) return true;
  return a.geo !== undefined && b.geo !== undefined && metresBetween(a.geo, b.geo) <= WITHIN_M;
}

function isRecent({ publishedAt, priceHistory }: Listing, now: number): boolean {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - MONTHS);
  return Date.parse(priceHistory.at(-1)?.at ?? publishedAt) >= since.getTime();
}

/**
 * What shows that a home is priced below the market: the same offer and type, in its district or within 3 km, the area
 * within 25 %, priced in the last 18 months, at least 5 of them, and at least 5 % above its price by area. Null where
 * that cannot be shown. `listings` may hold sold homes and the home itself, which is left out.
 */
export function priceEvidence(listing: Listing, listings: Iterable<Listing>, now: number): PriceEvidence | null {
  const own = measure(listing);
  if (own === undefined) return null;
  const prices = [...listings].flatMap((other) => {
    const alike = other.id !== listing.id && other.deal === listing.deal && other.propertyType === listing.propertyType;
    if (!alike || !isNear(listing, other) || !isRecent(other, now)) return [];
    const measured = measure(other);
    if (measured === undefined || Math.abs(measured.area / own.area - 1) > AREA_BAND) return [];
    return measured.price;
  });
  const middle = median(prices);
  const percentBelow = Math.floor(((middle - own.price) / middle) * 100);
  return prices.length >= LEAST_HOMES && percentBelow >= LEAST_PERCENT ? { count: prices.length, percentBelow } : null;
}

/** The evidence of those among `homes` that have some, by id. */
export function priceEvidenceOf(
  homes: readonly Listing[],
  listings: readonly Listing[],
  now: number,
): ReadonlyMap<string, PriceEvidence> {
  return new Map(
    homes.flatMap((home) => {
      const evidence = priceEvidence(home, listings, now);
      return evidence === null ? [] : [[home.id, evidence] as const];
    }),
  );
}
