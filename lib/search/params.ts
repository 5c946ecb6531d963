import { DEALS, type Deal, PROPERTY_TYPES, type PropertyType } from '../content/property-types';

import { parsePrice } from './price-text';

/** What a visitor asks for, as the URL carries it. Prices are whole THB. */
export type SearchParams = {
  readonly q: string;
  readonly deal: Deal | undefined;
  readonly types: readonly PropertyType[];
  readonly province: string | undefined;
  readonly district: string | undefined;
  readonly priceMin: number | undefined;
  readonly priceMax: number | undefined;
  readonly bedsMin: number | undefined;
  readonly page: number;
};

/** A query as Next hands it to a page: a key may be missing or repeated. */
export type RawQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

const MAX_TEXT = 200;
const MAX_PRICE = 100_000_000_000;

const all = (raw: RawQuery, key: string): readonly string[] => [Object.hasOwn(raw, key) ? (raw[key] ?? []) : []].flat();
const first = (raw: RawQuery, key: string) => all(raw, key)[0] ?? '';

function wholeNumber(text: string, max: number): number | undefined {
  const digits = text.replace(/[,\s]/g, '');
  const value = /^\d{1,12}$/.test(digits) ? Number(digits) : 0;
  return value >= 1 && value <= max ? value : undefined;
}

function price(text: string): number | undefined {
  const baht = parsePrice(text) ?? 0;
  return baht >= 1 && baht <= MAX_PRICE ? baht : undefined;
}

function oneOf<T extends string>(allowed: readonly T[], text: string): T | undefined {
  return allowed.find((value) => value === text);
}

/** DOPA's codes of districts begin with their province's: another province's district is left from an earlier choice. */
const district = (code: string, province: string) =>
  /^\d{4}$/.test(code) && (!/^\d{2}$/.test(province) || code.startsWith(province)) ? code : undefined;

/** Half of a surrogate pair cannot be encoded into a URL again. */
const searchText = (text: string) =>
  text.toWellFormed().replaceAll('\uFFFD', '').trim().slice(0, MAX_TEXT).toWellFormed().replaceAll('\uFFFD', '');

/** Reads the state of a search from a query; nonsense is dropped quietly. Never throws. */
export function parseSearchParams(raw: RawQuery): SearchParams {
  const types = new Set(all(raw, 'type').slice(0, 50));
  return {
    q: searchText(first(raw, 'q')),
    deal: oneOf(DEALS, first(raw, 'deal')),
    types: PROPERTY_TYPES.filter((type) => types.has(type)),
    province: /^\d{2}$/.test(first(raw, 'province')) ? first(raw, 'province') : undefined,
    district: district(first(raw, 'district'), first(raw, 'province')),
    priceMin: price(first(raw, 'price_min')),
    priceMax: price(first(raw, 'price_max')),
    bedsMin: wholeNumber(first(raw, 'beds_min'), 20),
    page: wholeNumber(first(raw, 'page'), 1_000_000) ?? 1,
  };
}

/** Writes the state, or a part of it, as a query in canonical order, defaults left out; begins with `?`, or is empty. */
export function serialiseSearchParams(params: Partial<SearchParams>): string {
  const query = new URLSearchParams();
  const add = (key: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') query.append(key, String(value));
  };
  add('q', params.q);
  add('deal', params.deal);
  for (const type of params.types ?? []) add('type', type);
  add('province', params.province);
  add('district', params.district);
  add('price_min', params.priceMin);
  add('price_max', params.priceMax);
  add('beds_min', params.bedsMin);
  add('page', params.page === 1 ? undefined : params.page);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
