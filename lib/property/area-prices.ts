import type { Listing } from '../content/collections';
import { median } from './median';

/** What homes for sale in one district cost; `median` in whole THB, of the asking prices of `count` homes. */
export type AreaPrice = { districtCode: string; provinceCode: string; count: number; median: number; newest: Listing };

/** Fewer asking prices than these say nothing about a district. */
const LEAST_HOMES = 3;

function byDistrict(listings: readonly Listing[]): Map<string, Listing[]> {
  const districts = new Map<string, Listing[]>();
  for (const listing of listings) {
    const { districtCode } = listing.address;
    districts.set(districtCode, [...(districts.get(districtCode) ?? []), listing]);
  }
  return districts;
}

/** The districts with the most homes for sale at a stated price, the fullest first; `listings` newest first. */
export function areaPrices(listings: readonly Listing[], limit: number): AreaPrice[] {
  const priced = listings.filter(({ deal, price }) => deal === 'sale' && price !== null);
  return [...byDistrict(priced)]
    .flatMap(([districtCode, homes]) => {
      const [newest] = homes;
      if (newest === undefined || homes.length < LEAST_HOMES) return [];
      const prices = homes.flatMap(({ price }) => price ?? []);
      const { provinceCode } = newest.address;
      return [{ districtCode, provinceCode, count: homes.length, median: median(prices), newest }];
    })
    .sort((a, b) => b.count - a.count || a.districtCode.localeCompare(b.districtCode))
    .slice(0, limit);
}
