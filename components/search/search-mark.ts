import { shownMark } from '@/lib/analytics/event-mark';
import { nothingFound, searchShown } from '@/lib/analytics/events';
import { activeFilters } from '@/lib/search/filters';
import { paramKey, type SearchParams, serialiseSearchParams } from '@/lib/search/params';

/** The search in the URL, and the search that ran after words were turned into filters. */
type Search = { asked: SearchParams; wanted: SearchParams };

/** A key that is the same for every page, sort order, view and map position of a search. */
const keyOf = (asked: SearchParams): string =>
  serialiseSearchParams({ ...asked, ...{ bbox: undefined, sort: undefined, view: 'list', page: 1 } });

/**
 * The URL keys of the active filters, without duplicates. Includes `q` for typed words, even if they became filters.
 */
function filtersOf({ asked, wanted }: Search): readonly string[] {
  const active = activeFilters(wanted).map(({ name }) => paramKey(name));
  return [...new Set([...(asked.q === '' ? [] : [paramKey('q')]), ...active])];
}

/** Analytics attributes for a list of results. An unfiltered list does not count as a search. */
export function searchMark(search: Search, results: number) {
  const [key, filters] = [keyOf(search.asked), filtersOf(search)];
  const isSearch = filters.length > 0;
  return { 'data-search': key, ...(isSearch ? shownMark(searchShown({ filters, results }), `search${key}`) : {}) };
}

/** Analytics attributes for an empty result, with the number of alternatives offered. */
export const nothingMark = (search: Search, relaxations: number) =>
  shownMark(nothingFound({ filters: filtersOf(search), relaxations }), `nothing${keyOf(search.asked)}`);
