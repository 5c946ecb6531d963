import type { Listing } from '../content/collections';

type Home = Pick<Listing, 'propertyType' | 'commonFee' | 'usableAreaSqm' | 'landAreaSqwah'>;

/**
 * The unit that a common fee is charged for: a condominium's usable area (m²), or an estate's plot (square wah),
 * because section 49 of the Land Allocation Act B.E. 2543 charges each plot by its size.
 */
export const commonFeeBasis = ({ propertyType }: Pick<Home, 'propertyType'>): 'sqm' | 'sqwah' =>
  propertyType === 'condo' ? 'sqm' : 'sqwah';

/** A listing's common fee in whole baht per month. Null if the rate or the size is unknown. */
export function commonFeeMonthly(home: Home): number | null {
  const size = commonFeeBasis(home) === 'sqm' ? home.usableAreaSqm : home.landAreaSqwah;
  return home.commonFee === undefined || size === undefined ? null : Math.round(home.commonFee * size);
}
