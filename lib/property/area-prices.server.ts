import 'server-only';
import { activeListings } from '../content/listings.server';
import { memoizeBySnapshot } from '../content/memoize-by-snapshot';
import { type AreaPrice, areaPrices } from './area-prices';

/** In the order of `areaPrices`. Memoized per list, which may be large. */
const byDistrict = memoizeBySnapshot(
  'area prices',
  (listings: Awaited<ReturnType<typeof activeListings>>) =>
    new Map(areaPrices(listings).map((area) => [area.districtCode, area])),
);

/** The districts with the most listings for sale, in descending order. */
export async function fullestAreas(limit: number): Promise<AreaPrice[]> {
  return [...byDistrict(await activeListings()).values()].slice(0, limit);
}

/** The sale prices in a district. Undefined if too few listings are for sale. */
export async function areaPriceOf(districtCode: string): Promise<AreaPrice | undefined> {
  return byDistrict(await activeListings()).get(districtCode);
}
