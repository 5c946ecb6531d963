import { consistent, type SearchParams } from 'thai-property-search/params';
import type { Places } from '../content/places.server';

/** Drops place codes that do not exist, and adds the province of a district. */
export function withKnownPlaces(params: SearchParams, { provinces, districts, stations }: Places): SearchParams {
  const district = districts.get(params.district ?? '');
  const province = district?.provinceCode ?? (provinces.has(params.province ?? '') ? params.province : undefined);
  return consistent({
    ...params,
    province,
    district: district?.id,
    stations: params.stations.filter((id) => !id.includes('-') || stations.has(id)),
  });
}
