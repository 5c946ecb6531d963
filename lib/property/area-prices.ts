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

/** The asking prices in a district. Undefined with fewer than three. `listings` must be newest first. */
export function areaPrice(listings: readonly Listing[]): AreaPrice | undefined {
  // Leases sell for less than freeholds.
  const priced = listings.filter(
    ({ deal, tenure, price }) => deal === 'sale' && tenure === 'freehold' && price !== null,
  );
  const [newest] = priced;
  if (newest === undefined || priced.length < MIN_HOMES) return undefined;
  const { districtCode, provinceCode } = newest.address;
  const prices = priced.flatMap(({ price }) => price ?? []);
  return {
    districtCode,
    provinceCode,
    count: priced.length,
    median: median(prices),
    types: typePrices(priced),
    newest,
  };
}

/** The district with the most listings first. */
export const byCount = (a: AreaPrice, b: AreaPrice): number =>
  b.count - a.count || a.districtCode.localeCompare(b.districtCode);
