import type { Amenity, PropertyType } from './listing-choices';

/** Whether these types include nothing but land. */
export const isLand = (types: readonly PropertyType[]): boolean =>
  types.length > 0 && types.every((type) => type === 'land');

/** The amenities that land can have. Next to "land", words such as "garden" or "pool" mean something else. */
export const LAND_AMENITIES: readonly Amenity[] = [
  'river-view',
  'city-view',
  'sea-view',
  'mountain-view',
  'corner-plot',
];
