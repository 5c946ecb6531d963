import 'server-only';
import { AREA_KINDS, type AreaKind } from '../content/area-kinds';
import { type Area, areasNear } from '../content/areas';
import type { Listing } from '../content/collections';
import { places } from '../content/places.server';
import type { AreaFigures } from '../property/area-figures';
import { areasWith, type FilledArea, figuresOf, homesIn, homesInOrFail } from '../property/area-homes.server';
import { type AreaStation, areaStations } from './area-stations';
import { searchEngine } from './search.server';

/** Nobody looks farther for another district, or another province, unless there is nothing here; metres. */
const DISTRICTS_WITHIN_M = 60_000;
const PROVINCES_WITHIN_M = 250_000;
const ANYWHERE = Number.POSITIVE_INFINITY;
const NEAR_AT_MOST = 6;
const STATIONS_AT_MOST = 6;

export type KindInArea = { readonly kind: AreaKind; readonly figures: AreaFigures };

export type AreaSummary = {
  readonly area: Area;
  readonly kind: AreaKind;
  /** Newest first. */
  readonly homes: readonly Listing[];
  readonly figures: AreaFigures;
  /** Of the same kind in its province; null of a province. */
  readonly wider: AreaFigures | null;
  /** What else is on offer there. */
  readonly otherKinds: readonly KindInArea[];
  readonly stations: readonly AreaStation[];
  /** Of a province, its districts with such homes. */
  readonly districts: readonly FilledArea[];
  /** Of a district other districts, of a province other provinces, nearest first; of an empty one from anywhere. */
  readonly near: readonly FilledArea[];
};

/** Everything that the page of an area says. Rejects while the source has never answered. */
export async function areaSummary(area: Area, kind: AreaKind): Promise<AreaSummary> {
  const isProvince = area.district === undefined;
  const [inside, around, filled, engine, { stations }] = await Promise.all([
    homesInOrFail(area.code),
    homesIn(area.province.id),
    areasWith(kind),
    searchEngine(),
    places(),
  ]);
  const homes = inside.get(kind) ?? [];
  const within = isProvince ? PROVINCES_WITHIN_M : DISTRICTS_WITHIN_M;
  const sameLevel = filled.filter((other) => (other.area.district === undefined) === isProvince);
  return {
    ...{ area, kind, homes },
    figures: figuresOf(homes, kind),
    wider: isProvince ? null : figuresOf(around.get(kind) ?? [], kind),
    otherKinds: AREA_KINDS.flatMap((other) => {
      const some = inside.get(other) ?? [];
      // All types together are no other choice where there is one.
      const isOther = other !== kind && some.length > 0 && !(other === 'homes' && some.length === homes.length);
      return isOther ? [{ kind: other, figures: figuresOf(some, other) }] : [];
    }),
    stations: areaStations(area, kind, engine, stations, STATIONS_AT_MOST),
    districts: isProvince
      ? filled.filter((other) => other.area.district !== undefined && other.area.province.id === area.code)
      : [],
    near: areasNear(area, sameLevel, homes.length === 0 ? ANYWHERE : within).slice(0, NEAR_AT_MOST),
  };
}
