import { pricePerSqm } from 'thai-property-search/price';
import type { AreaKind } from '../content/area-kinds';
import type { Listing } from '../content/collections';
import { median } from './median';
import { percentChange, pricePerSqwah } from './price';

/** A median of fewer listings is meaningless. */
const LEAST_FOR_MEDIAN = 3;

/**
 * The range of `priced` prices in whole THB (per month for rents), and the median of `count` of them if there are
 * enough.
 */
export type Spread = {
  readonly priced: number;
  readonly count: number;
  readonly least: number;
  readonly most: number;
  readonly median: number | null;
};

/** The median of `count` values. */
export type Middle = { readonly count: number; readonly median: number };

/** The figures of listings of one kind in an area. Null if there are too few listings. */
export type AreaStats = {
  readonly sale: number;
  readonly rent: number;
  readonly prices: Spread | null;
  readonly rents: Spread | null;
  /** For freehold sales, whole THB per m², or per square wah for land. Null for all kinds together. */
  readonly perArea: Middle | null;
  /** Usable m², or square wah for land. Null for all kinds together. */
  readonly size: Middle | null;
};

function middle(values: readonly number[]): Middle | null {
  return values.length < LEAST_FOR_MEDIAN ? null : { count: values.length, median: median(values) };
}

/** The range of all prices, and the median of the comparable ones. */
function spread(prices: readonly number[], comparable: readonly number[]): Spread | null {
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (const price of prices) {
    if (price < least) least = price;
    if (price > most) most = price;
  }
  if (prices.length === 0) return null;
  return { priced: prices.length, count: comparable.length, least, most, median: middle(comparable)?.median ?? null };
}

/**
 * Computes the figures in a single pass, because there may be many listings. Leases sell for less than freeholds, so
 * they count in totals and price ranges, but not in medians.
 */
export function areaStats(homes: readonly Listing[], kind: AreaKind): AreaStats {
  const [prices, rents, byArea, sizes]: [number[], number[], number[], number[]] = [[], [], [], []];
  const freeholds: number[] = [];
  const isLand = kind === 'land';
  let sale = 0;
  for (const home of homes) {
    const { deal, price } = home;
    const isFreehold = deal === 'sale' && home.tenure === 'freehold';
    if (deal === 'sale') sale++;
    if (price !== null) (deal === 'sale' ? prices : rents).push(price);
    if (price !== null && isFreehold) freeholds.push(price);
    if (kind === 'homes') continue;
    const size = isLand ? home.landAreaSqwah : home.usableAreaSqm;
    if (size !== undefined) sizes.push(size);
    const perArea = isLand ? pricePerSqwah(home) : pricePerSqm(home);
    if (isFreehold && perArea !== null) byArea.push(perArea);
  }
  return {
    ...{ sale, rent: homes.length - sale },
    ...{ prices: spread(prices, freeholds), rents: spread(rents, rents), perArea: middle(byArea), size: middle(sizes) },
  };
}

/**
 * The difference of an area's median from that of a wider area in percent, rounded. Null if either is unknown, or if
 * the wider area has hardly any other listings.
 */
export function comparedWith(own: Middle | null, wider: Middle | null): number | null {
  if (own === null || wider === null || wider.count < own.count + LEAST_FOR_MEDIAN) return null;
  return Math.round(percentChange(wider.median, own.median));
}
