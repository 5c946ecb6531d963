import type { Places } from '../content/places.server';
import { consistent, type SearchParams } from './params';

/** The state with places that exist: a code that is none counts as not given, and a district brings its province. */
export function withKnownPlaces(params: SearchParams, { provinces, districts, stations }: Places): SearchParams {
  const known = districts.get(params.district ?? '');
  const province = known?.provinceCode ?? (provinces.has(params.province ?? '') ? params.province : undefined);
  return consistent({
    ...params,
    province,
    district: known?.id,
    stations: params.stations.filter((id) => !id.includes('-') || stations.has(id)),
  });
}
