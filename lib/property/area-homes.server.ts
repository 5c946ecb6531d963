import 'server-only';
import { PUBLIC_STATUS } from '../config/constants';
import type { Area, AreaKind } from '../content/areas';
import type { Listing } from '../content/collections';
import { listingGroups } from '../content/listing-groups';
import { memoizeBySnapshot } from '../content/memoize-by-snapshot';
import { areas } from '../content/places.server';
import { entities } from '../content/store.server';
import { type AreaStats, areaStats } from './area-facts';
import { type AreaPrice, areaPrice, byCount } from './area-prices';

/** All of Thailand, as a code next to those of provinces and districts. */
export const COUNTRY = 'country';

const areaKey = (code: string, kind: AreaKind) => `${code} ${kind}`;

const areaKeys = ({ address, propertyType }: Listing): string[] =>
  [COUNTRY, address.provinceCode, address.districtCode].flatMap((code) => [
    areaKey(code, 'homes'),
    areaKey(code, propertyType),
  ]);

const homesByArea = listingGroups('homes by area', (listing) =>
  listing.recordStatus === PUBLIC_STATUS ? areaKeys(listing) : [],
);

const allByArea = listingGroups('all listings by area', areaKeys);

/** Active listings of a province or district, newest first. */
export async function homesIn(code: string, kind: AreaKind): Promise<readonly Listing[]> {
  return homesByArea(await entities('listings')).get(areaKey(code, kind));
}

/** Listings of a province or district, newest first, including sold and reserved ones. */
export async function allListingsIn(code: string, kind: AreaKind): Promise<readonly Listing[]> {
  return allByArea(await entities('listings')).get(areaKey(code, kind));
}

const statsCache = memoizeBySnapshot('figures of areas', (_: readonly Listing[]) => new Map<AreaKind, AreaStats>());

/** The figures of a list of `homesIn`. Memoized, because 60,000 listings take 10 ms. */
export function statsOf(homes: readonly Listing[], kind: AreaKind): AreaStats {
  const cache = statsCache(homes);
  const stats = cache.get(kind) ?? areaStats(homes, kind);
  cache.set(kind, stats);
  return stats;
}

export type FilledArea = { readonly area: Area; readonly homes: readonly Listing[] };

export async function areasWith(kind: AreaKind): Promise<FilledArea[]> {
  const [listings, { byCode }] = await Promise.all([entities('listings'), areas()]);
  const groups = homesByArea(listings);
  return [...byCode.values()]
    .map((area) => ({ area, homes: groups.get(areaKey(area.code, kind)) }))
    .filter(({ homes }) => homes.length > 0)
    .sort((a, b) => b.homes.length - a.homes.length || a.area.code.localeCompare(b.area.code));
}

const priceOf = memoizeBySnapshot('area prices', areaPrice);

export async function areaPriceOf(districtCode: string): Promise<AreaPrice | undefined> {
  return priceOf(await homesIn(districtCode, 'homes'));
}

/** The districts with the most priced listings for sale. */
export async function fullestAreas(limit: number): Promise<AreaPrice[]> {
  const filled = await areasWith('homes');
  const prices = filled.flatMap(({ area, homes }) => (area.district === undefined ? [] : (priceOf(homes) ?? [])));
  return prices.sort(byCount).slice(0, limit);
}
