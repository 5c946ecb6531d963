import {
  ANY_SEARCH,
  PARAM_NAMES,
  paramKey,
  parseSearchQuery,
  type SearchParams,
  serialiseSearchParams,
} from 'thai-property-search/params';

/** Parameters that order and display the results without excluding any. */
const PRESENTATION = ['sort', 'view', 'page'] as const;

/** A parameter that excludes listings. `within` does so only together with a station. */
export type FilterName = Exclude<keyof SearchParams, (typeof PRESENTATION)[number]>;

const isFilter = (name: keyof SearchParams): name is FilterName => !PRESENTATION.some((other) => other === name);

export const FILTER_NAMES: readonly FilterName[] = PARAM_NAMES.filter(isFilter);

/** One value of an active filter. */
export type ActiveFilter = {
  /** Unique within a search, and stable for the same filter and value. */
  readonly key: string;
  readonly name: FilterName;
  /** A search for this value alone, used to describe it in words. */
  readonly only: SearchParams;
  /** The first page of the search without it. */
  readonly without: SearchParams;
};

/** Every value of every active filter, in the order of the URL. */
export function activeFilters(params: SearchParams): ActiveFilter[] {
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
}
