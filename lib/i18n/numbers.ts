/** Digits and grouping are the same in both languages: `4,590,000`. */
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** A price as both languages write it, `฿4,590,000` (design/visual.md); fees may have satang. */
export const formatBaht = (amount: number): string => `฿${plain.format(amount)}`;

/** A count or a measure with at most two decimals. */
export const formatNumber = (value: number): string => plain.format(value);
