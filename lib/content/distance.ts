import type { Landmark, Station } from './collections';

const EARTH_RADIUS_M = 6_371_008.8;
/** 80 m a minute, the walking speed that Japanese and Thai property advertisements use. */
const WALKING_M_PER_MINUTE = 80;

type Point = { lat: number; lng: number };
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Straight-line metres between two points (haversine on the mean Earth radius). */
export function metresBetween(a: Point, b: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng);
  return 2 * EARTH_RADIUS_M * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** For latitude, and for longitude at the equator. */
export const METRES_PER_DEGREE = radians(1) * EARTH_RADIUS_M;

/**
 * The straight-line distance in metres if it is at most `atMost`, else undefined. Exact, and mostly without
 * trigonometry. For distances of a few kilometres in Thailand.
 */
export function metresWithin(a: Point, b: Point, atMost: number): number | undefined {
  const north = Math.abs(a.lat - b.lat) * METRES_PER_DEGREE;
  // Thailand is south of 20.5°, where a degree of longitude is at least 0.93 of a degree of latitude.
  if (north > atMost || Math.abs(a.lng - b.lng) * METRES_PER_DEGREE * 0.93 > atMost) return undefined;
  const metres = metresBetween(a, b);
  return metres <= atMost ? metres : undefined;
}

/** Minutes on foot for a straight-line distance, at least one. */
export const walkingMinutes = (metres: number): number => Math.max(1, Math.round(metres / WALKING_M_PER_MINUTE));

/** The distance to a place: straight-line metres, rounded, and minutes on foot. */
type Walk = { metres: number; minutes: number };
export type NearStation = { station: Station } & Walk;
export type NearLandmark = { landmark: Landmark } & Walk;

type Place = Point & { name: { en: string } };

/** The places within `withinM` metres in a straight line, nearest first, one per name. */
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

/** The landmarks within `withinM` metres in a straight line, nearest first, at most `perKind` per kind. */
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
