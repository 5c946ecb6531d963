import { formatNumber } from '@/lib/i18n/numbers';

/** Places in the steps of the slider; the one past the last step is no upper limit. */
export type PriceRange = readonly [from: number, to: number];

/** The places that hold a range of prices (THB), as near as the steps allow. */
export function rangeOf(min: number | undefined, max: number | undefined, steps: readonly number[]): PriceRange {
  const from = min
    ? Math.max(
        0,
        steps.findLastIndex((step) => step <= min),
      )
    : 0;
  const above = max ? steps.findIndex((step) => step >= max) : -1;
  const to = above < 0 ? steps.length : above;
  return [Math.min(from, to), to];
}

/** What stands in a price field for a place of the slider; nothing where there is no limit. */
export const priceAt = (place: number, steps: readonly number[]): string => {
  const price = steps[place];
  return price === undefined || price === 0 ? '' : formatNumber(price);
};
