import { parsePoint } from 'thai-property-search/area-shape';
import {
  ANY_SEARCH,
  isStationGroup,
  normalizeParams,
  PARAM_NAMES,
  paramKey,
  parseSearchQuery,
  type RawQuery,
  type SearchParams,
  serialiseSearchParams,
} from 'thai-property-search/params';
import type { Landmark } from '../content/collections';
import { memoize } from '../content/memoize';
import type { Places } from '../content/places.server';

const PRESENTATION = ['sort', 'view', 'page'] as const;

/** A parameter that excludes listings. `within` does so only together with a station. */
export type FilterName = Exclude<keyof SearchParams, (typeof PRESENTATION)[number]>;

const isFilter = (name: keyof SearchParams): name is FilterName => !PRESENTATION.some((other) => other === name);

export const FILTER_NAMES: readonly FilterName[] = PARAM_NAMES.filter(isFilter);

export type ActiveFilter = {
  readonly key: string;
  readonly name: FilterName;
  /** A search for this value alone, used to describe it in words. */
  readonly only: SearchParams;
  readonly without: SearchParams;
};

/** The address of a search whose page has the fields of closed groups too. */
export const withAllFields = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}fields=all`;

export const asksForAllFields = (query: RawQuery): boolean => query.fields === 'all';

/** Some filters imply others: a district its province. Both limits of the bedrooms are one: `2-2` are exactly two. */
const REMOVED_WITH: Readonly<Record<string, string>> = {
  province: 'district',
  deal: 'payment_max',
  beds_min: 'beds_max',
};

function onlyOf(name: FilterName, pair: [string, string], { within, bedsMin, bedsMax }: SearchParams): SearchParams {
  // The parser drops a distance without a station, so set it directly.
  if (name === 'within') return { ...ANY_SEARCH, within };
  return name === 'bedsMin' ? { ...ANY_SEARCH, bedsMin, bedsMax } : parseSearchQuery(new URLSearchParams([pair]));
}

/** Computed once for each search, because several parts of its page need them. */
export const activeFilters = memoize((params: SearchParams): readonly ActiveFilter[] => {
  const pairs = [...new URLSearchParams(serialiseSearchParams({ ...params, page: 1 }))];
  return pairs.flatMap((pair) => {
    const [key, text] = pair;
    const name = FILTER_NAMES.find((candidate) => paramKey(candidate) === key);
    if (name === undefined || (name === 'bedsMax' && params.bedsMin !== undefined)) return [];
    const others = pairs.filter((other) => other !== pair && other[0] !== REMOVED_WITH[key]);
    const only = onlyOf(name, pair, params);
    return [{ key: `${key}=${text}`, name, only, without: parseSearchQuery(new URLSearchParams(others)) }];
  });
});

/** The filters that people search the web for: a kind of listing in a place. */
const COMMON: readonly FilterName[] = ['deal', 'types', 'province', 'district'];

/** A few more filters still make a useful page. With more, there would be more pages than listings. */
const MAX_OTHER_FILTERS = 2;

export function isForSearchEngines(params: SearchParams, total: number): boolean {
  const names = new Set(activeFilters(params).map(({ name }) => name));
  const others = [...names].filter((name) => !COMMON.includes(name));
  const isNever = (['q', 'bbox', 'area', 'reach'] as const).some((name) => names.has(name));
  const isPlain = params.sort === undefined && params.view === 'list';
  return total > 0 && !isNever && isPlain && others.length <= MAX_OTHER_FILTERS;
}

/** The station, landmark or point of a `reach`. A point has no name. Undefined for an unknown place. */
export const placeOf = (
  place: string,
  { stations, landmarks }: Places,
): { readonly lat: number; readonly lng: number; readonly name?: Landmark['name'] } | undefined =>
  stations.get(place) ?? landmarks.get(place) ?? parsePoint(place);

/** Drops places that do not exist, and adds the province of a district. */
export function withKnownPlaces(params: SearchParams, places: Places): SearchParams {
  const { provinces, districts, stations } = places;
  const district = districts.get(params.district ?? '');
  const province = district?.provinceCode ?? (provinces.has(params.province ?? '') ? params.province : undefined);
  return normalizeParams({
    ...params,
    province,
    district: district?.id,
    stations: params.stations.filter((id) => isStationGroup(id) || stations.has(id)),
    reach: params.reach && placeOf(params.reach.to, places) && params.reach,
  });
}
