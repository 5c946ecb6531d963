import { ANY_SEARCH, type SearchParams, serialiseSearchParams } from 'thai-property-search/params';
import { FILTER_NAMES, type FilterName } from './filters';

/** The filters that people search the web for: a kind of listing in a place. */
const COMMON: readonly FilterName[] = ['deal', 'types', 'province', 'district'];

/** A few more filters still make a useful page. With more, there would be more pages than listings. */
const OTHERS_AT_MOST = 2;

const isOn = (params: SearchParams, name: keyof SearchParams) =>
  serialiseSearchParams({ [name]: params[name] }) !== serialiseSearchParams({ [name]: ANY_SEARCH[name] });

/** Whether search engines may index the page of a search with this many results. */
export function isForSearchEngines(params: SearchParams, total: number): boolean {
  const others = FILTER_NAMES.filter((name) => !COMMON.includes(name) && isOn(params, name));
  const never = (['q', 'bbox', 'area', 'sort', 'view'] as const).some((name) => isOn(params, name));
  return total > 0 && !never && others.length <= OTHERS_AT_MOST;
}
