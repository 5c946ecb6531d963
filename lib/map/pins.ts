import { mercator, worldSize } from './geometry';
import type { MapPoint } from './map-points';

/** All listings at one point, such as the units of a building. */
export type Spot = {
  readonly lng: number;
  readonly lat: number;
  readonly x: number;
  readonly y: number;
  readonly homes: readonly MapPoint[];
};

export type PinGroup = {
  /** Stable as long as the group has the same listings. */
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly spots: readonly Spot[];
  readonly count: number;
};

/** Pins overlap below this distance: the size of a price pin in CSS pixels, with room for touch. */
export const PIN_SIZE = { width: 104, height: 44 } as const;

export function spotsOf(points: readonly MapPoint[]): Spot[] {
  const byPlace = new Map<string, MapPoint[]>();
  for (const point of points) {
    const place = `${point.lng},${point.lat}`;
    const there = byPlace.get(place);
    if (there === undefined) byPlace.set(place, [point]);
    else there.push(point);
  }
  return [...byPlace.values()].flatMap((homes) => {
    const [first] = homes;
    if (first === undefined) return [];
    const { lng, lat } = first;
    const [x, y] = mercator([lng, lat]);
    return { lng, lat, x, y, homes };
  });
}

const singleGroup = (spot: Spot): PinGroup => {
  const { x, y, homes } = spot;
  return { key: `${homes[0]?.id}+${homes.length}`, x, y, spots: [spot], count: homes.length };
};

function mergeGroups(groups: readonly [PinGroup, ...PinGroup[]]): PinGroup {
  const [first, ...others] = groups;
  if (others.length === 0) return first;
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const middle = (side: 'x' | 'y') => groups.reduce((sum, group) => sum + group[side] * group.count, 0) / count;
  const spots = groups.flatMap((group) => group.spots);
  const [id] = spots.map(({ homes }) => homes[0]?.id).toSorted();
  return { key: `${id}+${spots.length}+${count}`, x: middle('x'), y: middle('y'), spots, count };
}

const AROUND = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));

type Cell = { readonly free: Set<PinGroup>; homes: number };

function cellsOf(groups: readonly PinGroup[], size: number) {
  const columns = Math.ceil(size / PIN_SIZE.width);
  const cellIndex = ({ x, y }: PinGroup, dx = 0, dy = 0) =>
    (Math.floor((y * size) / PIN_SIZE.height) + dy) * columns + Math.floor((x * size) / PIN_SIZE.width) + dx;
  const cells = new Map<number, Cell>();
  for (const group of groups) {
    const name = cellIndex(group);
    const cell = cells.get(name) ?? { free: new Set(), homes: 0 };
    cells.set(name, cell);
    cell.free.add(group);
    cell.homes += group.count;
  }
  return { cells, cellIndex };
}

function mergeOverlapping(groups: readonly PinGroup[], size: number): PinGroup[] {
  const { cells, cellIndex } = cellsOf(groups, size);
  const covers = (a: PinGroup, b: PinGroup) =>
    Math.abs(a.x - b.x) * size < PIN_SIZE.width && Math.abs(a.y - b.y) * size < PIN_SIZE.height;
  const removeOverlapping = (group: PinGroup) => {
    const near: PinGroup[] = [];
    for (const [dx, dy] of AROUND) {
      const free = cells.get(cellIndex(group, dx, dy))?.free;
      for (const other of free ?? []) {
        if (!covers(group, other)) continue;
        free?.delete(other);
        if (other !== group) near.push(other);
      }
    }
    return near;
  };
  const densest = [...cells.values()].toSorted((a, b) => b.homes - a.homes);
  const pins: PinGroup[] = [];
  // Groups already merged into a neighbour are no longer in `free`.
  for (const { free } of densest)
    for (const group of free) pins.push(mergeGroups([group, ...removeOverlapping(group)]));
  return pins;
}

/** Groups spots whose pins would overlap. A merged pin may overlap another, so this repeats until none do. */
export function groupSpots(spots: readonly Spot[], zoom: number): PinGroup[] {
  const size = worldSize(zoom);
  let groups = spots.map(singleGroup);
  for (;;) {
    const fewer = mergeOverlapping(groups, size);
    if (fewer.length === groups.length) return fewer;
    groups = fewer;
  }
}

/** Whether a zoom of at most `zoom` separates the spots of a pin. If not, they can only be listed. */
export const canSplit = ({ spots }: PinGroup, zoom: number): boolean =>
  spots.length > 1 && groupSpots(spots, zoom).length > 1;

type Place = { readonly x: number; readonly y: number };

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest place in the direction of an arrow key. Sideways distance counts more. y increases downwards. */
export function nextPin<P extends Place>(from: P, places: readonly P[], key: string): P | undefined {
  const [dx, dy] = DIRECTIONS[key] ?? [0, 0];
  let [best, nearest]: [P | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const place of places) {
    const ahead = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    if (ahead > 0 && ahead + 2 * aside < nearest) [best, nearest] = [place, ahead + 2 * aside];
  }
  return best;
}

export type PinPrice = { readonly amount: string; readonly unit: 'baht' | 'million' | 'billion' };

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
/** Three significant digits: `4.59`, `12.9`, `129`. */
const short = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3, useGrouping: false });

/** From a million with three significant digits, below as whole numbers (design/visual.md). `price` is in THB. */
export function pinPrice(price: number): PinPrice {
  if (price < 1e6) return { amount: grouped.format(price), unit: 'baht' };
  const millions = short.format(price / 1e6);
  if (Number(millions) < 1_000) return { amount: millions, unit: 'million' };
  return { amount: short.format(price / 1e9), unit: 'billion' };
}
