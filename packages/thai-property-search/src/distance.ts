const EARTH_RADIUS_M = 6_371_008.8;

type Point = { lat: number; lng: number };
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Straight-line metres between two points (haversine on the mean Earth radius). */
export function metresBetween(a: Point, b: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng);
  return 2 * EARTH_RADIUS_M * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** A usual detour factor of walking networks: the way on foot, divided by the straight line. */
export const WALKING_DETOUR = 1.3;
/** The walking speed that Japanese and Thai property advertisements use. */
export const WALKING_M_PER_MINUTE = 80;

/** For latitude, and for longitude at the equator. */
export const METRES_PER_DEGREE = radians(1) * EARTH_RADIUS_M;

/** The distance in metres if at most `atMost`. Exact, mostly without trigonometry, for a few kilometres in Thailand. */
export function metresWithin(a: Point, b: Point, atMost: number): number | undefined {
  const north = Math.abs(a.lat - b.lat) * METRES_PER_DEGREE;
  // Thailand is south of 20.5°, where a degree of longitude is at least 0.93 of a degree of latitude.
  if (north > atMost || Math.abs(a.lng - b.lng) * METRES_PER_DEGREE * 0.93 > atMost) return undefined;
  const metres = metresBetween(a, b);
  return metres <= atMost ? metres : undefined;
}
