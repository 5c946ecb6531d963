import { type AmountUnit, BAHT, PERCENT, readAmount } from 'thai-property-search/amount';
import { BATHS, BEDS, SQM, SQWAH } from 'thai-property-search/amount-words';
import {
  MAX_PRICE,
  MIN_PRICE,
  paramKey,
  parseSearchParams,
  type RawQuery,
  rawQuery,
  type SearchParams,
  valuesOf,
} from 'thai-property-search/params';

/** Parses a price into whole baht. A bare `4` is 4 million. Null for `0.5k`: 500 in the URL means 500 million. */
export function parsePrice(text: string): number | null {
  const amount = readAmount(text, BAHT);
  if (amount === null || amount.value < 0 || amount.value > MAX_PRICE) return null;
  const baht = Math.round(amount.bare && amount.value < MIN_PRICE ? amount.value * 1_000_000 : amount.value);
  return baht > 0 && baht < MIN_PRICE ? null : baht;
}

/** Parses a monthly payment. A bare `15` is 15,000 baht. */
export function parsePayment(text: string): number | null {
  const amount = readAmount(text, BAHT);
  if (amount === null || amount.value <= 0) return null;
  return Math.round(amount.bare && amount.value < MIN_PRICE ? amount.value * 1_000 : amount.value);
}

const amountOf = (unit?: AmountUnit) => (text: string) => readAmount(text, unit)?.value ?? null;

const READERS: readonly (readonly [keyof SearchParams, (text: string) => number | null])[] = [
  ['priceMin', parsePrice],
  ['priceMax', parsePrice],
  ['paymentMax', parsePayment],
  ['bedsMin', amountOf(BEDS)],
  ['bedsMax', amountOf(BEDS)],
  ['bathsMin', amountOf(BATHS)],
  ['floorMin', amountOf()],
  ['floorMax', amountOf()],
  ['areaMin', amountOf(SQM)],
  ['areaMax', amountOf(SQM)],
  ['landMin', amountOf(SQWAH)],
  ['landMax', amountOf(SQWAH)],
  ['discountMin', amountOf(PERCENT)],
  ['yieldMin', amountOf(PERCENT)],
  ['within', amountOf()],
  ['page', amountOf()],
];

/** `parseSearchParams` for a query that people typed, with amounts as people write them. */
export function parseTypedParams(raw: RawQuery): SearchParams {
  const amounts = READERS.flatMap(([name, read]) => {
    const [text = ''] = valuesOf(raw, name);
    const value = read(text);
    return value === null ? [] : [[paramKey(name), String(value)]];
  });
  return parseSearchParams({ ...raw, ...Object.fromEntries(amounts) });
}

export const parseTypedQuery = (query: URLSearchParams): SearchParams => parseTypedParams(rawQuery(query));
