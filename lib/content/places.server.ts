import 'server-only';
import { metresBetween } from 'thai-property-search/distance';
import { type Areas, areasOf, type NamedPlace } from './areas';
import type { Province } from './collections';
import { type NearLandmark, nearestLandmarks } from './distance';
import type { KnownPlace } from './known-place';
import { memoize } from './memoize';
import { memoizeBySnapshot } from './memoize-by-snapshot';
import type { Entities } from './snapshots';
import { entities, entitiesOrFail } from './store.server';

export type Places = {
  provinces: Entities<'provinces'>;
  districts: Entities<'districts'>;
  subdistricts: Entities<'subdistricts'>;
  stations: Entities<'stations'>;
  landmarks: Entities<'landmarks'>;
};

/** Returns the same object for the same collections, so that values derived from it can be memoized. */
const combined = memoizeBySnapshot('places', (provinces: Places['provinces']) =>
  memoize((districts: Places['districts']) =>
    memoize((subdistricts: Places['subdistricts']) =>
      memoize((stations: Places['stations']) =>
        memoize(
          (landmarks: Places['landmarks']): Places => ({
            ...{ provinces, districts, subdistricts, stations, landmarks },
          }),
        ),
      ),
    ),
  ),
);

/** All data for resolving codes and positions to names. One call, so that components stay synchronous. */
export async function places(): Promise<Places> {
  const [provinces, districts, subdistricts, stations, landmarks] = await Promise.all([
    entities('provinces'),
    entities('districts'),
    entities('subdistricts'),
    entities('stations'),
    entities('landmarks'),
  ]);
  return combined(provinces)(districts)(subdistricts)(stations)(landmarks);
}

export async function provinceList(): Promise<Province[]> {
  return [...(await entities('provinces')).values()];
}

/** Undefined for an unknown province. Rejects until the source has first answered, because that is not yet certain. */
export async function districtsOf(province: string): Promise<NamedPlace[] | undefined> {
  const [provinces, districts] = await Promise.all([entitiesOrFail('provinces'), entitiesOrFail('districts')]);
  if (!provinces.has(province)) return undefined;
  const inside = [...districts.values()].filter(({ provinceCode }) => provinceCode === province);
  return inside.map(({ id, name }) => ({ id, name }));
}

export async function subdistrictsOf(district: string): Promise<NamedPlace[] | undefined> {
  const [districts, subdistricts] = await Promise.all([entitiesOrFail('districts'), entitiesOrFail('subdistricts')]);
  if (!districts.has(district)) return undefined;
  const inside = [...subdistricts.values()].filter(({ districtCode }) => districtCode === district);
  return inside.map(({ id, name, postcode }) => ({ id, name, postcode }));
}

/** Six, because districts are large: the centre of the one that a station is in may be the sixth nearest. */
const DISTRICTS_AROUND = 6;

/** The districts whose centres are nearest to a station, which may be in none of them. Undefined for an unknown one. */
export async function districtsAround(station: string): Promise<NamedPlace[] | undefined> {
  const [stations, districts] = await Promise.all([entitiesOrFail('stations'), entitiesOrFail('districts')]);
  const from = stations.get(station);
  if (from === undefined) return undefined;
  return [...districts.values()]
    .flatMap(({ id, name, centre }) => (centre === undefined ? [] : { id, name, metres: metresBetween(from, centre) }))
    .sort((a, b) => a.metres - b.metres)
    .slice(0, DISTRICTS_AROUND)
    .map(({ id, name }) => ({ id, name }));
}

const areasBySnapshot = memoizeBySnapshot('areas', (provinces: Entities<'provinces'>) =>
  memoize((districts: Entities<'districts'>): Areas => areasOf(provinces.values(), districts.values())),
);

/** All areas with pages. Empty until the source has first answered, so that pages still render. */
export async function areas(): Promise<Areas> {
  const [provinces, districts] = await Promise.all([entities('provinces'), entities('districts')]);
  return areasBySnapshot(provinces)(districts);
}

/** Like `areas`, but rejects until the source has first answered, because a missing area is not yet certain. */
export async function areasOrFail(): Promise<Areas> {
  await Promise.all([entitiesOrFail('provinces'), entitiesOrFail('districts')]);
  return areas();
}

/** Stations and landmarks, each name once. Rejects until the source has first answered. */
export async function knownPlaces(): Promise<KnownPlace[]> {
  const [stations, landmarks] = await Promise.all([entitiesOrFail('stations'), entitiesOrFail('landmarks')]);
  const all = [...stations.values(), ...landmarks.values()].map(({ name, lat, lng }) => ({ name, lat, lng }));
  return [...new Map(all.map((place) => [place.name.en, place])).values()];
}

/** A short trip by car or bus. Outside the city centre, few landmarks are within walking distance. */
const WITHIN_M = 5_000;
const LANDMARK_LIMITS = { limit: 6, perKind: 2 };

export async function landmarksNear(from: { lat: number; lng: number }): Promise<NearLandmark[]> {
  return nearestLandmarks(from, (await entities('landmarks')).values(), WITHIN_M, LANDMARK_LIMITS);
}
