import { LOCALE_FACTS, type Locale } from './locales';

/** Digits and grouping are the same in both languages: `4,590,000`. */
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** A price as both languages write it, `฿4,590,000` (design/visual.md); whole baht. */
export const formatBaht = (amount: number): string => `฿${plain.format(Math.round(amount))}`;

/** A count or a measure with at most two decimals. */
export const formatNumber = (value: number): string => plain.format(value);

/** A price for a pin or a median: `4.59 ล้าน`, `฿4.59M`; below a million in full. */
export function formatShortBaht(amount: number, locale: Locale): string {
  if (amount < 1_000_000) return formatBaht(amount);
  const millions = plain.format(Math.round(amount / 10_000) / 100);
  return LOCALE_FACTS[locale].language === 'th' ? `${millions} ล้าน` : `฿${millions}M`;
}
