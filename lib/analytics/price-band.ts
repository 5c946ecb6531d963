import type { Deal } from '../content/property-types';

/** The lower ends of the bands after the first, in millions of THB, and in thousands of THB a month. */
const BANDS = {
  sale: { starts: [2, 3, 5, 10, 20, 50], of: 1_000_000, unit: 'M' },
  rent: { starts: [10, 20, 30, 50, 100], of: 1_000, unit: 'k' },
} as const;

/**
 * In which band a price is, such as `3-5M`, `<2M` or `50M+`: coarse enough to count homes by. `price` in THB, of a month for
 * a rent; a band begins with its lower end.
 */
export function priceBand(price: number, deal: Deal): string {
  const { starts, of, unit } = BANDS[deal];
  const above = starts.filter((start) => price >= start * of).length;
  const [from, to] = [starts[above - 1], starts[above]];
  if (from === undefined) return `<${to}${unit}`;
  return to === undefined ? `${from}${unit}+` : `${from}-${to}${unit}`;
}
