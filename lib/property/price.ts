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

/** The value that sorting would put at a place. Reorders the values, with none that is larger before the place. */
function select(values: Float64Array, place: number): number {
  let [low, high] = [0, values.length - 1];
  while (low < high) {
    const pivot = values[(low + high) >> 1] ?? Number.NaN;
    let [up, down] = [low, high];
    while (up <= down) {
      while ((values[up] ?? 0) < pivot) up++;
      while ((values[down] ?? 0) > pivot) down--;
      if (up > down) break;
      const value = values[up] ?? 0;
      values[up++] = values[down] ?? 0;
      values[down--] = value;
    }
    if (place <= down) high = down;
    else if (place >= up) low = up;
    else break;
  }
  return values[place] ?? Number.NaN;
}

/** Rounded to a whole number. For an even count, the mean of the two middle values. NaN for an empty list. */
export function median(values: readonly number[]): number {
  // Sorting all values would take three times as long, and comparing 100,000 homes asks for as many medians.
  const reordered = new Float64Array(values);
  const middle = reordered.length >> 1;
  const upper = select(reordered, middle);
  if (reordered.length % 2 === 1) return Math.round(upper);
  let lower = reordered[0] ?? Number.NaN;
  for (let place = 1; place < middle; place++) lower = Math.max(lower, reordered[place] ?? 0);
  return Math.round((lower + upper) / 2);
}
