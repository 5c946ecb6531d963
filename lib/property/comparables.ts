import type { Listing } from '../content/collections';
import { type Compared, type HomesAlike, type PricedListing, pricedListing } from './homes-alike';
import { median } from './price';

/** With linear interpolation (method 7 of Hyndman and Fan, as in spreadsheets), rounded. NaN for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  const place = (sorted.length - 1) * share;
  const lower = sorted[Math.floor(place)] ?? Number.NaN;
  const upper = sorted[Math.ceil(place)] ?? Number.NaN;
  return Math.round(lower + (upper - lower) * (place - Math.floor(place)));
}

const MONTHS = 18;
/** With fewer listings to compare, or a smaller difference, there is no evidence. */
const MIN_HOMES = 5;
export const MIN_PERCENT = 5;
const LISTED = 20;

type Comparable = { readonly listing: Listing; readonly perArea: number; readonly pricedAt: string };

/** The comparison of a listing's price; THB per m², or per square wah for land. */
export type Comparables = {
  readonly own: number;
  readonly median: number;
  readonly lowest: number;
  readonly lowerQuartile: number;
  readonly upperQuartile: number;
  readonly highest: number;
  readonly count: number;
  readonly homes: readonly Comparable[];
  readonly from: string;
  readonly to: string;
  readonly percentBelow: number;
};

/** How far a listing's price per area is below the median of `count` similar listings, in whole percent. */
export type PriceEvidence = { readonly count: number; readonly percentBelow: number };

/** The prices to compare with: of listings, including sold ones, set since a time in milliseconds since 1970. */
export type PriceMarket = { readonly alike: HomesAlike; readonly since: number };

export function priceMarket(alike: HomesAlike, now: number): PriceMarket {
  const start = new Date(now);
  return { alike, since: start.setUTCMonth(start.getUTCMonth() - MONTHS) };
}

/** The whole percentage by which a price is below another, negative if above. Truncated towards 0 for symmetry. */
export const percentBelow = (price: number, other: number): number => Math.trunc(((other - price) / other) * 100);

/** Null unless the price per area is at least 5 % below the median of at least 5 listings alike, priced in 18 months. */
export function priceEvidence(listing: Listing, { alike, since }: PriceMarket): PriceEvidence | null {
  const own = pricedListing(listing);
  const prices = own === undefined ? [] : alike.pricesAround(own, since);
  if (own === undefined || prices.length < MIN_HOMES) return null;
  const below = percentBelow(own.price, median(prices));
  return below >= MIN_PERCENT ? { count: prices.length, percentBelow: below } : null;
}

/** The evidence by listing id. Stops after `limit` listings with evidence, because comparing 10,000 takes 100 ms. */
export function priceEvidenceOf(
  homes: readonly Listing[],
  market: PriceMarket,
  limit = Number.POSITIVE_INFINITY,
): ReadonlyMap<string, PriceEvidence> {
  const found = new Map<string, PriceEvidence>();
  for (const home of homes) {
    if (found.size >= limit) break;
    const evidence = priceEvidence(home, market);
    if (evidence !== null) found.set(home.id, evidence);
  }
  return found;
}

const toIso = (time: number) => new Date(time).toISOString();

const comparable = ({ listing, price, pricedAt }: PricedListing): Comparable => ({
  listing,
  perArea: price,
  pricedAt: toIso(pricedAt),
});

function closest(homes: readonly PricedListing[], area: number): PricedListing[] {
  const distance = (home: PricedListing) => Math.abs(home.area - area);
  const byPrice = (a: PricedListing, b: PricedListing) => a.price - b.price || a.listing.id.localeCompare(b.listing.id);
  const nearest = homes.toSorted((a, b) => distance(a) - distance(b) || byPrice(a, b)).slice(0, LISTED);
  return nearest.sort(byPrice);
}

/** Prices of homes alike in THB per m², or per square wah for land. Only the count if there are too few. */
export type PriceRange = { readonly count: number; readonly figures?: PriceFigures };

type PriceFigures = Pick<
  Comparables,
  'median' | 'lowest' | 'lowerQuartile' | 'upperQuartile' | 'highest' | 'from' | 'to'
>;

function priceFigures(homes: readonly PricedListing[]): PriceFigures {
  const prices = homes.map(({ price }) => price);
  const dates = homes.map(({ pricedAt }) => pricedAt);
  return {
    median: median(prices),
    lowest: quantile(prices, 0),
    lowerQuartile: quantile(prices, 0.25),
    upperQuartile: quantile(prices, 0.75),
    highest: quantile(prices, 1),
    from: toIso(dates.reduce((earliest, date) => Math.min(earliest, date))),
    to: toIso(dates.reduce((latest, date) => Math.max(latest, date))),
  };
}

/** The prices that owners of homes alike ask, for a home that is not a listing. */
export function priceRange(home: Compared, { alike, since }: PriceMarket): PriceRange {
  const homes = alike.around(home, since);
  if (homes.length < MIN_HOMES) return { count: homes.length };
  return { count: homes.length, figures: priceFigures(homes) };
}

export function comparables(listing: Listing, { alike, since }: PriceMarket): Comparables | null {
  const own = pricedListing(listing);
  const homes = own === undefined ? [] : alike.around(own, since);
  if (own === undefined || homes.length < MIN_HOMES) return null;
  const figures = priceFigures(homes);
  return {
    ...figures,
    own: own.price,
    count: homes.length,
    homes: closest(homes, own.area).map(comparable),
    percentBelow: percentBelow(own.price, figures.median),
  };
}
