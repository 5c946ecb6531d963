import type { Listing } from '../content/collections';
import { HomesAlike, type Measured, measured } from './homes-alike';
import { median } from './median';
import { quantile } from './quantile';

const MONTHS = 18;
/** Fewer homes to compare with, or a smaller difference, show nothing. */
const LEAST_HOMES = 5;
export const LEAST_PERCENT = 5;
/** More are counted and not listed. */
const LISTED = 20;

/** A home that another is compared with; THB for each m², for land each square wah. */
type Comparable = { readonly listing: Listing; readonly perArea: number; readonly pricedAt: string };

/** What a home's price is compared with; THB for each m², for land each square wah. */
export type Comparables = {
  readonly own: number;
  readonly median: number;
  readonly lowest: number;
  readonly lowerQuartile: number;
  readonly upperQuartile: number;
  readonly highest: number;
  /** How many homes there are, and those of them whose area is the closest, the lowest price by area first. */
  readonly count: number;
  readonly homes: readonly Comparable[];
  /** When the earliest and the latest of their prices were set. */
  readonly from: string;
  readonly to: string;
  /** Whole percent below the median; negative above it. */
  readonly percentBelow: number;
};

/** How far a home's price per area lies below the median of `count` homes like it, in whole percent. */
export type PriceEvidence = { readonly count: number; readonly percentBelow: number };

/** The prices that homes are compared with: of some homes, sold ones among them, those set in the last 18 months. */
export type PriceMarket = { readonly alike: HomesAlike };

export function priceMarket(listings: readonly Listing[], now: number): PriceMarket {
  const start = new Date(now);
  const since = start.setUTCMonth(start.getUTCMonth() - MONTHS);
  const homes = listings.flatMap((listing) => measured(listing) ?? []);
  return { alike: new HomesAlike(homes.filter(({ pricedAt }) => pricedAt >= since)) };
}

/** Whole percent that a price lies below another, negative above it; towards 0, so that both ways count the same. */
export const percentBelow = (price: number, other: number): number => Math.trunc(((other - price) / other) * 100);

/**
 * What shows that a home is priced below the market: the same offer and type, in its district or within 3 km, the area
 * within 25 %, priced in the last 18 months, at least 5 of them, and at least 5 % above its price by area. Null where
 * that cannot be shown. The home itself is left out.
 */
export function priceEvidence(listing: Listing, { alike }: PriceMarket): PriceEvidence | null {
  const own = measured(listing);
  const prices = own === undefined ? [] : alike.pricesAround(own);
  if (own === undefined || prices.length < LEAST_HOMES) return null;
  const below = percentBelow(own.price, median(prices));
  return below >= LEAST_PERCENT ? { count: prices.length, percentBelow: below } : null;
}

/** The evidence of those among `homes` that have some, by id. */
export function priceEvidenceOf(homes: readonly Listing[], market: PriceMarket): ReadonlyMap<string, PriceEvidence> {
  return new Map(
    homes.flatMap((home) => {
      const evidence = priceEvidence(home, market);
      return evidence === null ? [] : [[home.id, evidence] as const];
    }),
  );
}

const instant = (at: number) => new Date(at).toISOString();

const comparable = ({ listing, price, pricedAt }: Measured): Comparable => ({
  listing,
  perArea: price,
  pricedAt: instant(pricedAt),
});

function closest(homes: readonly Measured[], area: number): Measured[] {
  const apart = (home: Measured) => Math.abs(home.area - area);
  const found = homes.toSorted((a, b) => apart(a) - apart(b) || a.price - b.price).slice(0, LISTED);
  return found.sort((a, b) => a.price - b.price || a.listing.id.localeCompare(b.listing.id));
}

/** The homes of `priceEvidence` themselves, with what their prices are; null of less than five. */
export function comparables(listing: Listing, { alike }: PriceMarket): Comparables | null {
  const own = measured(listing);
  const homes = own === undefined ? [] : alike.around(own);
  if (own === undefined || homes.length < LEAST_HOMES) return null;
  const prices = homes.map(({ price }) => price);
  const dates = homes.map(({ pricedAt }) => pricedAt);
  const middle = median(prices);
  return {
    own: own.price,
    median: middle,
    lowest: quantile(prices, 0),
    lowerQuartile: quantile(prices, 0.25),
    upperQuartile: quantile(prices, 0.75),
    highest: quantile(prices, 1),
    count: homes.length,
    homes: closest(homes, own.area).map(comparable),
    from: instant(dates.reduce((earliest, date) => Math.min(earliest, date))),
    to: instant(dates.reduce((latest, date) => Math.max(latest, date))),
    percentBelow: percentBelow(own.price, middle),
  };
}
