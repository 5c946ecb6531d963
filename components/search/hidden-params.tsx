import { type SearchParams, serialiseSearchParams } from '@/lib/search/params';

/** The part of a search that a form has no fields for. */
export function HiddenParams({ params }: { params: Partial<SearchParams> }) {
  return [...new URLSearchParams(serialiseSearchParams(params))].map(([key, value]) => (
    <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
  ));
}
