import type { MapPoint } from './map-points';
import { mercator, worldSize } from './mercator';

/** All homes at one point: the units of a building. */
export type Spot = {
  readonly lng: number;
  readonly lat: number;
  readonly x: number;
  readonly y: number;
  readonly homes: readonly MapPoint[];
};

/** What one pin stands for: one spot, or several too near each other to be told apart. */
export type PinGroup = {
  /** Stays the same as long as the same homes stand together. */
  readonly key: string;
  /** On the world from 0 to 1. */
  readonly x: number;
  readonly y: number;
  readonly spots: readonly Spot[];
  readonly count: number;
};

/** Pins nearer than this would cover each other: the size of a price pin in CSS pixels, with a finger's room. */
export const PIN_ROOM = { width: 104, height: 44 } as const;

/** Homes by their points. */
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

/** The pin stands where the first spot is: then pins keep the distance that their first spots have. */
function together(spots: readonly [Spot, ...Spot[]]): PinGroup {
  const [{ x, y, homes }] = spots;
  const count = spots.reduce((sum, spot) => sum + spot.homes.length, 0);
  return { key: `${homes[0]?.id}+${spots.length}+${count}`, x, y, spots, count };
}

/** Gives the free spots near one, and takes them: they lie in its cell, each as large as a pin, or the eight around it. */
function nearTaker(spots: readonly Spot[], size: number): (spot: Spot) => Spot[] {
  const cell = ({ x, y }: Spot): readonly [number, number] => [
    Math.floor((x * size) / PIN_ROOM.width),
    Math.floor((y * size) / PIN_ROOM.height),
  ];
  const cells = new Map<string, Set<Spot>>();
  for (const spot of spots) {
    const name = cell(spot).join();
    cells.set(name, (cells.get(name) ?? new Set()).add(spot));
  }
  const isNear = (a: Spot, b: Spot) =>
    Math.abs(a.x - b.x) * size < PIN_ROOM.width && Math.abs(a.y - b.y) * size < PIN_ROOM.height;
  return (spot) => {
    const [column, row] = cell(spot);
    const around = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => cells.get(`${column + dx},${row + dy}`)));
    return around.flatMap((free) => {
      const near = [...(free ?? [])].filter((other) => isNear(spot, other));
      for (const other of near) free?.delete(other);
      return near;
    });
  };
}

/** Spots whose pins would cover each other at a zoom, together under one pin; every home is under exactly one. */
export function groupSpots(spots: readonly Spot[], zoom: number): PinGroup[] {
  const takeNear = nearTaker(spots, worldSize(zoom));
  const taken = new Set<Spot>();
  return spots.flatMap((spot) => {
    if (taken.has(spot)) return [];
    const near = takeNear(spot);
    for (const other of near) taken.add(other);
    return together([spot, ...near.filter((other) => other !== spot)]);
  });
}

/** Whether some zoom up to `zoom` shows the spots of a pin apart; if not, they can only be listed. */
export const canPart = ({ spots }: PinGroup, zoom: number): boolean =>
  spots.length > 1 && groupSpots(spots, zoom).length > 1;
