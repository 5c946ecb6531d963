let format: Intl.NumberFormat | undefined;

/**
 * A count or a measure with at most two decimals; digits and grouping are the same in both languages, `4,590,000`. The
 * format is made when it is needed: the first takes a phone 50 ms.
 */
export function formatNumber(value: number): string {
  format ??= new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
  return format.format(value);
}

/** A price as both languages write it, `฿4,590,000` (design/visual.md); fees may have satang. */
export const formatBaht = (amount: number): string => `฿${formatNumber(amount)}`;
