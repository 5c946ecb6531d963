import type { Listing } from '../content/collections';
import { SQWAH_PER_RAI } from './area';

/** Whole baht per m² of usable area; null without a price or an area. */
export function pricePerSqm({ price, usableAreaSqm }: Pick<Listing, 'price' | 'usableAreaSqm'>): number | null {
  return price === null || usableAreaSqm === undefined ? null : Math.round(price / usableAreaSqm);
}

/** Whole baht per square wah of land; null without a price or land. */
export function pricePerSqwah({ price, landAreaSqwah }: Pick<Listing, 'price' | 'landAreaSqwah'>): number | null {
  return price === null || landAreaSqwah === undefined ? null : Math.round(price / landAreaSqwah);
}

/** Whole baht per rai, of the price itself: that of a square wah is rounded. Null without a price or land. */
export function pricePerRai({ price, landAreaSqwah }: Pick<Listing, 'price' | 'landAreaSqwah'>): number | null {
  return price === null || landAreaSqwah === undefined ? null : Math.round((price * SQWAH_PER_RAI) / landAreaSqwah);
}

/** The first price of the history when the price has fallen since, else null; THB. */
export function originalPrice({ price, priceHistory }: Pick<Listing, 'price' | 'priceHistory'>): number | null {
  const first = priceHistory[0]?.price;
  return price !== null && first !== undefined && first > price ? first : null;
}

/**
 * The prices a home was offered at, oldest first, each with the one before it; none where they do not end at what it is
 * offered at now, because the price alone was edited or is not told.
 */
export function priceChanges({ price, priceHistory }: Pick<Listing, 'price' | 'priceHistory'>) {
  if (price === null || priceHistory.at(-1)?.price !== price) return [];
  return priceHistory
    .map((entry, index) => ({ ...entry, before: priceHistory[index - 1]?.price }))
    .filter((entry) => entry.price !== entry.before);
}

/**
 * Gross yield in percent of the price: twelve months of the estimated rent, without costs; null without both, and of a
 * home to let, whose price is a rent.
 */
export function grossYield({
  deal,
  price,
  rentEstimateMonthly,
}: Pick<Listing, 'deal' | 'price' | 'rentEstimateMonthly'>): number | null {
  if (deal !== 'sale' || price === null || rentEstimateMonthly === undefined) return null;
  return Math.round(((rentEstimateMonthly * 12) / price) * 1_000) / 10;
}

/** From one price to another in percent of the first, to one decimal; below 0 where it fell. */
export const percentChange = (from: number, to: number): number => Math.round(((to - from) / from) * 1_000) / 10;
