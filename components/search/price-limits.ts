import type { Deal } from 'thai-property-search/listing-choices';

/** Common maximum prices in baht, each a button. Those of a sale are whole millions. */
export const PRICE_LIMITS: Readonly<Record<Deal, readonly number[]>> = {
  sale: [2_000_000, 3_000_000, 4_000_000, 5_000_000, 8_000_000, 10_000_000],
  rent: [10_000, 15_000, 20_000, 30_000, 50_000, 100_000],
};
