import { type SearchParams, serialiseSearchParams } from 'thai-property-search/params';
import { routePath } from '@/lib/navigation/routes';

export const searchPath = (params: Partial<SearchParams>): string =>
  routePath('search') + serialiseSearchParams(params);

export function HiddenParams({ params }: { params: Partial<SearchParams> }) {
  return [...new URLSearchParams(serialiseSearchParams(params))].map(([key, value]) => (
    <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
  ));
}
