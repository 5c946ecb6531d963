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

export const DEALS = ['sale', 'rent'] as const;

export type Deal = (typeof DEALS)[number];
