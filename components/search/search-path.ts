import { routePath } from '@/lib/navigation/routes';
import { type SearchParams, serialiseSearchParams } from '@/lib/search/params';

/** The path of a search, without the locale. */
export const searchPath = (params: Partial<SearchParams>): string =>
  routePath('search') + serialiseSearchParams(params);
