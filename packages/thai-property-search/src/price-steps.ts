import type { Deal } from './listing-choices';

/** Common price brackets in Thailand, in THB: sale prices and monthly rents. */
const SALE_MILLIONS = [0, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 10, 12, 15, 20, 25, 30, 40, 50, 100];
const RENT_THOUSANDS = [0, 5, 8, 10, 12, 15, 18, 20, 25, 30, 35, 40, 50, 60, 70, 80, 100, 120, 150, 200, 300];

const SALE = SALE_MILLIONS.map((millions) => millions * 1_000_000);
const RENT = RENT_THOUSANDS.map((thousands) => thousands * 1_000);

/** No monthly rent is higher and no sale price is lower, so the size of a price tells the deal. THB. */
export const RENTS_END = 300_000;

/** The lower bounds of the bars of the price histogram, in THB. The last bar has no upper bound. */
export const priceSteps = (deal: Deal | undefined): readonly number[] => (deal === 'rent' ? RENT : SALE);

/** The index of the step that contains a price in THB. Prices below all steps return 0. */
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
