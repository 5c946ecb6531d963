import { westernDigits } from '../i18n/western-digits';

const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  k: 1_000,
  พัน: 1_000,
  หมื่น: 10_000,
  แสน: 100_000,
  m: 1_000_000,
  million: 1_000_000,
  ล้าน: 1_000_000,
  'ลบ.': 1_000_000,
  ลบ: 1_000_000,
  mb: 1_000_000,
  mil: 1_000_000,
};

/** Nothing costs less than this, by the month or at once: who types 4 means 4 million. THB. */
export const LEAST_PRICE = 1_000;

/**
 * A price as people type it, `5,000,000`, `5 ล้าน`, `4.5m`, `๕ ล้านบาท`, in whole baht; null for anything else, and for
 * what no home costs, as `0.5k`: written as a number, as the URL has it, that would be read as 500 million.
 */
export function parsePrice(text: string): number | null {
  const plain = westernDigits(text)
    .toLowerCase()
    // `3,5 m`, as most of Europe writes it.
    .replace(/,(\d{1,2})(?![\d,])/, '.$1')
    .replace(/[,฿\s]|บาท|thb|baht/g, '');
  const [, amount, unit = ''] = /^(\d{1,12}(?:\.\d{1,6})?)(\D*)$/.exec(plain) ?? [];
  const factor = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
  if (amount === undefined || factor === undefined) return null;
  const said = Number(amount) * factor;
  const baht = Math.round(unit === '' && said < LEAST_PRICE ? said * 1_000_000 : said);
  return baht > 0 && baht < LEAST_PRICE ? null : baht;
}
