import { metresWithin, WALKING_DETOUR, WALKING_M_PER_MINUTE } from 'thai-property-search/distance';
import type { Landmark, Station } from './collections';

type Point = { lat: number; lng: number };

/** The way to a place on foot, in metres and minutes. */
export type Walk = { metres: number; minutes: number };

/** Estimates the way on foot: whole metres in a straight line times a detour factor, as roughly as texts say it. */
export function walkAlong(straightM: number): Walk {
  const exact = Math.round(straightM) * WALKING_DETOUR;
  const step = exact < 1_000 ? 50 : 100;
  const metres = Math.max(1, Math.round(exact / step)) * step;
  return { metres, minutes: Math.round(metres / WALKING_M_PER_MINUTE) };
}

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
    .map(({ place, metres }) => ({ place, ...walkAlong(metres) }));
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
