import {
  AMENITIES,
  type Amenity,
  COLLECTIONS,
  CONDITIONS,
  type Collection,
  type Condition,
  FOREIGN_QUOTAS,
  type ForeignQuota,
  FURNISHINGS,
  type Furnishing,
  TENURES,
  type Tenure,
  TITLE_DEEDS,
  type TitleDeed,
} from '../content/listing-choices';
import { DEALS, type Deal, PROPERTY_TYPES, type PropertyType } from '../content/property-types';
import { type Bounds, type LngLat, parseBounds, parseOutline } from './area-shape';
import { type Codec, choice, choices, code, codes, number, shape, words } from './param-codecs';

export const SORTS = ['newest', 'price-asc', 'price-desc', 'price-per-sqm', 'discount', 'yield', 'nearest'] as const;
export type Sort = (typeof SORTS)[number];

export const VIEWS = ['list', 'map', 'split'] as const;
type View = (typeof VIEWS)[number];

/** Instead of a station: any station, or any of one system, by the beginning of its stations' ids. */
export const STATION_SYSTEMS = ['any', 'BTS', 'MRT', 'ARL', 'SRT'] as const;

/** Whether it names the stations of a system, or all, instead of one. */
export const isStationSystem = (station: string): boolean => STATION_SYSTEMS.some((system) => system === station);

/** Metres in a straight line that `station` means without `within`: a walk of 12 minutes. */
export const DEFAULT_WITHIN_M = 1_000;

/** So many stations and systems the URL carries. */
export const STATIONS_AT_MOST = 20;

/** No filter by station reaches farther; metres. */
export const WITHIN_AT_MOST_M = 3_000;
/** The distances offered, in metres. */
export const WITHIN_STEPS_M = [500, DEFAULT_WITHIN_M, 1_500, 2_000, 3_000] as const;

/** Nothing costs less than this, by the month or at once. THB. */
export const LEAST_PRICE = 1_000;
/** The largest price that the URL carries. THB. */
export const MOST_PRICE = 100_000_000_000;

/** The whole state of a search, as the URL carries it. Undefined and empty mean "any". */
export type SearchParams = {
  readonly q: string;
  readonly deal: Deal | undefined;
  readonly types: readonly PropertyType[];
  /** DOPA codes; a district begins with its province. */
  readonly province: string | undefined;
  readonly district: string | undefined;
  /** Ids of stations or names of systems; near any one of them. */
  readonly stations: readonly string[];
  /** Straight-line metres to a station. */
  readonly within: number | undefined;
  /** Whole THB, per month for rent. */
  readonly priceMin: number | undefined;
  readonly priceMax: number | undefined;
  readonly bedsMin: number | undefined;
  /** A half is a room without a bath or shower. */
  readonly bathsMin: number | undefined;
  /** Usable m². */
  readonly areaMin: number | undefined;
  readonly areaMax: number | undefined;
  /** Square wah. */
  readonly landMin: number | undefined;
  readonly landMax: number | undefined;
  /** In any one of them. */
  readonly collections: readonly Collection[];
  readonly condition: Condition | undefined;
  readonly furnishing: Furnishing | undefined;
  readonly deed: TitleDeed | undefined;
  readonly tenure: Tenure | undefined;
  readonly foreignQuota: ForeignQuota | undefined;
  /** All of them. */
  readonly amenities: readonly Amenity[];
  /** Percent below the median of comparable homes. */
  readonly discountMin: number | undefined;
  /** Gross percent a year. */
  readonly yieldMin: number | undefined;
  readonly bbox: Bounds | undefined;
  readonly area: readonly LngLat[] | undefined;
  /** Without one: best match first where there are words, else newest first. */
  readonly sort: Sort | undefined;
  readonly view: View;
  readonly page: number;
};

/** A query as Next hands it to a page: a key may be missing or repeated. */
export type RawQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

const view = choice('view', VIEWS);
const page = number('page', 1_000_000);
const STATION = /^(any|BTS|MRT|ARL|SRT|[A-Z]{3}-[A-Z0-9]{1,6})$/;

/** In the canonical order of the URL. */
const CODECS: { readonly [Name in keyof SearchParams]: Codec<SearchParams[Name]> } = {
  q: words('q'),
  deal: choice('deal', DEALS),
  types: choices('type', PROPERTY_TYPES),
  province: code('province', /^\d{2}$/),
  district: code('district', /^\d{4}$/),
  stations: codes('station', STATION, STATIONS_AT_MOST),
  within: number('within', WITHIN_AT_MOST_M),
  priceMin: number('price_min', MOST_PRICE, 0, LEAST_PRICE),
  priceMax: number('price_max', MOST_PRICE, 0, LEAST_PRICE),
  bedsMin: number('beds_min', 20),
  bathsMin: number('baths_min', 20, 1),
  areaMin: number('area_min', 100_000, 2),
  areaMax: number('area_max', 100_000, 2),
  landMin: number('land_min', 1_000_000, 2),
  landMax: number('land_max', 1_000_000, 2),
  collections: choices('collection', COLLECTIONS),
  condition: choice('condition', CONDITIONS),
  furnishing: choice('furnishing', FURNISHINGS),
  deed: choice('deed', TITLE_DEEDS),
  tenure: choice('tenure', TENURES),
  foreignQuota: choice('foreign_quota', FOREIGN_QUOTAS),
  amenities: choices('amenity', AMENITIES),
  discountMin: number('discount_min', 90),
  yieldMin: number('yield_min', 50, 1),
  bbox: shape('bbox', parseBounds),
  area: shape('area', parseOutline),
  sort: choice('sort', SORTS),
  view: { ...view, read: (values) => view.read(values) ?? 'list', write: (value) => (value === 'list' ? [] : [value]) },
  page: { ...page, read: (values) => page.read(values) ?? 1, write: (value) => (value === 1 ? [] : [String(value)]) },
};

// The keys of an object literal in their order; `Object.keys` forgets that they are these.
export const PARAM_NAMES = Object.keys(CODECS) as readonly (keyof SearchParams)[];

/** The key of a part of the state in the URL and in forms. */
export const paramKey = (name: keyof SearchParams): string => CODECS[name].key;

const VALUES_AT_MOST = 50;
/** What a query says of a part of the state. */
export function valuesOf(raw: RawQuery, name: keyof SearchParams): readonly string[] {
  const { key } = CODECS[name];
  return (Object.hasOwn(raw, key) ? [raw[key] ?? []].flat() : []).slice(0, VALUES_AT_MOST);
}

const inOrder = (min: number | undefined, max: number | undefined) =>
  min !== undefined && max !== undefined && min > max ? [max, min] : [min, max];

/** What contradicts itself: a range the wrong way round is turned, a district of another province is let go. */
export function consistent(params: SearchParams): SearchParams {
  const { province, district, stations, within, q, sort } = params;
  const [priceMin, priceMax] = inOrder(params.priceMin, params.priceMax);
  const [areaMin, areaMax] = inOrder(params.areaMin, params.areaMax);
  const [landMin, landMax] = inOrder(params.landMin, params.landMax);
  return {
    ...params,
    district: province === undefined || district?.startsWith(province) ? district : undefined,
    within: stations.length === 0 || within === DEFAULT_WITHIN_M ? undefined : within,
    sort: sort === 'newest' && q === '' ? undefined : sort,
    ...{ priceMin, priceMax, areaMin, areaMax, landMin, landMax },
  };
}

/**
 * Reads the state of a search from a query as this site writes it; anything else is dropped. Amounts as people write them
 * are for `parseTypedParams`. Never throws.
 */
export function parseSearchParams(raw: RawQuery): SearchParams {
  const read = <Name extends keyof SearchParams>(name: Name): SearchParams[Name] =>
    CODECS[name].read(valuesOf(raw, name));
  // Every name of the table is read, each by its own codec.
  return consistent(Object.fromEntries(PARAM_NAMES.map((name) => [name, read(name)])) as SearchParams);
}

/** The keys of a search in a query as the browser has it. */
export const rawQuery = (query: URLSearchParams): RawQuery =>
  Object.fromEntries(PARAM_NAMES.map(paramKey).map((key) => [key, query.getAll(key)]));

/** `parseSearchParams` of a query as the browser has it. */
export const parseSearchQuery = (query: URLSearchParams): SearchParams => parseSearchParams(rawQuery(query));

/** A search for anything. */
export const ANY_SEARCH: SearchParams = parseSearchParams({});

/** Writes the state, or a part of it, as a query in canonical order, defaults left out; begins with `?`, or is empty. */
export function serialiseSearchParams(params: Partial<SearchParams>): string {
  const query = new URLSearchParams();
  const add = <Name extends keyof SearchParams>(name: Name, value: SearchParams[Name]) => {
    for (const text of CODECS[name].write(value)) query.append(CODECS[name].key, text);
  };
  const whole = { ...ANY_SEARCH, ...params };
  for (const name of PARAM_NAMES) add(name, whole[name]);
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
