import { metresWithin, WALKING_DETOUR, WALKING_M_PER_MINUTE } from 'thai-property-search/distance';
import type { RailRoute, Station } from '../content/collections';
import { walkAlong } from '../content/distance';
import { type Graph, graphOf, type Path, pathBetween, shortestPaths } from './graph';

export type Coordinates = { readonly lat: number; readonly lng: number };
export type StationId = Station['id'];

/** `minutes` of a ride include `wait`, half the usual time between trains. */
export type Leg =
  | { readonly kind: 'walk'; readonly minutes: number }
  | {
      readonly kind: 'ride';
      readonly line: RailRoute['line'];
      readonly from: StationId;
      readonly to: StationId;
      readonly stops: number;
      readonly minutes: number;
      readonly wait: number;
    }
  | { readonly kind: 'change'; readonly at: StationId; readonly to: StationId; readonly minutes: number };

/** Whole minutes. Those of the legs add up to `minutes`. */
export type Trip = { readonly minutes: number; readonly legs: readonly Leg[] };

/** The stations within `MAX_STATION_WALK` minutes of a place on foot, nearest first. */
export type HomeStations = {
  readonly stations: readonly { readonly id: StationId; readonly minutes: number }[];
};

export type Reach = {
  /** Whole minutes from the place to a station, with the walk to the first one. Infinite if no train goes there. */
  minutesAt(station: StationId): number;
};

/** A circle that a person can reach in the time of a search: around a place or station, in straight-line metres. */
export type Circle = readonly [lng: number, lat: number, metres: number];

export type TransitNetwork = {
  reachFrom(place: Coordinates): Reach;
  stationsNear(place: Coordinates): HomeStations;
  /** The fastest way, or undefined if it is farther than trains and `MAX_WALK` minutes on foot go. */
  trip(from: Coordinates, to: Coordinates): Trip | undefined;
};

/** Minutes on foot between a place and a station. */
export const MAX_STATION_WALK = 20;
/** Minutes of a way without a train. */
export const MAX_WALK = 60;

/** The value of the table for stations that no train joins. */
const UNREACHABLE = 255;

/** A place this near a station is the station itself. */
const SAME_PLACE_M = 20;

/** Whole minutes on foot along metres in a straight line, as a home's page says them. Infinite if more than `atMost`. */
export function walkWithin(straightM: number, atMost: number): number {
  const minutes = Math.round(straightM) < SAME_PLACE_M ? 0 : walkAlong(straightM).minutes;
  return minutes <= atMost ? minutes : Number.POSITIVE_INFINITY;
}

function walkBetween(from: Coordinates, to: Coordinates, atMost: number): number {
  // Texts round up to 50 metres.
  const metres = metresWithin(from, to, (atMost * WALKING_M_PER_MINUTE) / WALKING_DETOUR + 50);
  return walkWithin(metres ?? Number.POSITIVE_INFINITY, atMost);
}

/** Sums of the same minutes in another order may be on both sides of a half. */
const whole = (minutes: number): number => Math.round(minutes + 1e-6);

/** Whole minutes from each station to each other one, in rows, waiting and changing included. */
function tableOf(graph: Graph): Uint8Array {
  const { size } = graph;
  const table = new Uint8Array(size * size);
  for (let from = 0; from < size; from++) {
    const { minutes } = shortestPaths(graph, from);
    for (let to = 0; to < size; to++) {
      table[from * size + to] = Math.min(UNREACHABLE, whole(minutes[to] ?? UNREACHABLE));
    }
  }
  return table;
}

function legsOf(path: Path): Leg[] {
  let before = 0;
  return path.map(({ until, waiting, ...leg }) => {
    const minutes = whole(until) - before;
    before += minutes;
    return leg.kind === 'ride' ? { ...leg, minutes, wait: Math.min(minutes, whole(waiting)) } : { ...leg, minutes };
  });
}

const walkLegs = (minutes: number): Leg[] => (minutes > 0 ? [{ kind: 'walk', minutes }] : []);

/** Makes a network of the routes whose stations are known. A route goes past a station that is missing. */
export function buildNetwork(stations: Iterable<Station>, routes: Iterable<RailRoute>): TransitNetwork {
  const places = [...stations];
  const graph = graphOf(places, routes);
  const { size, indexes } = graph;
  const table = tableOf(graph);

  const stationsNear = (at: Coordinates): HomeStations => {
    const near: { id: StationId; minutes: number }[] = [];
    for (const station of places) {
      const minutes = walkBetween(at, station, MAX_STATION_WALK);
      if (minutes <= MAX_STATION_WALK) near.push({ id: station.id, minutes });
    }
    return { stations: near.sort((a, b) => a.minutes - b.minutes) };
  };

  const reachFrom = (place: Coordinates): Reach => {
    const best = new Float32Array(size).fill(Number.POSITIVE_INFINITY);
    for (const { id, minutes } of stationsNear(place).stations) {
      const row = (indexes.get(id) ?? 0) * size;
      for (let to = 0; to < size; to++) {
        const ride = table[row + to] ?? UNREACHABLE;
        if (ride < UNREACHABLE) best[to] = Math.min(best[to] ?? 0, minutes + ride);
      }
    }
    return { minutesAt: (station) => best[indexes.get(station) ?? size] ?? Number.POSITIVE_INFINITY };
  };

  const trip = (from: Coordinates, to: Coordinates): Trip | undefined => {
    const onFoot = walkBetween(from, to, MAX_WALK);
    let best = { minutes: onFoot, legs: () => walkLegs(onFoot) };
    const ends = stationsNear(to).stations;
    for (const first of stationsNear(from).stations) {
      for (const last of ends) {
        const [start, end] = [indexes.get(first.id) ?? 0, indexes.get(last.id) ?? 0];
        const ride = table[start * size + end] ?? UNREACHABLE;
        const minutes = first.minutes + ride + last.minutes;
        if (ride === UNREACHABLE || minutes >= best.minutes) continue;
        best = {
          minutes,
          legs: () => [
            ...walkLegs(first.minutes),
            ...legsOf(pathBetween(graph, start, end)),
            ...walkLegs(last.minutes),
          ],
        };
      }
    }
    return best.minutes === Number.POSITIVE_INFINITY ? undefined : { minutes: best.minutes, legs: best.legs() };
  };

  return { reachFrom, stationsNear, trip };
}
