import { metresWithin } from 'thai-property-search/distance';
import type { Landmark, Station } from './collections';

/** 80 m a minute, the walking speed that Japanese and Thai property advertisements use. */
const WALKING_M_PER_MINUTE = 80;

type Point = { lat: number; lng: number };

export const walkingMinutes = (metres: number): number => Math.max(1, Math.round(metres / WALKING_M_PER_MINUTE));

/** The distance to a place: straight-line metres, rounded, and minutes on foot. */
type Walk = { metres: number; minutes: number };
export type NearStation = { station: Station } & Walk;
export type NearLandmark = { landmark: Landmark } & Walk;

type Place = Point & { name: { en: string } };

function nearest<Kind extends Place>(from: Point, places: Iterable<Kind>, withinM: number): ({ place: Kind } & Walk)[] {
  const named = new Map<string, { place: Kind; metres: number }>();
  for (const place of places) {
    const metres = metresWithin(from, place, withinM);
    if (metres !== undefined && metres < (named.get(place.name.en)?.metres ?? Number.POSITIVE_INFINITY)) {
      named.set(place.name.en, { place, metres });
    }
  }
  return [...named.values()]
    .sort((a, b) => a.metres - b.metres)
    .map(({ place, metres }) => ({ place, metres: Math.round(metres) }))
    .map((found) => ({ ...found, minutes: walkingMinutes(found.metres) }));
}

/** The stations within `withinM` metres in a straight line, nearest first. An interchange appears once. */
export const nearestStations = (
  from: Point,
  stations: Iterable<Station>,
  withinM: number,
  limit: number,
): NearStation[] =>
  nearest(from, stations, withinM)
    .slice(0, limit)
    .map(({ place: station, ...walk }) => ({ station, ...walk }));

export function nearestLandmarks(
  from: Point,
  landmarks: Iterable<Landmark>,
  withinM: number,
  { limit, perKind }: { limit: number; perKind: number },
): NearLandmark[] {
  const counts = new Map<Landmark['kind'], number>();
  return nearest(from, landmarks, withinM)
    .filter(({ place: { kind } }) => {
      const before = counts.get(kind) ?? 0;
      counts.set(kind, before + 1);
      return before < perKind;
    })
    .slice(0, limit)
    .map(({ place: landmark, ...walk }) => ({ landmark, ...walk }));
}
