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

/** Who types 4 means 4 million: nothing costs less than this. THB. */
const MILLIONS_BELOW = 1_000;

/** A price as people type it, `5,000,000`, `5 ล้าน`, `4.5m`, `๕ ล้านบาท`, in whole baht; null for anything else. */
export function parsePrice(text: string): number | null {
  const plain = westernDigits(text)
    .toLowerCase()
    .replace(/[,฿\s]|บาท|thb|baht/g, '');
  const [, amount, unit = ''] = /^(\d{1,12}(?:\.\d{1,6})?)(\D*)$/.exec(plain) ?? [];
  const factor = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
  if (amount === undefined || factor === undefined) return null;
  const baht = Number(amount) * factor;
  return Math.round(unit === '' && baht < MILLIONS_BELOW ? baht * 1_000_000 : baht);
}
