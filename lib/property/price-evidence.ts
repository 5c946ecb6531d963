import type { Listing } from '../content/collections';
import { HomesAlike, measured } from './homes-alike';
import { median } from './median';

const MONTHS = 18;
/** Fewer homes to compare with, or a smaller difference, show nothing. */
const LEAST_HOMES = 5;
const LEAST_PERCENT = 5;

/** How far a home's price per area lies below the median of `count` homes like it, in whole percent. */
export type PriceEvidence = { count: number; percentBelow: number };

function monthsBefore(now: number): number {
  const since = new Date(now);
  return since.setUTCMonth(since.getUTCMonth() - MONTHS);
}

/**
 * What shows that a home is priced below the market: the same offer and type, in its district or within 3 km, the area
 * within 25 %, priced in the last 18 months, at least 5 of them, and at least 5 % above its price by area. Null where
 * that cannot be shown. `listings` may hold sold homes and the home itself, which is left out.
 */
export function priceEvidenceIn(listings: readonly Listing[], now: number): (listing: Listing) => PriceEvidence | null {
  const since = monthsBefore(now);
  const alike = new HomesAlike(
    listings.filter(({ priceHistory, publishedAt }) => Date.parse(priceHistory.at(-1)?.at ?? publishedAt) >= since),
  );
  return (listing) => {
    const own = measured(listing);
    const prices = own === undefined ? [] : alike.pricesAround(own);
    if (own === undefined || prices.length < LEAST_HOMES) return null;
    const middle = median(prices);
    const percentBelow = Math.floor(((middle - own.price) / middle) * 100);
    return percentBelow >= LEAST_PERCENT ? { count: prices.length, percentBelow } : null;
  };
}

/** The evidence of those among `homes` that have some, by id. */
export function priceEvidenceOf(
  homes: readonly Listing[],
  listings: readonly Listing[],
  now: number,
): ReadonlyMap<string, PriceEvidence> {
  const evidenceFor = priceEvidenceIn(listings, now);
  return new Map(
    homes.flatMap((home) => {
      const evidence = evidenceFor(home);
      return evidence === null ? [] : [[home.id, evidence] as const];
    }),
  );
}
