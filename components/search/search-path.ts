import { routePath } from '@/lib/navigation/routes';
import { type SearchParams, serialiseSearchParams } from '@/lib/search/params';

/** The path, without locale, of a search. */
export const searchPath = (params: Partial<SearchParams>): string =>
  routePath('search') + serialiseSearchParams(params);
