import type { Listing } from '../content/collections';

type Home = Pick<Listing, 'propertyType' | 'commonFee' | 'usableAreaSqm' | 'landAreaSqwah'>;

/**
 * What a home's common fee is a rate of: a condominium's of the unit's usable area (m²), an estate's of the plot (square
 * wah), since the Land Allocation Act B.E. 2543, section 49, has it collected from each plot by its size.
 */
export const commonFeeBasis = ({ propertyType }: Pick<Home, 'propertyType'>): 'sqm' | 'sqwah' =>
  propertyType === 'condo' ? 'sqm' : 'sqwah';

/** Whole baht a month for a home's share of the common fee; null where the rate or what it is of is not known. */
export function commonFeeMonthly(home: Home): number | null {
  const size = commonFeeBasis(home) === 'sqm' ? home.usableAreaSqm : home.landAreaSqwah;
  return home.commonFee === undefined || size === undefined ? null : Math.round(home.commonFee * size);
}
