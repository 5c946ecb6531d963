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

function evidenceOf(home: Listing, alike: HomesAlike): PriceEvidence | null {
  const own = measured(home);
  if (own === undefined) return null;
  const prices = alike.pricesAround(own);
  if (prices.length < LEAST_HOMES) return null;
  const middle = median(prices);
  const percentBelow = Math.floor(((middle - own.price) / middle) * 100);
  return percentBelow >= LEAST_PERCENT ? { count: prices.length, percentBelow } : null;
}

/**
 * What shows that a home is priced below the market: the same offer and type, in its district or within 3 km, the area
 * within 25 %, priced in the last 18 months, at least 5 of them, and at least 5 % above its price by area. By id, of
 * those among `homes` for which it can be shown. `listings` may hold sold homes and the homes themselves: none is
 * compared with itself.
 */
export function priceEvidenceOf(
  homes: readonly Listing[],
  listings: readonly Listing[],
  now: number,
): ReadonlyMap<string, PriceEvidence> {
  const since = monthsBefore(now);
  const alike = new HomesAlike(
    listings.filter(({ priceHistory, publishedAt }) => Date.parse(priceHistory.at(-1)?.at ?? publishedAt) >= since),
  );
  return new Map(
    homes.flatMap((home) => {
      const evidence = evidenceOf(home, alike);
      return evidence === null ? [] : [[home.id, evidence] as const];
    }),
  );
}
