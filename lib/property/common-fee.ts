import type { Listing } from '../content/collections';

/** Whole baht a month for a home's share of the common fee, by its usable area; null where either is not known. */
export function commonFeeMonthly({
  commonFee,
  usableAreaSqm,
}: Pick<Listing, 'commonFee' | 'usableAreaSqm'>): number | null {
  return commonFee === undefined || usableAreaSqm === undefined ? null : Math.round(commonFee * usableAreaSqm);
}
