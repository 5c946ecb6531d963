import type { Deal } from '../content/property-types';

/** Where people in Thailand draw the line, in THB: prices of homes for sale, and rents of a month. */
const SALE_MILLIONS = [0, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 10, 12, 15, 20, 25, 30, 40, 50, 100];
const RENT_THOUSANDS = [0, 5, 8, 10, 12, 15, 18, 20, 25, 30, 35, 40, 50, 60, 70, 80, 100, 120, 150, 200, 300];

const SALE = SALE_MILLIONS.map((millions) => millions * 1_000_000);
const RENT = RENT_THOUSANDS.map((thousands) => thousands * 1_000);

/** Nobody lets a home for more a month, or sells one for less: a price says which is meant. THB. */
export const RENTS_END = 300_000;

/** The lower ends of the bars of the price histogram, in THB; the last bar has no upper end. */
export const priceSteps = (deal: Deal | undefined): readonly number[] => (deal === 'rent' ? RENT : SALE);

/** Which of these steps holds a price in THB, by its place from 0; the first one where the price is below them all. */
export function priceStep(price: number, deal: Deal | undefined): number {
  const steps = priceSteps(deal);
  let [low, high] = [0, steps.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((steps[middle] ?? 0) <= price) low = middle;
    else high = middle - 1;
  }
  return low;
}
