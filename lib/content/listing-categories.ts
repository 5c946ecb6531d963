import type { Listing } from './collections';

export type ListingCategory = 'below-market-price' | 'investment-properties' | 'new-renovated' | 'properties';

/** The listings of each category page (content-model.md, `collections`). */
export const IN_CATEGORY: Readonly<Record<ListingCategory, (listing: Listing) => boolean>> = {
  'below-market-price': ({ collections }) => collections.includes('below-market-price'),
  'investment-properties': ({ collections }) => collections.includes('investment-properties'),
  'new-renovated': ({ collections }) => collections.includes('new') || collections.includes('renovated'),
  properties: () => true,
};

/** Whether a path's first segment is a category of listings. */
export function isListingCategory(name: string): name is ListingCategory {
  return Object.hasOwn(IN_CATEGORY, name);
}
