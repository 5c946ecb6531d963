import 'server-only';
import type { Area, AreaKind } from '../content/areas';
import type { Listing } from '../content/collections';
import { activeListings, allListings } from '../content/listings.server';
import { memoizeBySnapshot } from '../content/memoize-by-snapshot';
import { areas } from '../content/places.server';
import { entitiesOrFail } from '../content/store.server';
import { type AreaStats, areaStats } from './area-facts';
import { type AreaPrice, areaPrices } from './area-prices';

type HomesByKind = ReadonlyMap<AreaKind, readonly Listing[]>;

type Group = { readonly homes: Listing[]; readonly kinds: Map<AreaKind, Listing[]> };
type Groups = Map<string, Group>;

function groupOf(groups: Groups, code: string): Group {
  const existing = groups.get(code);
  if (existing !== undefined) return existing;
  const homes: Listing[] = [];
  const group = { homes, kinds: new Map<AreaKind, Listing[]>([['homes', homes]]) };
  groups.set(code, group);
  return group;
}

function addHome({ homes, kinds }: Group, home: Listing): void {
  homes.push(home);
  const ofKind = kinds.get(home.propertyType);
  if (ofKind === undefined) kinds.set(home.propertyType, [home]);
  else ofKind.push(home);
}

export function homesByArea(listings: readonly Listing[]): ReadonlyMap<string, HomesByKind> {
  const groups: Groups = new Map();
  for (const home of listings) {
    addHome(groupOf(groups, home.address.provinceCode), home);
    addHome(groupOf(groups, home.address.districtCode), home);
  }
  return new Map([...groups].map(([code, { kinds }]) => [code, kinds]));
}

/** Memoized per list, because 100,000 listings take 50 ms. */
const grouped = memoizeBySnapshot('homes by area', homesByArea);

const NONE: HomesByKind = new Map();

export async function homesIn(code: string): Promise<HomesByKind> {
  return grouped(await activeListings()).get(code) ?? NONE;
}

export async function homesOfAreas(): Promise<ReadonlyMap<string, HomesByKind>> {
  return grouped(await allListings());
}

/** Like `homesIn`, but rejects if the content was never loaded: an area without homes would answer 404. */
export async function homesInOrFail(code: string): Promise<HomesByKind> {
  await entitiesOrFail('listings');
  return homesIn(code);
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
  const [listings, { byCode }] = await Promise.all([activeListings(), areas()]);
  return [...grouped(listings)]
    .flatMap(([code, kinds]) => {
      const area = byCode.get(code);
      const ofKind = kinds.get(kind);
      return area === undefined || ofKind === undefined ? [] : [{ area, homes: ofKind }];
    })
    .sort((a, b) => b.homes.length - a.homes.length || a.area.code.localeCompare(b.area.code));
}

const byDistrict = memoizeBySnapshot(
  'area prices',
  (listings: Awaited<ReturnType<typeof activeListings>>) =>
    new Map(areaPrices(listings).map((area) => [area.districtCode, area])),
);

export async function fullestAreas(limit: number): Promise<AreaPrice[]> {
  return [...byDistrict(await activeListings()).values()].slice(0, limit);
}

export async function areaPriceOf(districtCode: string): Promise<AreaPrice | undefined> {
  return byDistrict(await activeListings()).get(districtCode);
}
