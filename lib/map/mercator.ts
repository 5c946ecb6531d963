import { type Bounds, type LngLat, rounded, WORLD } from '../search/area-shape';

/** The side of the world at zoom 0, in CSS pixels: MapLibre's tile. */
const WORLD_PX = 512;

/** The side of the world at a zoom, in CSS pixels. */
export const worldSize = (zoom: number): number => WORLD_PX * 2 ** zoom;

/** Where a point is on the square world of the Web Mercator projection (EPSG:3857), from 0 to 1, from the north-west. */
export function mercator([lng, lat]: LngLat): readonly [x: number, y: number] {
  const radians = (lat * Math.PI) / 180;
  return [(lng + 180) / 360, 0.5 - Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI)];
}

type Place = { readonly lng: number; readonly lat: number };

/** Whether a place lies in bounds, as the search means it: the sides belong to them. */
export const isInBounds = ({ lng, lat }: Place, [west, south, east, north]: Bounds): boolean =>
  lng >= west && lat >= south && lng <= east && lat <= north;

/** The bounds that hold all points; undefined for none. */
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

/** The part of bounds that a search may name, as the URL writes it, or undefined when they hold all of it. */
export function searchableBounds([west, south, east, north]: Bounds): Bounds | undefined {
  const inside: Bounds = [
    rounded(Math.max(west, WORLD[0])),
    rounded(Math.max(south, WORLD[1])),
    rounded(Math.min(east, WORLD[2])),
    rounded(Math.min(north, WORLD[3])),
  ];
  const isWhole = inside.every((side, at) => side === WORLD[at]);
  return isWhole || inside[0] >= inside[2] || inside[1] >= inside[3] ? undefined : inside;
}
