import type { SearchParams } from 'thai-property-search/params';
import type { SearchResult } from 'thai-property-search/result';
import type { Places } from '@/lib/content/places.server';

/** Data for the filter fields. */
export type FilterProps = {
  params: SearchParams;
  result: Pick<SearchResult, 'facets' | 'prices'>;
  places: Places;
};
