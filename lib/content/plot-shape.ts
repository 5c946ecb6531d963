import { SQM_PER_SQWAH } from 'thai-property-search/amount';
import { METRES_PER_DEGREE } from 'thai-property-search/distance';
import { FACINGS } from 'thai-property-search/listing-choices';
import { westernDigits } from 'thai-property-search/plain-characters';
import type { Listing } from './collections';
import { point } from './documents/fields';

type Metres = readonly [x: number, y: number];
type Point = { readonly lat: number; readonly lng: number };

export type PlotShape = {
  /** In metres. The first two are the ends of the side at the road, which has `y` 0; the land is above it. */
  readonly corners: readonly Metres[];
  /** Lengths in metres; the first is at the road. */
  readonly sides: readonly number[];
  /** Degrees clockwise from up. Undefined if the facing of the plot is not known. */
  readonly north: number | undefined;
  /** Of corners, not of width and depth. */
  readonly isSurveyed: boolean;
};

export type OutlineFault =
  | { readonly kind: 'corners' | 'outside' | 'crosses' }
  | { readonly kind: 'area'; readonly sqm: number };

/** Deeds state the area of the ground; corners read from a map are some metres off. */
const AREA_TOLERANCE = 0.1;
const MAX_CORNERS = 40;
/** A last corner this near the first one, in metres, closes the outline. */
const SAME_CORNER_M = 0.5;

function pointsOf(outline: string): Point[] {
  const text = westernDigits(outline);
  if (!/^[\d.,;()\s]+$/.test(text)) return [];
  const numbers = text.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  if (numbers.length % 2 !== 0) return [];
  return numbers.flatMap((lat, index) => (index % 2 === 0 ? { lat, lng: numbers[index + 1] ?? Number.NaN } : []));
}

function inMetres(points: readonly Point[]): Metres[] {
  const [origin] = points;
  if (origin === undefined) return [];
  const east = METRES_PER_DEGREE * Math.cos((origin.lat * Math.PI) / 180);
  const corners = points.map(
    ({ lat, lng }): Metres => [(lng - origin.lng) * east, (lat - origin.lat) * METRES_PER_DEGREE],
  );
  const last = corners.at(-1);
  return last !== undefined && Math.hypot(...last) < SAME_CORNER_M ? corners.slice(0, -1) : corners;
}

const sidesOf = (corners: readonly Metres[]) =>
  corners.map((from, index): readonly [Metres, Metres] => [from, corners[(index + 1) % corners.length] ?? from]);

/** Twice the area to the left of the way from `a` over `b` to `c`; negative to the right. */
const turn = ([ax, ay]: Metres, [bx, by]: Metres, [cx, cy]: Metres) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** In m². Negative if the corners go round clockwise. */
const signedArea = (corners: readonly Metres[]) =>
  sidesOf(corners).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0) / 2;

function crossesItself(corners: readonly Metres[]): boolean {
  const sides = sidesOf(corners);
  return sides.some(([a, b], one) =>
    sides.some(([c, d], other) => {
      const areNeighbours = other - one < 2 || other - one === sides.length - 1;
      return !areNeighbours && turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
    }),
  );
}

/** What is wrong with the corners of a plot: `14.5302, 101.3820; …`, from one end of the side at the road to the other. */
export function outlineFault(outline: string, landSqwah: number | undefined): OutlineFault | undefined {
  const points = pointsOf(outline);
  const corners = inMetres(points);
  if (corners.length < 3 || corners.length > MAX_CORNERS) return { kind: 'corners' };
  if (!points.every((each) => point.safeParse(each).success)) return { kind: 'outside' };
  if (crossesItself(corners)) return { kind: 'crosses' };
  const sqm = Math.round(Math.abs(signedArea(corners)));
  const isRight = landSqwah === undefined || Math.abs(sqm / (landSqwah * SQM_PER_SQWAH) - 1) <= AREA_TOLERANCE;
  return isRight && sqm > 0 ? undefined : { kind: 'area', sqm };
}

export const firstCorner = (outline: string): Point | undefined => pointsOf(outline)[0];

const lengthsOf = (corners: readonly Metres[]) =>
  sidesOf(corners).map(([[ax, ay], [bx, by]]) => Math.round(Math.hypot(bx - ax, by - ay) * 10) / 10);

function surveyed(outline: string): PlotShape {
  const corners = inMetres(pointsOf(outline));
  const [, [x, y] = [1, 0]] = corners;
  const length = Math.hypot(x, y) * Math.sign(signedArea(corners));
  const [ux, uy] = [x / length, y / length];
  return {
    corners: corners.map(([east, north]) => [east * ux + north * uy, north * ux - east * uy]),
    sides: lengthsOf(corners),
    north: (Math.atan2(uy, ux) * 180) / Math.PI,
    isSurveyed: true,
  };
}

/** The shape of a plot by its corners; without faultless corners, the rectangle of its width and depth. */
export function plotShape({
  plot,
  plotOutline,
  landAreaSqwah,
  facing,
}: Pick<Listing, 'plot' | 'plotOutline' | 'landAreaSqwah' | 'facing'>): PlotShape | undefined {
  if (plotOutline !== undefined && outlineFault(plotOutline, landAreaSqwah) === undefined) return surveyed(plotOutline);
  if (plot === undefined) return undefined;
  const { frontageM: width, depthM: depth } = plot;
  const corners: Metres[] = [
    [0, 0],
    [width, 0],
    [width, depth],
    [0, depth],
  ];
  const north = facing === undefined ? undefined : 180 - FACINGS.indexOf(facing) * 45;
  return { corners, sides: lengthsOf(corners), north, isSurveyed: false };
}
