import type { Places } from '../content/places.server';
import type { SearchParams } from './params';

/** The state with places that exist: a code that is none counts as not given, and a district brings its province. */
export function withKnownPlaces(params: SearchParams, { provinces, districts }: Places): SearchParams {
  const known = districts.get(params.district ?? '');
  const province = known?.provinceCode ?? (provinces.has(params.province ?? '') ? params.province : undefined);
  return { ...params, province, district: known?.id };
}
