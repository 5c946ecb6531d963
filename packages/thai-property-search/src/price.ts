import type { Listing } from './documents';

/** Whole baht per m² of usable area. Null without a price or an area. */
export function pricePerSqm({ price, usableAreaSqm }: Pick<Listing, 'price' | 'usableAreaSqm'>): number | null {
  return price === null || usableAreaSqm === undefined ? null : Math.round(price / usableAreaSqm);
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
