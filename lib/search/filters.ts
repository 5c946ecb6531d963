import {
  ANY_SEARCH,
  PARAM_NAMES,
  paramKey,
  parseSearchQuery,
  type SearchParams,
  serialiseSearchParams,
} from './params';

/** What orders and shows the homes without leaving any out. */
const PRESENTATION = ['sort', 'view', 'page'] as const;

/** A part of the state that leaves homes out. `within` does so together with a station. */
export type FilterName = Exclude<keyof SearchParams, (typeof PRESENTATION)[number]>;

const isFilter = (name: keyof SearchParams): name is FilterName => !PRESENTATION.some((other) => other === name);

export const FILTER_NAMES: readonly FilterName[] = PARAM_NAMES.filter(isFilter);

/** One value of a filter that is on. */
export type ActiveFilter = {
  /** The same for the same filter and value, different for all others of a search. */
  readonly key: string;
  readonly name: FilterName;
  /** A search for this value alone, to be put into words. */
  readonly only: SearchParams;
  /** The first page of the search without it. */
  readonly without: SearchParams;
};

/** Every value of every filter that is on, in the order of the URL. */
export function activeFilters(params: SearchParams): ActiveFilter[] {
  const pairs = [...new URLSearchParams(serialiseSearchParams({ ...params, page: 1 }))];
  return pairs.flatMap((pair) => {
    const [key, text] = pair;
    const name = FILTER_NAMES.find((candidate) => paramKey(candidate) === key);
    if (name === undefined) return [];
    const others = pairs.filter((other) => other !== pair);
    // Without a station a distance means nothing, so it cannot be read alone.
    const only =
      name === 'within' ? { ...ANY_SEARCH, within: params.within } : parseSearchQuery(new URLSearchParams([pair]));
    return [{ key: `${key}=${text}`, name, only, without: parseSearchQuery(new URLSearchParams(others)) }];
  });
}
