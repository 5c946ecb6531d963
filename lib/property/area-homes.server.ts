import 'server-only';
import type { Area, AreaKind } from '../content/areas';
import type { Listing } from '../content/collections';
import { listingGroups } from '../content/listing-groups';
import { isActive } from '../content/listings.server';
import { memoizeBySnapshot } from '../content/memoize-by-snapshot';
import { areas } from '../content/places.server';
import { entities } from '../content/store.server';
import { type AreaStats, areaStats } from './area-facts';
import { type AreaPrice, areaPrice, byCount } from './area-prices';

/** Stands for all of Thailand in place of the code of a province or district. Its lists are of one type. */
export const COUNTRY = 'country';

const areaKey = (code: string, kind: AreaKind) => `${code} ${kind}`;
const offMarket = (key: string) => `off-market ${key}`;

const homesByArea = listingGroups('homes by area', (listing) => {
  const { address, propertyType } = listing;
  const keys = [address.provinceCode, address.districtCode].flatMap((code) => [
    areaKey(code, 'homes'),
    areaKey(code, propertyType),
  ]);
  return isActive(listing) ? [...keys, areaKey(COUNTRY, propertyType)] : keys.map(offMarket);
});

export type AreaLists = {
  /** Active listings, newest first. */
  readonly homesIn: (code: string, kind: AreaKind) => readonly Listing[];
  /** Reserved and sold listings, newest first. */
  readonly offMarketIn: (code: string, kind: AreaKind) => readonly Listing[];
};

/** The lists of listings by the code of a province or district. */
export async function areaLists(): Promise<AreaLists> {
  const groups = homesByArea(await entities('listings'));
  return {
    homesIn: (code, kind) => groups.get(areaKey(code, kind)),
    offMarketIn: (code, kind) => groups.get(offMarket(areaKey(code, kind))),
  };
}

const statsCache = memoizeBySnapshot('figures of areas', (_: readonly Listing[]) => new Map<AreaKind, AreaStats>());

/** The figures of a list of `areaLists`. Memoized, because 60,000 listings take 10 ms. */
export function statsOf(homes: readonly Listing[], kind: AreaKind): AreaStats {
  const cache = statsCache(homes);
  const stats = cache.get(kind) ?? areaStats(homes, kind);
  cache.set(kind, stats);
  return stats;
}

export type FilledArea = { readonly area: Area; readonly homes: readonly Listing[] };

export async function areasWith(kind: AreaKind): Promise<FilledArea[]> {
  const [{ homesIn }, { byCode }] = await Promise.all([areaLists(), areas()]);
  return [...byCode.values()]
    .map((area) => ({ area, homes: homesIn(area.code, kind) }))
    .filter(({ homes }) => homes.length > 0)
    .sort((a, b) => b.homes.length - a.homes.length || a.area.code.localeCompare(b.area.code));
}

const priceOf = memoizeBySnapshot('area prices', areaPrice);

export async function areaPriceOf(districtCode: string): Promise<AreaPrice | undefined> {
  const { homesIn } = await areaLists();
  return priceOf(homesIn(districtCode, 'homes'));
}

/** The districts with the most priced listings for sale. */
export async function fullestAreas(limit: number): Promise<AreaPrice[]> {
  const filled = await areasWith('homes');
  const prices = filled.flatMap(({ area, homes }) => (area.district === undefined ? [] : (priceOf(homes) ?? [])));
  return prices.sort(byCount).slice(0, limit);
}
