import { worldSize } from './mercator';

/** The Earth's girth at the equator, in metres (WGS 84). */
const EQUATOR_M = 40_075_016.686;

/** The radius that an approximate position stands for: content gives such a place to about half a kilometre. */
export const APPROXIMATE_WITHIN_M = 500;

/** How many CSS pixels a distance on the ground takes at a latitude (degrees) and zoom of a Web Mercator map. */
export const pixelsFor = (metres: number, lat: number, zoom: number): number =>
  (metres * worldSize(zoom)) / (EQUATOR_M * Math.cos((lat * Math.PI) / 180));
