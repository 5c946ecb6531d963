import { type Bounds, type LngLat, parseBounds, parseOutline, parsePoint } from './area-shape';
import {
  AMENITIES,
  type Amenity,
  COLLECTIONS,
  CONDITIONS,
  type Collection,
  type Condition,
  DEALS,
  type Deal,
  FACTS,
  type Fact,
  FOREIGN_QUOTAS,
  type ForeignQuota,
  FURNISHINGS,
  type Furnishing,
  isHouses,
  PROPERTY_TYPES,
  type PropertyType,
  STOREYS,
  type Storeys,
  TENURES,
  type Tenure,
  TITLE_DEEDS,
  type TitleDeed,
} from './listing-choices';
import { type Codec, choice, choices, code, codes, freeText, joined, number, shape } from './param-codecs';

export const SORTS = ['newest', 'price-asc', 'price-desc', 'price-per-sqm', 'discount', 'yield', 'nearest'] as const;
export type Sort = (typeof SORTS)[number];

/** A list has a map beside it on wide screens. */
export const VIEWS = ['list', 'map'] as const;
type View = (typeof VIEWS)[number];

/** Values of `station` for any station, or any of one system. Station ids begin with the name of their system. */
export const STATION_SYSTEMS = ['any', 'BTS', 'MRT', 'ARL', 'SRT'] as const;

/** Values of `station` for any station of one line. */
export const STATION_LINES = [
  'bts-sukhumvit',
  'bts-silom',
  'bts-gold',
  'mrt-blue',
  'mrt-purple',
  'mrt-yellow',
  'mrt-pink',
  'arl',
  'srt-red',
] as const;

const STATION_GROUPS: readonly string[] = [...STATION_SYSTEMS, ...STATION_LINES];

/** Whether a value of `station` stands for the stations of a whole system or line. */
export const isStationGroup = (station: string): boolean => STATION_GROUPS.includes(station);

/** The default of `within`: straight-line metres, about 16 minutes on foot. */
export const DEFAULT_WITHIN_M = 1_000;

export const MAX_STATIONS = 20;

export const MAX_WITHIN_M = 3_000;
export const WITHIN_STEPS_M = [500, DEFAULT_WITHIN_M, 1_500, 2_000, 3_000] as const;

export const REACH_MINUTES = [15, 30, 45, 60] as const;

/** The time by train and on foot `to` a place: the id of a station or landmark, or `lat,lng`. */
export type Reach = { readonly to: string; readonly minutes: (typeof REACH_MINUTES)[number] };

/** The lowest and highest valid price or monthly rent, in THB. */
export const MIN_PRICE = 1_000;
export const MAX_PRICE = 100_000_000_000;
const MAX_PAYMENT = 1_000_000;

/** The whole state of a search, as encoded in the URL. Undefined and empty mean "any". */
export type SearchParams = {
  readonly q: string;
  readonly deal: Deal | undefined;
  readonly types: readonly PropertyType[];
  /** DOPA codes. A district code begins with its province code. */
  readonly province: string | undefined;
  readonly district: string | undefined;
  /** Ids of stations and lines, and systems. A listing matches if it is near any of them. */
  readonly stations: readonly string[];
  /** Straight-line metres to a station. */
  readonly within: number | undefined;
  readonly reach: Reach | undefined;
  /** Whole THB, per month for rent. */
  readonly priceMin: number | undefined;
  readonly priceMax: number | undefined;
  /** Whole THB that a buyer can pay each month. */
  readonly paymentMax: number | undefined;
  /** Two equal limits mean exactly so many. A studio has none. */
  readonly bedsMin: number | undefined;
  readonly bedsMax: number | undefined;
  /** A half is a room without a bath or shower. */
  readonly bathsMin: number | undefined;
  readonly storeys: Storeys | undefined;
  /** The floor of the home. A listing without a floor does not match. */
  readonly floorMin: number | undefined;
  readonly floorMax: number | undefined;
  /** Usable m². */
  readonly areaMin: number | undefined;
  readonly areaMax: number | undefined;
  /** Square wah. */
  readonly landMin: number | undefined;
  readonly landMax: number | undefined;
  /** A listing matches if it is in any of them. */
  readonly collections: readonly Collection[];
  readonly condition: Condition | undefined;
  readonly furnishing: Furnishing | undefined;
  readonly deed: TitleDeed | undefined;
  readonly tenure: Tenure | undefined;
  readonly foreignQuota: ForeignQuota | undefined;
  /** A listing must have all of them. */
  readonly amenities: readonly Amenity[];
  /** A listing must have none of them. Only sentences set it. */
  readonly without: readonly Amenity[];
  readonly facts: readonly Fact[];
  /** Percent below the median of comparable listings. */
  readonly discountMin: number | undefined;
  /** Gross percent per year. */
  readonly yieldMin: number | undefined;
  readonly bbox: Bounds | undefined;
  readonly area: readonly LngLat[] | undefined;
  /** The default is best match first if there is a text query, else newest first. */
  readonly sort: Sort | undefined;
  readonly view: View;
  readonly page: number;
};

/** A query as Next.js passes it to a page: a key may be missing or repeated. */
export type RawQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

const view = choice('view', VIEWS);
const page = number('page', 1_000_000);
const STATION = new RegExp(`^(${STATION_GROUPS.join('|')}|[A-Z]{3}-[A-Z0-9]{1,6})$`);

export const MAX_FLOOR = 100;

/** Any id that a station or landmark may have. */
const PLACE_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/** The canonical form of a place's id or point. Undefined for anything else. */
function parsePlace(text: string): string | undefined {
  if (PLACE_ID.test(text)) return text;
  const point = parsePoint(text);
  return point && `${point.lat},${point.lng}`;
}

/** Parses `30,BTS-E4`: minutes, and the place. */
function parseReach(text: string): Reach | undefined {
  const [, typed, place = ''] = /^(\d+),(.+)$/.exec(text) ?? [];
  const minutes = REACH_MINUTES.find((step) => String(step) === typed);
  const to = parsePlace(place);
  return minutes === undefined || to === undefined ? undefined : { to, minutes };
}

const CODECS: { readonly [Name in keyof SearchParams]: Codec<SearchParams[Name]> } = {
  q: freeText('q'),
  deal: choice('deal', DEALS),
  types: choices('type', PROPERTY_TYPES),
  province: code('province', /^\d{2}$/),
  district: code('district', /^\d{4}$/),
  stations: codes('station', STATION, MAX_STATIONS),
  within: number('within', MAX_WITHIN_M),
  reach: joined('reach', parseReach, ({ minutes, to }) => `${minutes},${to}`),
  priceMin: number('price_min', MAX_PRICE, 0, MIN_PRICE),
  priceMax: number('price_max', MAX_PRICE, 0, MIN_PRICE),
  paymentMax: number('payment_max', MAX_PAYMENT, 0, MIN_PRICE),
  bedsMin: number('beds_min', 20),
  bedsMax: number('beds_max', 20),
  bathsMin: number('baths_min', 20, 1),
  storeys: choice('storeys', STOREYS),
  floorMin: number('floor_min', MAX_FLOOR),
  floorMax: number('floor_max', MAX_FLOOR),
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
  without: choices('without', AMENITIES),
  facts: choices('fact', FACTS),
  discountMin: number('discount_min', 90),
  yieldMin: number('yield_min', 50, 1),
  bbox: shape('bbox', parseBounds),
  area: shape('area', parseOutline),
  sort: choice('sort', SORTS),
  view: { ...view, read: (values) => view.read(values) ?? 'list', write: (value) => (value === 'list' ? [] : [value]) },
  page: { ...page, read: (values) => page.read(values) ?? 1, write: (value) => (value === 1 ? [] : [String(value)]) },
};

// `Object.keys` returns `string[]`, but these are exactly the keys of `CODECS`.
export const PARAM_NAMES = Object.keys(CODECS) as readonly (keyof SearchParams)[];

export const paramKey = (name: keyof SearchParams): string => CODECS[name].key;

const MAX_VALUES = 50;
function ownValues(raw: RawQuery, name: keyof SearchParams): readonly string[] {
  const { key } = CODECS[name];
  return (Object.hasOwn(raw, key) ? [raw[key] ?? []].flat() : []).slice(0, MAX_VALUES);
}

/** In forms, one field has both limits of the bedrooms: `beds_min=2-3`. */
export function valuesOf(raw: RawQuery, name: keyof SearchParams): readonly string[] {
  if (name !== 'bedsMin' && name !== 'bedsMax') return ownValues(raw, name);
  const [, min, max] = /^(\d*)-(\d*)$/.exec(ownValues(raw, 'bedsMin')[0] ?? '') ?? [];
  const limit = name === 'bedsMin' ? min : max;
  return limit === undefined ? ownValues(raw, name) : [limit];
}

/** The value of that field. */
export const bedsRange = ({ bedsMin, bedsMax }: Pick<SearchParams, 'bedsMin' | 'bedsMax'>): string =>
  bedsMax === undefined ? String(bedsMin ?? '') : `${bedsMin ?? ''}-${bedsMax}`;

const inOrder = (min: number | undefined, max: number | undefined) =>
  min !== undefined && max !== undefined && min > max ? [max, min] : [min, max];

/** Whether some of the results fit better than others, although all pass the filters. */
export const hasPreferences = ({ types, amenities }: SearchParams): boolean => amenities.length > 0 || isHouses(types);

/** Whether the default order is the best match first, and not the newest. */
export const ranksByFit = (params: SearchParams): boolean => params.q !== '' || hasPreferences(params);

/** Only buyers pay off a loan. Of a rental, the rent is the monthly payment. */
function normalizePayment({ deal, priceMax, paymentMax }: SearchParams): Partial<SearchParams> {
  if (paymentMax === undefined || deal === 'sale') return {};
  if (deal === undefined) return { deal: 'sale' };
  return { paymentMax: undefined, priceMax: Math.min(priceMax ?? paymentMax, paymentMax) };
}

/** Resolves contradictions: swaps a reversed range and drops a district of another province. */
export function normalizeParams(given: SearchParams): SearchParams {
  const params = { ...given, ...normalizePayment(given) };
  const { province, district, stations, within, amenities, sort } = params;
  const [priceMin, priceMax] = inOrder(params.priceMin, params.priceMax);
  const [bedsMin, bedsMax] = inOrder(params.bedsMin, params.bedsMax);
  const [areaMin, areaMax] = inOrder(params.areaMin, params.areaMax);
  const [landMin, landMax] = inOrder(params.landMin, params.landMax);
  const [floorMin, floorMax] = inOrder(params.floorMin, params.floorMax);
  return {
    ...params,
    district: province === undefined || district?.startsWith(province) ? district : undefined,
    without: params.without.filter((one) => !amenities.includes(one)),
    within: stations.length === 0 || within === DEFAULT_WITHIN_M ? undefined : within,
    sort: sort === 'newest' && !ranksByFit(params) ? undefined : sort,
    ...{ priceMin, priceMax, bedsMin, bedsMax, areaMin, areaMax, landMin, landMax, floorMin, floorMax },
  };
}

/** Drops whatever this site would not have written (`parseTypedParams` reads what people type). Never throws. */
export function parseSearchParams(raw: RawQuery): SearchParams {
  const read = <Name extends keyof SearchParams>(name: Name): SearchParams[Name] =>
    CODECS[name].read(valuesOf(raw, name));
  // The cast is safe: every name is read with its own codec.
  return normalizeParams(Object.fromEntries(PARAM_NAMES.map((name) => [name, read(name)])) as SearchParams);
}

export const rawQuery = (query: URLSearchParams): RawQuery =>
  Object.fromEntries(PARAM_NAMES.map(paramKey).map((key) => [key, query.getAll(key)]));

export const parseSearchQuery = (query: URLSearchParams): SearchParams => parseSearchParams(rawQuery(query));

export const ANY_SEARCH: SearchParams = parseSearchParams({});

/** In canonical order without defaults. The result begins with `?` or is empty. */
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
