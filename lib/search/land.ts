import type { Amenity } from '../content/listing-choices';
import type { PropertyType } from '../content/property-types';

/** Whether these kinds of home are land alone. */
export const isLand = (types: readonly PropertyType[]): boolean =>
  types.length > 0 && types.every((type) => type === 'land');

/** What land may have: a garden or a pool beside the word means something else. */
export const LAND_AMENITIES: readonly Amenity[] = [
  'river-view',
  'city-view',
  'sea-view',
  'mountain-view',
  'corner-plot',
];
