import type { Listing } from '../content/collections';
import { SQWAH_PER_RAI } from './area';

/** Whole baht per m² of usable area. Null without a price or an area. */
export function pricePerSqm({ price, usableAreaSqm }: Pick<Listing, 'price' | 'usableAreaSqm'>): number | null {
  return price === null || usableAreaSqm === undefined ? null : Math.round(price / usableAreaSqm);
}

/** Whole baht per square wah of land. Null without a price or land. */
export function pricePerSqwah({ price, landAreaSqwah }: Pick<Listing, 'price' | 'landAreaSqwah'>): number | null {
  return price === null || landAreaSqwah === undefined ? null : Math.round(price / landAreaSqwah);
}

/**
 * Whole baht per rai, from the price itself, because the price per square wah is rounded. Null without a price or land.
 */
export function pricePerRai({ price, landAreaSqwah }: Pick<Listing, 'price' | 'landAreaSqwah'>): number | null {
  return price === null || landAreaSqwah === undefined ? null : Math.round((price * SQWAH_PER_RAI) / landAreaSqwah);
}

/** The first price of the history if the price has fallen since, else null. THB. */
export function originalPrice({ price, priceHistory }: Pick<Listing, 'price' | 'priceHistory'>): number | null {
  const first = priceHistory[0]?.price;
  return price !== null && first !== undefined && first > price ? first : null;
}

/**
 * The price history, oldest first, each entry with the previous price. Empty if it does not end with the current price,
 * because only the price was edited or it is on request.
 */
export function priceChanges({ price, priceHistory }: Pick<Listing, 'price' | 'priceHistory'>) {
  if (price === null || priceHistory.at(-1)?.price !== price) return [];
  return priceHistory
    .map((entry, index) => ({ ...entry, before: priceHistory[index - 1]?.price }))
    .filter((entry) => entry.price !== entry.before);
}

/**
 * Gross yield in percent of the price: twelve months of the estimated rent, without costs. Null if either is missing,
 * and for a rental, whose price is a rent.
 */
export function grossYield({
  deal,
  price,
  rentEstimateMonthly,
}: Pick<Listing, 'deal' | 'price' | 'rentEstimateMonthly'>): number | null {
  if (deal !== 'sale' || price === null || rentEstimateMonthly === undefined) return null;
  return Math.round(((rentEstimateMonthly * 12) / price) * 1_000) / 10;
}

/** The change from one price to another in percent of the first, to one decimal. Negative if it fell. */
export const percentChange = (from: number, to: number): number => Math.round(((to - from) / from) * 1_000) / 10;
