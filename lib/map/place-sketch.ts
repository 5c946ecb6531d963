import type { LngLat } from 'thai-property-search/area-shape';
import { METRES_PER_DEGREE } from 'thai-property-search/distance';

type Point = { readonly lat: number; readonly lng: number };
type Named = Point & { readonly name: string };

/** In percent of the picture's width and height, from its upper left corner. */
export type SketchPoint = readonly [x: number, y: number];

export type SketchLabel = { readonly name: string; readonly at: SketchPoint };

/** The picture is twice as wide as it is high. */
export const SKETCH_ASPECT = 2;

const LEAST_M = 1_100;
const MOST_M = 4_000;
/** As many places as should be in the picture. */
const PLACES = 4;
const MARGIN = 1.25;
const CHARACTER = 2;
const LINE = 11;

/** The width of a label on a phone of 360 px, in percent of the picture. */
export const labelWidth = (name: string): number => name.length * CHARACTER;

export type Sketch = {
  /** Metres from the centre to the upper edge. */
  readonly reach: number;
  readonly point: (place: Point) => SketchPoint;
  /** The SVG path of the parts of a line that touch the picture. Empty if it has no point inside. */
  readonly line: (way: readonly LngLat[]) => string;
  /** The names that have space, in the given order. */
  readonly labels: (places: readonly Named[]) => SketchLabel[];
};

const metresEast = (from: Point, to: Point) =>
  (to.lng - from.lng) * METRES_PER_DEGREE * Math.cos((from.lat * Math.PI) / 180);
const metresNorth = (from: Point, to: Point) => (to.lat - from.lat) * METRES_PER_DEGREE;

const tenths = (value: number) => Math.round(value * 10) / 10;

/** The scale of a picture of the surroundings of `centre` that shows the nearest of `places`. */
export function placeSketch(centre: Point, places: readonly Point[]): Sketch {
  const distances = places
    .map((place) => Math.max(Math.abs(metresEast(centre, place)) / SKETCH_ASPECT, Math.abs(metresNorth(centre, place))))
    .sort((a, b) => a - b);
  const farthest = distances[Math.min(PLACES, distances.length) - 1] ?? 0;
  const reach = Math.min(MOST_M, Math.max(LEAST_M, farthest * MARGIN));
  const point = (place: Point): SketchPoint => [
    tenths(50 + (metresEast(centre, place) / (reach * SKETCH_ASPECT)) * 50),
    tenths(50 - (metresNorth(centre, place) / reach) * 50),
  ];
  return {
    reach,
    point,
    line: (way) => pathInside(way.map(([lng, lat]) => point({ lng, lat }))),
    labels: (named) => labelsOf(named.map(({ name, ...place }) => ({ name, at: point(place) }))),
  };
}

const isInside = (point: SketchPoint | undefined) => point?.every((part) => part >= 0 && part <= 100) ?? false;

function pathInside(points: readonly SketchPoint[]): string {
  const isDrawn = points.map((_, index) => points.slice(Math.max(0, index - 1), index + 2).some(isInside));
  return points
    .map((point, index) => (isDrawn[index] ? `${isDrawn[index - 1] ? 'L' : 'M'}${point.join(' ')}` : ''))
    .join('');
}

function labelsOf(candidates: readonly SketchLabel[]): SketchLabel[] {
  const shown: SketchLabel[] = [];
  for (const label of candidates) {
    const [x, y] = label.at;
    const half = labelWidth(label.name) / 2;
    const hasSpace = x - half > 0 && x + half < 100 && y > 4 && y + LINE < 100;
    const isFree = shown.every(
      ({ name, at }) => Math.abs(at[1] - y) > LINE || Math.abs(at[0] - x) > half + labelWidth(name) / 2,
    );
    if (hasSpace && isFree) shown.push(label);
  }
  return shown;
}
