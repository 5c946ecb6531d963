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

/** Computed once for each search, because several parts of its page need them. */
export const activeFilters = memoize((params: SearchParams): readonly ActiveFilter[] => {
  const pairs = [...new URLSearchParams(serialiseSearchParams({ ...params, page: 1 }))];
  return pairs.flatMap((pair) => {
    const [key, text] = pair;
    const name = FILTER_NAMES.find((candidate) => paramKey(candidate) === key);
    if (name === undefined) return [];
    // A district implies its province, so removing the province removes the district too.
    const others = pairs.filter((other) => other !== pair && !(name === 'province' && other[0] === 'district'));
    // The parser drops a distance without a station, so set it directly.
    const only =
      name === 'within' ? { ...ANY_SEARCH, within: params.within } : parseSearchQuery(new URLSearchParams([pair]));
    return [{ key: `${key}=${text}`, name, only, without: parseSearchQuery(new URLSearchParams(others)) }];
  });
});

/** The filters that people search the web for: a kind of listing in a place. */
const COMMON: readonly FilterName[] = ['deal', 'types', 'province', 'district'];

/** A few more filters still make a useful page. With more, there would be more pages than listings. */
const MAX_OTHER_FILTERS = 2;

const isOn = (params: SearchParams, name: keyof SearchParams) =>
  serialiseSearchParams({ [name]: params[name] }) !== serialiseSearchParams({ [name]: ANY_SEARCH[name] });

export function isForSearchEngines(params: SearchParams, total: number): boolean {
  const others = FILTER_NAMES.filter((name) => !COMMON.includes(name) && isOn(params, name));
  const never = (['q', 'bbox', 'area', 'sort', 'view'] as const).some((name) => isOn(params, name));
  return total > 0 && !never && others.length <= MAX_OTHER_FILTERS;
}

/** Drops place codes that do not exist, and adds the province of a district. */
export function withKnownPlaces(params: SearchParams, { provinces, districts, stations }: Places): SearchParams {
  const district = districts.get(params.district ?? '');
  const province = district?.provinceCode ?? (provinces.has(params.province ?? '') ? params.province : undefined);
  return normalizeParams({
    ...params,
    province,
    district: district?.id,
    stations: params.stations.filter((id) => isStationGroup(id) || stations.has(id)),
  });
}
