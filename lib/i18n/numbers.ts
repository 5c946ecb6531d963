let format: Intl.NumberFormat | undefined;

/**
 * Formats a count or a measure with at most two decimals, the same in both languages: `4,590,000`. The formatter is
 * created on first use, because that takes a phone 50 ms.
 */
export function formatNumber(value: number): string {
  format ??= new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
  return format.format(value);
}

/** A price, the same in both languages: `฿4,590,000` (design/visual.md). Fees may have satang. */
export const formatBaht = (amount: number): string => `฿${formatNumber(amount)}`;
