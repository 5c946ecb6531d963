import { FILTER_NAMES, type FilterName } from './filters';
import { ANY_SEARCH, type SearchParams, serialiseSearchParams } from './params';

/** What people search the web for: a kind of home in a place. */
const COMMON: readonly FilterName[] = ['deal', 'types', 'province', 'district'];

/** A few filters more still make a page worth finding; beyond that there are more pages than homes. */
const OTHERS_AT_MOST = 2;

const isOn = (params: SearchParams, name: keyof SearchParams) =>
  serialiseSearchParams({ [name]: params[name] }) !== serialiseSearchParams({ [name]: ANY_SEARCH[name] });

/** Whether search engines may list the page of a search that found so many homes. */
export function isForSearchEngines(params: SearchParams, total: number): boolean {
  const others = FILTER_NAMES.filter((name) => !COMMON.includes(name) && isOn(params, name));
  const never = (['q', 'bbox', 'area', 'sort', 'view'] as const).some((name) => isOn(params, name));
  return total > 0 && !never && others.length <= OTHERS_AT_MOST;
}
