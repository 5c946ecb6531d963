/**
 * The quantile for a share, with linear interpolation (method 7 of Hyndman and Fan, as in spreadsheets), rounded to a
 * whole number. NaN for an empty list.
 */
export function quantile(values: readonly number[], share: number): number {
  // Typed arrays sort numerically, several times faster than a list with a comparator.
  const sorted = Float64Array.from(values).sort();
  const place = (sorted.length - 1) * share;
  const lower = sorted[Math.floor(place)] ?? Number.NaN;
  const upper = sorted[Math.ceil(place)] ?? Number.NaN;
  return Math.round(lower + (upper - lower) * (place - Math.floor(place)));
}
