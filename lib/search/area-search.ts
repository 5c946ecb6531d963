import { ANY_SEARCH, type SearchParams } from 'thai-property-search/params';
import type { AreaKind } from '../content/area-kinds';
import type { Area } from '../content/areas';

/** The search that finds the listings of an area page. */
export function areaSearch({ province, district }: Pick<Area, 'province' | 'district'>, kind: AreaKind): SearchParams {
  return { ...ANY_SEARCH, types: kind === 'homes' ? [] : [kind], province: province.id, district: district?.id };
}
