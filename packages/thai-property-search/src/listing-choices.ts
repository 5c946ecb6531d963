// Apart from the schema of listings, because zod would add 14 kB to the browser bundle.

export const COLLECTIONS = ['below-market-price', 'investment-properties', 'new', 'renovated'] as const;
export type Collection = (typeof COLLECTIONS)[number];

export const CONDITIONS = ['new', 'renovated', 'good', 'needs-work'] as const;
export type Condition = (typeof CONDITIONS)[number];

export const FURNISHINGS = ['full', 'part', 'none'] as const;
export type Furnishing = (typeof FURNISHINGS)[number];

export const TITLE_DEEDS = ['chanote', 'nor-sor-3-gor', 'nor-sor-3', 'condo-title'] as const;
export type TitleDeed = (typeof TITLE_DEEDS)[number];

export const FACINGS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Facing = (typeof FACINGS)[number];

export const TENURES = ['freehold', 'leasehold'] as const;
export type Tenure = (typeof TENURES)[number];

export const FOREIGN_QUOTAS = ['yes', 'no', 'unknown'] as const;
export type ForeignQuota = (typeof FOREIGN_QUOTAS)[number];

export const OCCUPANCIES = ['vacant', 'owner', 'tenant'] as const;
export type Occupancy = (typeof OCCUPANCIES)[number];

/** The last two mean three or more and four or more. */
export const STOREYS = ['1', '2', '3', '4'] as const;
export type Storeys = (typeof STOREYS)[number];

/** What follows from the fields of a listing (`facts.ts`). The last three are only for sales. */
export const FACTS = [
  'never-flooded',
  'studio',
  'second-hand',
  'large-pets',
  'price-reduced',
  'below-appraisal',
  'seller-pays-transfer',
  'ready-to-transfer',
  'with-tenant',
] as const;
export type Fact = (typeof FACTS)[number];

export const AMENITIES = [
  'swimming-pool',
  'fitness',
  'garden',
  'playground',
  'clubhouse',
  'co-working',
  'security-24h',
  'cctv',
  'key-card',
  'lift',
  'ev-charger',
  'parking-covered',
  'pet-friendly',
  'air-conditioning',
  'built-in-kitchen',
  'balcony',
  'bathtub',
  'maid-room',
  'solar-roof',
  'smart-home',
  'river-view',
  'city-view',
  'sea-view',
  'mountain-view',
  'corner-plot',
] as const;
export type Amenity = (typeof AMENITIES)[number];

export const PROPERTY_TYPES = [
  'detached-house',
  'semi-detached-house',
  'townhouse',
  'condo',
  'villa',
  'shophouse',
  'land',
] as const;

export type PropertyType = (typeof PROPERTY_TYPES)[number];

/** The types that `บ้าน` and "house" name: a townhouse is also a house. */
export const HOUSES: readonly PropertyType[] = ['detached-house', 'semi-detached-house', 'townhouse', 'villa'];
/** The houses that people mean first by these words: without a common wall. */
export const OWN_HOUSES: readonly PropertyType[] = ['detached-house', 'villa'];

export const isHouses = (types: readonly PropertyType[]): boolean => String(types) === String(HOUSES);

export const DEALS = ['sale', 'rent'] as const;

export type Deal = (typeof DEALS)[number];

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
