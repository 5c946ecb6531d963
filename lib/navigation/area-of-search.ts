import { ANY_SEARCH, type SearchParams, serialiseSearchParams } from 'thai-property-search/params';
import type { Areas } from '../content/areas';
import { areaSearch } from '../search/area-search';
import { areaPath } from './area-path';

/**
 * The area page with the same listings as a search, regardless of its sort order and view. Undefined if there is none.
 */
export function areaOfSearch(params: SearchParams, { byCode }: Areas): string | undefined {
  const [kind = 'homes'] = params.types;
  const area = byCode.get(params.district ?? params.province ?? '');
  if (area === undefined) return undefined;
  const { page, view, sort } = ANY_SEARCH;
  const plain = serialiseSearchParams({ ...params, page, view, sort });
  return plain === serialiseSearchParams(areaSearch(area, kind)) ? areaPath(area, kind, params.page) : undefined;
}
