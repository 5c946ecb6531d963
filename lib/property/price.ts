import { SQWAH_PER_RAI } from 'thai-property-search/amount';
import type { Listing } from '../content/collections';

/** Whole baht per square wah of land. Null without a price or land. */
export function pricePerSqwah({ price, landAreaSqwah }: Pick<Listing, 'price' | 'landAreaSqwah'>): number | null {
  return price === null || landAreaSqwah === undefined ? null : Math.round(price / landAreaSqwah);
}

/** Whole baht per rai, from the price itself, because the price per square wah is rounded. */
export function pricePerRai({ price, landAreaSqwah }: Pick<Listing, 'price' | 'landAreaSqwah'>): number | null {
  return price === null || landAreaSqwah === undefined ? null : Math.round((price * SQWAH_PER_RAI) / landAreaSqwah);
}

/** The first price of the history if the price has fallen since, else null. THB. */
export function originalPrice({ price, priceHistory }: Pick<Listing, 'price' | 'priceHistory'>): number | null {
  const first = priceHistory[0]?.price;
  return price !== null && first !== undefined && first > price ? first : null;
}

/** Oldest first, each with the previous price. Empty if only the price was edited, or if it is on request. */
export function priceChanges({ price, priceHistory }: Pick<Listing, 'price' | 'priceHistory'>) {
  if (price === null || priceHistory.at(-1)?.price !== price) return [];
  return priceHistory
    .map((entry, index) => ({ ...entry, before: priceHistory[index - 1]?.price }))
    .filter((entry) => entry.price !== entry.before);
}

/** The change from one price to another in percent of the first, to one decimal. Negative if it fell. */
export const percentChange = (from: number, to: number): number => Math.round(((to - from) / from) * 1_000) / 10;

/** Rounded to a whole number. For an even count, the mean of the two middle values. NaN for an empty list. */
export function median(values: readonly number[]): number {
  // Typed arrays sort numerically, several times faster than a list with a comparator.
  const sorted = Float64Array.from(values).sort();
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return Math.round((lower + upper) / 2);
}
