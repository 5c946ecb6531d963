import type { AreaKind } from '../content/area-kinds';
import type { Listing } from '../content/collections';
import { median } from './median';
import { percentChange, pricePerSqm, pricePerSqwah } from './price';

/** Fewer homes than these have no middle that says anything. */
const LEAST_FOR_MEDIAN = 3;

/** `priced` prices in whole THB (a month, of rents); the median of `count` of them where those are enough. */
export type Spread = {
  readonly priced: number;
  readonly count: number;
  readonly least: number;
  readonly most: number;
  readonly median: number | null;
};

/** The middle of `count` values. */
export type Middle = { readonly count: number; readonly median: number };

/** What the homes of one kind in an area come to; null where too few homes say it. */
export type AreaFigures = {
  readonly sale: number;
  readonly rent: number;
  readonly prices: Spread | null;
  readonly rents: Spread | null;
  /** Of homes for sale, not of leases, whole THB by the m², of land by the square wah; null of all kinds together. */
  readonly perArea: Middle | null;
  /** Usable m², of land square wah; null of all kinds together. */
  readonly size: Middle | null;
};

function middle(values: readonly number[]): Middle | null {
  return values.length < LEAST_FOR_MEDIAN ? null : { count: values.length, median: median(values) };
}

/** From the least to the most of the prices; the median of those that can be compared. */
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
 * `homes` of that kind; there may be many, so they are walked over once. A lease is sold for less than a freehold, so that
 * it is counted, and its price told, but in no median of prices.
 */
export function areaFigures(homes: readonly Listing[], kind: AreaKind): AreaFigures {
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
 * By how many percent an area's median differs from that of a wider one, rounded; null where either is not known, or
 * where the wider one has hardly other homes than these.
 */
export function comparedWith(own: Middle | null, wider: Middle | null): number | null {
  if (own === null || wider === null || wider.count < own.count + LEAST_FOR_MEDIAN) return null;
  return Math.round(percentChange(wider.median, own.median));
}
