import { shownMark } from '@/lib/analytics/event-mark';
import { nothingFound, searchShown } from '@/lib/analytics/events';
import { activeFilters } from '@/lib/search/filters';
import { paramKey, type SearchParams, serialiseSearchParams } from '@/lib/search/params';

/** What was asked for, and what was searched for: words turned into filters. */
type Search = { asked: SearchParams; wanted: SearchParams };

/** The same for a search on every page of it, in every order and wherever its map has been moved. */
const keyOf = (asked: SearchParams): string =>
  serialiseSearchParams({ ...asked, ...{ bbox: undefined, sort: undefined, view: 'list', page: 1 } });

/** The filters by their keys in the address, each once; `q` where there were words, whatever they became. */
function filtersOf({ asked, wanted }: Search): readonly string[] {
  const active = activeFilters(wanted).map(({ name }) => paramKey(name));
  return [...new Set([...(asked.q === '' ? [] : [paramKey('q')]), ...active])];
}

/** Marks the results of a search: which one it is, and that it was made. One for everything is none. */
export function searchMark(search: Search, results: number) {
  const [key, filters] = [keyOf(search.asked), filtersOf(search)];
  const isSearch = filters.length > 0;
  return { 'data-search': key, ...(isSearch ? shownMark(searchShown({ filters, results }), `search${key}`) : {}) };
}

/** Marks what is said where nothing was found, with how many ways on. */
export const nothingMark = (search: Search, relaxations: number) =>
  shownMark(nothingFound({ filters: filtersOf(search), relaxations }), `nothing${keyOf(search.asked)}`);
