import 'server-only';
import { AREA_KINDS, type Area, type AreaKind, areasNear } from '../content/areas';
import type { Listing } from '../content/collections';
import { places } from '../content/places.server';
import { entitiesOrFail } from '../content/store.server';
import type { AreaStats } from '../property/area-facts';
import { areaLists, areasWith, type FilledArea, statsOf } from '../property/area-homes.server';
import { type AreaStation, areaStations } from './area-search';
import { searchEngine } from './search.server';

/** Metres to suggested districts and provinces, if the area itself has listings. */
const DISTRICTS_WITHIN_M = 60_000;
const PROVINCES_WITHIN_M = 250_000;
const ANYWHERE = Number.POSITIVE_INFINITY;
const MAX_NEAR = 6;
const MAX_STATIONS = 6;

export type KindInArea = { readonly kind: AreaKind; readonly stats: AreaStats };

export type AreaSummary = {
  readonly area: Area;
  readonly kind: AreaKind;
  readonly homes: readonly Listing[];
  readonly stats: AreaStats;
  /** The figures for the same kind in the whole province. Null if the area is a province. */
  readonly wider: AreaStats | null;
  readonly otherKinds: readonly KindInArea[];
  readonly stations: readonly AreaStation[];
  readonly districts: readonly FilledArea[];
  /** Other districts for a district, other provinces for a province, nearest first. */
  readonly near: readonly FilledArea[];
};

export async function areaSummary(area: Area, kind: AreaKind): Promise<AreaSummary> {
  const isProvince = area.district === undefined;
  // Rejects before the first load: an area without homes would answer 404.
  await entitiesOrFail('listings');
  const [{ homesIn }, filled, engine, { stations }] = await Promise.all([
    areaLists(),
    areasWith(kind),
    searchEngine(),
    places(),
  ]);
  const homes = homesIn(area.code, kind);
  const within = isProvince ? PROVINCES_WITHIN_M : DISTRICTS_WITHIN_M;
  const sameLevel = filled.filter((other) => (other.area.district === undefined) === isProvince);
  return {
    ...{ area, kind, homes },
    stats: statsOf(homes, kind),
    wider: isProvince ? null : statsOf(homesIn(area.province.id, kind), kind),
    otherKinds: AREA_KINDS.flatMap((other) => {
      const some = homesIn(area.code, other);
      // "All types" is no alternative if it lists the same homes.
      const isOther = other !== kind && some.length > 0 && !(other === 'homes' && some.length === homes.length);
      return isOther ? [{ kind: other, stats: statsOf(some, other) }] : [];
    }),
    stations: areaStations(area, kind, engine, stations, MAX_STATIONS),
    districts: isProvince
      ? filled.filter((other) => other.area.district !== undefined && other.area.province.id === area.code)
      : [],
    near: areasNear(area, sameLevel, homes.length === 0 ? ANYWHERE : within).slice(0, MAX_NEAR),
  };
}
