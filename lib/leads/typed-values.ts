import { readAmount } from 'thai-property-search/amount';
import { SQM, SQWAH } from 'thai-property-search/amount-words';
import { SQWAH_PER_NGAN, SQWAH_PER_RAI } from 'thai-property-search/area';
import { BAHT } from 'thai-property-search/money-words';

const LEAST_PRICE = 1_000;
const MOST_PRICE = 1e12;
const MOST_SQM = 1e6;
/** In square wah: 400 km². The sum of all three fields stays within the limit of the enquiry's schema. */
const MOST_LAND = 1e8;

/** The fields of a land size. */
export const LAND_PARTS = ['rai', 'ngan', 'sqwah'] as const;
type LandPart = (typeof LAND_PARTS)[number];

/** The square wah of one unit, for a number without a unit. */
const SQWAH_PER: Readonly<Record<LandPart, number>> = { rai: SQWAH_PER_RAI, ngan: SQWAH_PER_NGAN, sqwah: 1 };

const hundredths = (value: number) => Math.round(value * 100) / 100;

/** Parses a typed price in whole THB; null if it is not a price. */
export function parsePrice(text: string): number | null {
  const price = readAmount(text, BAHT)?.value ?? 0;
  return Number.isInteger(price) && price >= LEAST_PRICE && price < MOST_PRICE ? price : null;
}

/** Parses a typed size in m², rounded to two decimals; null if it is not a size. */
export function parseSqm(text: string): number | null {
  const sqm = hundredths(readAmount(text, SQM)?.value ?? 0);
  return sqm > 0 && sqm < MOST_SQM ? sqm : null;
}

/** Parses one field of a land size, also `12-3-45` or `1 ไร่ 2 งาน`, in square wah; null if it is not a land size. */
export function parseLand(part: LandPart, text: string): number | null {
  const land = readAmount(text, SQWAH);
  const sqwah = land && hundredths(land.value * (land.bare ? SQWAH_PER[part] : 1));
  return sqwah !== null && sqwah >= 0 && sqwah <= MOST_LAND ? sqwah : null;
}
