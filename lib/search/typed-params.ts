import { readAmount } from '../property/amount';
import { BATHS, BEDS, SQM, SQWAH } from '../property/amount-words';
import { type AmountUnit, BAHT, PERCENT } from '../property/money-words';
import {
  LEAST_PRICE,
  MOST_PRICE,
  paramKey,
  parseSearchParams,
  type RawQuery,
  rawQuery,
  type SearchParams,
  valuesOf,
} from './params';

/**
 * A price as people type it, `5,000,000`, `5 ล้าน`, `4.5m`, in whole baht; a bare `4` means 4 million. Null for anything
 * else, and for less than `LEAST_PRICE`, such as `0.5k`: as the bare number 500 in the URL, it would mean 500 million.
 */
export function parsePrice(text: string): number | null {
  const said = readAmount(text, BAHT);
  if (said === null || said.value < 0 || said.value > MOST_PRICE) return null;
  const baht = Math.round(said.bare && said.value < LEAST_PRICE ? said.value * 1_000_000 : said.value);
  return baht > 0 && baht < LEAST_PRICE ? null : baht;
}

const amountOf = (unit?: AmountUnit) => (text: string) => readAmount(text, unit)?.value ?? null;

const READERS: readonly (readonly [keyof SearchParams, (text: string) => number | null])[] = [
  ['priceMin', parsePrice],
  ['priceMax', parsePrice],
  ['bedsMin', amountOf(BEDS)],
  ['bathsMin', amountOf(BATHS)],
  ['areaMin', amountOf(SQM)],
  ['areaMax', amountOf(SQM)],
  ['landMin', amountOf(SQWAH)],
  ['landMax', amountOf(SQWAH)],
  ['discountMin', amountOf(PERCENT)],
  ['yieldMin', amountOf(PERCENT)],
  ['within', amountOf()],
  ['page', amountOf()],
];

/** `parseSearchParams` of a query that people wrote, in an address or into fields: amounts are read as they type them. */
export function parseTypedParams(raw: RawQuery): SearchParams {
  const figures = READERS.flatMap(([name, read]) => {
    const [text = ''] = valuesOf(raw, name);
    const value = read(text);
    return value === null ? [] : [[paramKey(name), String(value)]];
  });
  return parseSearchParams({ ...raw, ...Object.fromEntries(figures) });
}

/** `parseTypedParams` of a query as the browser has it. */
export const parseTypedQuery = (query: URLSearchParams): SearchParams => parseTypedParams(rawQuery(query));
