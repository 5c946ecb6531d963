import { formatNumber } from '@/lib/i18n/numbers';

/** Indexes into the slider's steps. An upper index of `steps.length` means no maximum. */
export type PriceRange = readonly [from: number, to: number];

/** The narrowest slider range that contains the prices (THB). */
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

/** The text of a price field for a slider position, or an empty string for no limit. */
export const priceAt = (index: number, steps: readonly number[]): string => {
  const price = steps[index];
  return price === undefined || price === 0 ? '' : formatNumber(price);
};
