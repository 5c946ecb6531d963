import { type SearchParams, serialiseSearchParams } from 'thai-property-search/params';

/** Hidden inputs for search parameters that have no field in the form. */
export function HiddenParams({ params }: { params: Partial<SearchParams> }) {
  return [...new URLSearchParams(serialiseSearchParams(params))].map(([key, value]) => (
    <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
  ));
}
