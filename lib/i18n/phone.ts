import { plainDashes, westernDigits } from 'thai-property-search/plain-characters';
import type { Locale } from './locales';

/** Thai national grouping: 02 123 4567 (Bangkok), 053 123 456 (provinces), 081 234 5678 (mobiles). */
function nationalGroups(national: string): string {
  if (/^2\d{7}$/.test(national)) return `0${national.slice(0, 1)} ${national.slice(1, 4)} ${national.slice(4)}`;
  return `0${national.slice(0, 2)} ${national.slice(2, 5)} ${national.slice(5)}`;
}

/** Formats an E.164 Thai number: with 0 in Thai, with +66 in English. Returns numbers of other countries unchanged. */
export function formatThaiPhone(e164: string, locale: Locale): string {
  const [, national] = /^\+66(\d{8,9})$/.exec(e164) ?? [];
  if (national === undefined) return e164;
  const grouped = nationalGroups(national);
  return locale === 'th-th' ? grouped : `+66 ${grouped.slice(1)}`;
}

/** A typed phone number without separators and invisible characters. */
export const plainPhone = (typed: string): string =>
  plainDashes(westernDigits(typed)).replace(/\(0\)|[-\s().\p{Cf}]/gu, '');
