import { type Bounds, type LngLat, rounded, WORLD } from 'thai-property-search/area-shape';

/** The size of the world at zoom 0, in CSS pixels: MapLibre's tile size. */
const WORLD_PX = 512;

export const worldSize = (zoom: number): number => WORLD_PX * 2 ** zoom;

/** The position of a point in the Web Mercator projection (EPSG:3857), from 0 to 1 starting in the north-west. */
export function mercator([lng, lat]: LngLat): readonly [x: number, y: number] {
  const radians = (lat * Math.PI) / 180;
  return [(lng + 180) / 360, 0.5 - Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI)];
}

/** The inverse of `mercator`. */
export const fromMercator = (x: number, y: number): LngLat => [
  x * 360 - 180,
  (360 / Math.PI) * Math.atan(Math.exp((1 - 2 * y) * Math.PI)) - 90,
];

type Place = { readonly lng: number; readonly lat: number };

export const isInBounds = ({ lng, lat }: Place, [west, south, east, north]: Bounds): boolean =>
  lng >= west && lat >= south && lng <= east && lat <= north;

export function boundsAround(points: readonly Place[]): Bounds | undefined {
  if (points.length === 0) return undefined;
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const { lng, lat } of points) {
    west = Math.min(west, lng);
    south = Math.min(south, lat);
    east = Math.max(east, lng);
    north = Math.max(north, lat);
  }
  return [west, south, east, north];
}

/** The bounds limited to the area that a search accepts, rounded as in the URL. Undefined if they contain all of it. */
export function searchableBounds([west, south, east, north]: Bounds): Bounds | undefined {
  const inside: Bounds = [
    rounded(Math.max(west, WORLD[0])),
    rounded(Math.max(south, WORLD[1])),
    rounded(Math.min(east, WORLD[2])),
    rounded(Math.min(north, WORLD[3])),
  ];
  const isWhole = inside.every((side, index) => side === WORLD[index]);
  return isWhole || inside[0] >= inside[2] || inside[1] >= inside[3] ? undefined : inside;
}

const EQUATOR_M = 40_075_016.686;

/** The radius of an approximate position: content gives it with an accuracy of about half a kilometre. */
export const APPROXIMATE_WITHIN_M = 500;

export const pixelsFor = (metres: number, lat: number, zoom: number): number =>
  (metres * worldSize(zoom)) / (EQUATOR_M * Math.cos((lat * Math.PI) / 180));
