import { expect, it } from 'vitest';
import { priceBand } from './listing-facts';

it.each([
  [0, 'sale', '<2M'],
  [1_999_999, 'sale', '<2M'],
  [2_000_000, 'sale', '2-3M'],
  [4_490_000, 'sale', '3-5M'],
  [49_999_999, 'sale', '20-50M'],
  [50_000_000, 'sale', '50M+'],
  [9_999, 'rent', '<10k'],
  [10_000, 'rent', '10-20k'],
  [100_000, 'rent', '100k+'],
] as const)('a price of %i for %s is in the band %s', (price, deal, band) => {
  expect(priceBand(price, deal)).toBe(band);
});
