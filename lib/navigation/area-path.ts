import { ANY_SEARCH, type SearchParams, serialiseSearchParams } from 'thai-property-search/params';
import type { Area, AreaKind, Areas } from '../content/areas';
import { areaSearch } from '../search/area-search';
import { routePath } from './routes';

/** The path, without locale, of an area page for a kind of listing. The first page has no number. */
export function areaPath({ slug: place }: Pick<Area, 'slug'>, type: AreaKind, page = 1): string {
  return page === 1 ? routePath('area', { type, place }) : routePath('area-page', { type, place, page });
}

/** The area page with the same listings as a search, in any order and view. Undefined if there is none. */
export function areaOfSearch(params: SearchParams, { byCode }: Areas): string | undefined {
  const [kind = 'homes'] = params.types;
  const area = byCode.get(params.district ?? params.province ?? '');
  if (area === undefined) return undefined;
  const { page, view, sort } = ANY_SEARCH;
  const plain = serialiseSearchParams({ ...params, page, view, sort });
  return plain === serialiseSearchParams(areaSearch(area, kind)) ? areaPath(area, kind, params.page) : undefined;
}
