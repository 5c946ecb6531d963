import type { Places } from '@/lib/content/places.server';
import type { SearchParams } from '@/lib/search/params';
import type { SearchResult } from '@/lib/search/result';

/** What the fields of the filters show. */
export type FilterProps = {
  params: SearchParams;
  result: Pick<SearchResult, 'facets' | 'prices'>;
  places: Places;
};
