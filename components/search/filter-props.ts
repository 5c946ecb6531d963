import type { Places } from '@/lib/content/places.server';
import type { SearchParams } from '@/lib/search/params';
import type { SearchResult } from '@/lib/search/result';

/** Data for the filter fields. */
export type FilterProps = {
  params: SearchParams;
  result: Pick<SearchResult, 'facets' | 'prices'>;
  places: Places;
};
