/** A point in GeoJSON order: degrees east, degrees north. */
export type LngLat = readonly [lng: number, lat: number];

/** West, south, east, north in degrees, the order of a GeoJSON bounding box (RFC 7946 §5). */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** More corners than a hand-drawn outline has. A longer outline is nonsense or an attempt to overload the server. */
const MAX_CORNERS = 100;

/** Thailand with a margin. A shape outside it was not drawn on our map. */
export const WORLD: Bounds = [90, 0, 115, 25];

/** Rounds to five decimals, about one metre. */
export const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

function numbers(text: string, atMost: number): number[] | undefined {
  const parts = text.length > atMost * 24 ? [] : text.split(',');
  const isValid = parts.length <= atMost && parts.every((part) => /^-?\d{1,3}(\.\d{1,15})?$/.test(part));
  return isValid ? parts.map((part) => rounded(Number(part))) : undefined;
}

const isInWorld = ([lng, lat]: LngLat) => lng >= WORLD[0] && lat >= WORLD[1] && lng <= WORLD[2] && lat <= WORLD[3];

/** Parses `lat,lng`, the order in which people write a place. */
export function parsePoint(text: string): { readonly lat: number; readonly lng: number } | undefined {
  const [lat, lng, more] = numbers(text, 2) ?? [];
  if (lat === undefined || lng === undefined || more !== undefined) return undefined;
  return isInWorld([lng, lat]) ? { lat, lng } : undefined;
}

export function parseBounds(text: string): Bounds | undefined {
  const [west, south, east, north, more] = numbers(text, 4) ?? [];
  if (west === undefined || south === undefined || east === undefined || north === undefined) return undefined;
  const isValid =
    more === undefined && west < east && south < north && isInWorld([west, south]) && isInWorld([east, north]);
  return isValid ? [west, south, east, north] : undefined;
}

/** Parses `lng,lat,lng,lat,…`, the corners of an outline that closes itself. Returns undefined for anything else. */
export function parseOutline(text: string): readonly LngLat[] | undefined {
  const values = numbers(text, MAX_CORNERS * 2);
  if (values === undefined || values.length < 6 || values.length % 2 !== 0) return undefined;
  const corners = Array.from(
    { length: values.length / 2 },
    (_, index): LngLat => [values[index * 2] ?? Number.NaN, values[index * 2 + 1] ?? Number.NaN],
  );
  return corners.every(isInWorld) ? corners : undefined;
}

export function boundsOf(outline: readonly LngLat[]): Bounds {
  const lngs = outline.map(([lng]) => lng);
  const lats = outline.map(([, lat]) => lat);
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}

/** Tests whether a point is inside an outline by the even-odd rule, which also works if the outline crosses itself. */
export function createInsideTest(outline: readonly LngLat[]): (lng: number, lat: number) => boolean {
  const [west, south, east, north] = boundsOf(outline);
  const lngs = Float64Array.from(outline, ([lng]) => lng);
  const lats = Float64Array.from(outline, ([, lat]) => lat);
  return (lng, lat) => {
    // This also excludes NaN and infinite positions.
    if (!(lng >= west && lng <= east && lat >= south && lat <= north)) return false;
    let inside = false;
    for (let to = 0, from = lngs.length - 1; to < lngs.length; from = to++) {
      const [toLat = 0, fromLat = 0, toLng = 0, fromLng = 0] = [lats[to], lats[from], lngs[to], lngs[from]];
      const crosses = toLat > lat !== fromLat > lat;
      if (crosses && lng < ((fromLng - toLng) * (lat - toLat)) / (fromLat - toLat) + toLng) inside = !inside;
    }
    return inside;
  };
}
