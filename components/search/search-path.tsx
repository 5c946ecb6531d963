import { type SearchParams, serialiseSearchParams } from 'thai-property-search/params';
import { routePath } from '@/lib/navigation/routes';

export const searchPath = (params: Partial<SearchParams>): string =>
  routePath('search') + serialiseSearchParams(params);

/** The form for an enquiry about what a search should find. The order and view are not part of it. */
export const requestPath = (params: SearchParams): string =>
  routePath('search-request') + serialiseSearchParams({ ...params, sort: undefined, view: 'list', page: 1 });

export function HiddenParams({ params }: { params: Partial<SearchParams> }) {
  return [...new URLSearchParams(serialiseSearchParams(params))].map(([key, value]) => (
    <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
  ));
}
