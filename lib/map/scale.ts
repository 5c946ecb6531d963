import { worldSize } from './mercator';

/** The Earth's circumference at the equator, in metres (WGS 84). */
const EQUATOR_M = 40_075_016.686;

/** The radius of an approximate position: content gives it with an accuracy of about half a kilometre. */
export const APPROXIMATE_WITHIN_M = 500;

/** The length of a distance in CSS pixels at a latitude (degrees) and zoom of a Web Mercator map. */
export const pixelsFor = (metres: number, lat: number, zoom: number): number =>
  (metres * worldSize(zoom)) / (EQUATOR_M * Math.cos((lat * Math.PI) / 180));
