import type { Listing } from './collections';

/** Whether a home is a studio: a flat without a bedroom of its own. A house or a shop without one is not. */
export const isStudio = ({ propertyType, bedrooms }: Pick<Listing, 'propertyType' | 'bedrooms'>): boolean =>
  propertyType === 'condo' && bedrooms === 0;
