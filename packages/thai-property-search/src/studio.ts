import type { Listing } from './documents';

/** Whether a listing is a studio: a condo without a separate bedroom. A house or shop without one is not. */
export const isStudio = ({ propertyType, bedrooms }: Pick<Listing, 'propertyType' | 'bedrooms'>): boolean =>
  propertyType === 'condo' && bedrooms === 0;
