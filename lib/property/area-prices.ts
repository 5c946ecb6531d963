import { pricePerSqm } from 'thai-property-search/facts';
import type { Listing } from '../content/collections';
import { median, pricePerSqwah } from './price';

/** The median asking price per area of `count` listings, in whole THB per m², or per square wah for land. */
type TypePrice = { propertyType: Listing['propertyType']; count: number; perArea: number };

export type AreaPrice = {
  districtCode: string;
  provinceCode: string;
  count: number;
  median: number;
  types: TypePrice[];
  newest: Listing;
};

const MIN_HOMES = 3;

function byDistrict(listings: readonly Listing[]): Map<string, Listing[]> {
  const districts = new Map<string, Listing[]>();
  for (const listing of listings) {
    const { districtCode } = listing.address;
    const homes = districts.get(districtCode);
    if (homes === undefined) districts.set(districtCode, [listing]);
    else homes.push(listing);
  }
  return districts;
}

function typePrices(homes: readonly Listing[]): TypePrice[] {
  const byType = new Map<Listing['propertyType'], number[]>();
  for (const home of homes) {
    const perArea = home.propertyType === 'land' ? pricePerSqwah(home) : pricePerSqm(home);
    if (perArea === null) continue;
    const prices = byType.get(home.propertyType);
    if (prices === undefined) byType.set(home.propertyType, [perArea]);
    else prices.push(perArea);
  }
  return [...byType]
    .filter(([, prices]) => prices.length >= MIN_HOMES)
    .map(([propertyType, prices]) => ({ propertyType, count: prices.length, perArea: median(prices) }))
    .sort((a, b) => b.count - a.count || a.propertyType.localeCompare(b.propertyType));
}

/** The districts with enough priced listings, most first. `listings` must be newest first. */
export function areaPrices(listings: readonly Listing[]): AreaPrice[] {
  // Leases sell for less than freeholds.
  const priced = listings.filter(
    ({ deal, tenure, price }) => deal === 'sale' && tenure === 'freehold' && price !== null,
  );
  return [...byDistrict(priced)]
    .flatMap(([districtCode, homes]) => {
      const [newest] = homes;
      if (newest === undefined || homes.length < MIN_HOMES) return [];
      const prices = homes.flatMap(({ price }) => price ?? []);
      const { provinceCode } = newest.address;
      return [
        { districtCode, provinceCode, count: homes.length, median: median(prices), types: typePrices(homes), newest },
      ];
    })
    .sort((a, b) => b.count - a.count || a.districtCode.localeCompare(b.districtCode));
}
