import type { LngLat } from 'thai-property-search/area-shape';
import { METRES_PER_DEGREE } from 'thai-property-search/distance';

type Point = { readonly lat: number; readonly lng: number };

/** In CSS pixels from the centre of the picture, y downwards. A larger picture shows more, at the same scale. */
export type SketchPoint = readonly [x: number, y: number];
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Half of the largest picture: the page of a project on a desktop, with room for lines that end outside. */
export const DRAWN: SketchPoint = [640, 330];
const DRAWN_BOX: Box = { left: -DRAWN[0], top: -DRAWN[1], right: DRAWN[0], bottom: DRAWN[1] };

/** Half of the part that phones show, and the corner in the south-east that their button leaves free. */
const PHONE: SketchPoint = [150, 92];
const CORNER: SketchPoint = [80, 36];
/** As many places as should be there, up to this distance. */
const PLACES = 4;
const NEAR_M = 12_000;
const [LEAST_M, MOST_M] = [7, 260];
/** Where no train is near, the coast and towns orient, whose outlines are exact to some hundred metres. */
const LEAST_WITHOUT_TRAINS_M = 40;
const MARGIN = 1.1;

const tenth = (value: number) => Math.round(value * 10) / 10;

export type Projection = { readonly metresPerPixel: number; readonly point: (place: Point) => SketchPoint };

type Around = {
  readonly stations: readonly Point[];
  readonly landmarks: readonly Point[];
  readonly towns: readonly Point[];
};

/** A scale that shows the nearest stations and landmarks, or else the nearest town, in the smallest picture. */
export function projectionFor(centre: Point, { stations, landmarks, towns }: Around): Projection {
  const east = METRES_PER_DEGREE * Math.cos((centre.lat * Math.PI) / 180);
  const metres = ({ lat, lng }: Point) => [(lng - centre.lng) * east, (centre.lat - lat) * METRES_PER_DEGREE] as const;
  const scale = (place: Point) => {
    const [x, y] = metres(place);
    const corner = x > 0 && y > 0 ? Math.min(x / CORNER[0], y / CORNER[1]) : 0;
    return Math.max(Math.abs(x) / PHONE[0], Math.abs(y) / PHONE[1], corner);
  };
  const scales = (all: readonly Point[]) => all.map(scale).sort((a, b) => a - b);
  const isNear = (place: Point) => Math.hypot(...metres(place)) < NEAR_M;
  const near = scales([...stations, ...landmarks].filter(isNear)).slice(0, PLACES);
  const [nearestTown] = scales(towns);
  const wanted = near.length > 1 ? near.at(-1) : Math.max(near[0] ?? 0, nearestTown ?? 0);
  const least = stations.some(isNear) ? LEAST_M : LEAST_WITHOUT_TRAINS_M;
  const metresPerPixel = Math.min(MOST_M, Math.max(least, (wanted ?? 0) * MARGIN));
  return {
    metresPerPixel,
    point: (place) => {
      const [x, y] = metres(place);
      return [tenth(x / metresPerPixel), tenth(y / metresPerPixel)];
    },
  };
}

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
export const isDrawn = ([x, y]: SketchPoint): boolean => Math.abs(x) <= DRAWN[0] && Math.abs(y) <= DRAWN[1];

const boxOf = (points: readonly SketchPoint[]): Box => ({
  left: Math.min(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  right: Math.max(...points.map(([x]) => x)),
  bottom: Math.max(...points.map(([, y]) => y)),
});

const written = (points: readonly SketchPoint[]) =>
  points
    .map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`)
    .filter((text, index, all) => text !== all[index - 1])
    .join('L');

/** The SVG path of the parts of a line in the picture. Empty outside it. */
export function linePath(way: readonly SketchPoint[]): string {
  const parts: SketchPoint[][] = [];
  for (const [index, to] of way.entries()) {
    const from = way[index - 1];
    if (from === undefined || !overlap(boxOf([from, to]), DRAWN_BOX)) continue;
    const part = parts.at(-1);
    if (part !== undefined && part.at(-1) === from) part.push(to);
    else parts.push([from, to]);
  }
  return parts.map((part) => `M${written(part)}`).join('');
}

const EDGES = ([0, 1] as const).flatMap((axis) => ([-1, 1] as const).map((side) => ({ axis, side })));

/** The part of a ring inside the picture, with corners on its edges (Sutherland and Hodgman, 1974). */
export function clippedRing(ring: readonly SketchPoint[]): readonly SketchPoint[] {
  if (!overlap(boxOf(ring), DRAWN_BOX)) return [];
  let corners = ring;
  for (const { axis, side } of EDGES) {
    const limit = DRAWN[axis];
    const outside = (point: SketchPoint) => point[axis] * side > limit;
    corners = corners.flatMap((to, index) => {
      const from = corners.at(index - 1) ?? to;
      if (outside(from) === outside(to)) return outside(to) ? [] : [to];
      const share = (side * limit - from[axis]) / (to[axis] - from[axis]);
      const crossing: SketchPoint = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      return outside(to) ? [crossing] : [crossing, to];
    });
  }
  return corners;
}

export function ringPath(ring: readonly SketchPoint[]): string {
  const corners = clippedRing(ring);
  return corners.length < 3 ? '' : `M${written(corners)}Z`;
}

/** Half of the pictures by their least width: labels stay within the smallest, and larger ones add some. */
export const FRAMES: readonly { readonly from: number; readonly x: number; readonly y: number }[] = [
  280, 340, 600, 800, 1_100,
].map((from) => ({ from, x: from / 2 - 6, y: heightOf(from) / 2 - 6 }));

/** Pictures below 640 pixels are 3 to 2, others 2 to 1 (`where-it-is.tsx`). */
function heightOf(width: number) {
  return width < 600 ? width / 1.5 : width / 2;
}

/** The button at the lower right and the scale at the lower left, in a picture of a width. */
const cornersAt = (width: number): Box[] => {
  const [right, bottom] = [width / 2, heightOf(width) / 2];
  return [
    // Only an icon in small pictures, which phones show.
    { left: right - (width < 560 ? 60 : 200), top: bottom - 60, right, bottom },
    { left: -right, top: bottom - 36, right: 112 - right, bottom },
  ];
};

const CORNERS = Array.from({ length: 62 }, (_, index) => 280 + index * 16).map((width) => ({
  width,
  corners: cornersAt(width),
}));
const isFree = (box: Box, from: number) =>
  CORNERS.every(({ width, corners }) => width < from || corners.every((corner) => !overlap(corner, box)));

const CHARACTER = 7.6;
const LINE = 15;
const MOST_CHARACTERS = 28;
const GAP = 8;
let graphemes: Intl.Segmenter | undefined;

function charactersOf(text: string): string[] {
  graphemes ??= new Intl.Segmenter('th', { granularity: 'grapheme' });
  return [...graphemes.segment(text)].map(({ segment }) => segment);
}

/** In pixels, a little more than the fonts of all systems need. Thai vowels and tones above a letter need nothing. */
export const labelWidth = (text: string): number =>
  [...text].reduce((sum, one) => sum + (/\p{M}/u.test(one) ? 0 : one >= '\u2e80' ? 2 : 1), 0) * CHARACTER + 6;

export function shortened(name: string): string {
  if (name.length <= MOST_CHARACTERS) return name;
  const all = charactersOf(name);
  if (all.length <= MOST_CHARACTERS) return name;
  return `${all
    .slice(0, MOST_CHARACTERS - 1)
    .join('')
    .trimEnd()}…`;
}

/** A place has its label beside it, a note and an area have it on it. */
export type LabelKind = 'place' | 'note' | 'area';
export type WantedLabel = {
  readonly kind: LabelKind;
  readonly at: SketchPoint;
  readonly lines: readonly string[];
  /** A dot that is drawn only with the label. */
  readonly dot?: Box;
};
export type PlacedLabel = WantedLabel & {
  readonly box: Box;
  readonly anchor: 'start' | 'middle' | 'end';
  /** The least width of the pictures that show it: one of `FRAMES`. */
  readonly from: number;
};

type Position = Pick<PlacedLabel, 'box' | 'anchor'>;

function positionsOf({ kind, at: [x, y], lines }: WantedLabel): Position[] {
  const [width, height] = [Math.max(...lines.map(labelWidth)), lines.length * LINE];
  const middle = (top: number) => ({
    anchor: 'middle' as const,
    box: { left: x - width / 2, top, right: x + width / 2, bottom: top + height },
  });
  const onIt = middle(y - height / 2);
  const beside = (gap: number, centre: number): Position[] => {
    const rows = { top: centre - height / 2, bottom: centre + height / 2 };
    return [
      { anchor: 'start', box: { ...rows, left: x + gap, right: x + gap + width } },
      { anchor: 'end', box: { ...rows, left: x - gap - width, right: x - gap } },
    ];
  };
  if (kind === 'place') return [middle(y + GAP), middle(y - GAP - height), ...beside(GAP, y)];
  // Farther from its ring, the text of a ring would say nothing.
  if (kind === 'note') return [onIt, middle(-y - height / 2), ...beside(-y, 0)];
  return [onIt, ...[-LINE, LINE, -2 * LINE, 2 * LINE].map((shift) => middle(y - height / 2 + shift))];
}

/** Places for as many labels as have space, the first ones first. None covers another one or an obstacle. */
export function placeLabels(wanted: readonly WantedLabel[], obstacles: readonly Box[]): PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  const taken = [...obstacles];
  const isTaken = (box: Box) => taken.some((other) => overlap(box, other));
  const waiting = new Map(wanted.map((label) => [label, positionsOf(label)]));
  for (const { from, x, y } of FRAMES) {
    const isInside = (box: Box) => box.left >= -x && box.right <= x && box.top >= -y && box.bottom <= y;
    for (const [label, positions] of waiting) {
      const { dot } = label;
      if (dot !== undefined && placed.some(({ box }) => overlap(box, dot))) continue;
      const position = positions.find(({ box }) => isInside(box) && isFree(box, from) && !isTaken(box));
      if (position === undefined) continue;
      placed.push({ ...label, ...position, from });
      taken.push(position.box, ...(dot === undefined ? [] : [dot]));
      waiting.delete(label);
    }
  }
  return placed;
}

const STEPS_M = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000];

/** A round distance of at most `pixels`, in metres. */
export const roundMetres = (metresPerPixel: number, pixels: number): number =>
  STEPS_M.findLast((step) => step <= metresPerPixel * pixels) ?? 100;

export const wayOf = (way: readonly LngLat[], point: Projection['point']): SketchPoint[] =>
  way.map(([lng, lat]) => point({ lng, lat }));
