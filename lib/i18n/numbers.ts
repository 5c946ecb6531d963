import { plainDashes, westernDigits } from 'thai-property-search/plain-characters';
import type { Locale } from './locales';

let format: Intl.NumberFormat | undefined;

/** At most two decimals: `4,590,000`. Creates the formatter on first use, because that takes a phone 50 ms. */
export function formatNumber(value: number): string {
  format ??= new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
  return format.format(value);
}

/** `฿4,590,000` (design/visual.md). Fees may have satang. */
export const formatBaht = (amount: number): string => `฿${formatNumber(amount)}`;

/** 02 123 4567 (Bangkok), 053 123 456 (provinces), 081 234 5678 (mobiles). */
function nationalGroups(national: string): string {
  if (/^2\d{7}$/.test(national)) return `0${national.slice(0, 1)} ${national.slice(1, 4)} ${national.slice(4)}`;
  return `0${national.slice(0, 2)} ${national.slice(2, 5)} ${national.slice(5)}`;
}

/** With 0 in Thai, with +66 in English. Numbers of other countries stay unchanged. */
export function formatThaiPhone(e164: string, locale: Locale): string {
  const [, national] = /^\+66(\d{8,9})$/.exec(e164) ?? [];
  if (national === undefined) return e164;
  const grouped = nationalGroups(national);
  return locale === 'th-th' ? grouped : `+66 ${grouped.slice(1)}`;
}

/** Without separators and invisible characters. */
export const plainPhone = (typed: string): string =>
  plainDashes(westernDigits(typed)).replace(/\(0\)|[-\s().\p{Cf}]/gu, '');
