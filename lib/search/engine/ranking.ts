import { boundsOf } from '../area-shape';
import { DEFAULT_WITHIN_M, type SearchParams } from '../params';
import type { Columns } from './columns';
import { PASSES } from './filters';

/** The rows that pass from one place to another of an order. */
export function pick(order: Uint32Array, refusals: Uint8Array, from: number, to: number): number[] {
  const found: number[] = [];
  let place = 0;
  for (const row of order) {
    if (refusals[row] !== PASSES) continue;
    if (place >= from) found.push(row);
    place++;
    if (place >= to) break;
  }
  return found;
}

/** Scores are told apart to so many steps of the best. */
const STEPS = 4_096;

/** The passing rows by score, the best first; those alike stay in the order given. A counting sort: linear. */
export function byScore(order: Uint32Array, refusals: Uint8Array, scores: Float32Array): Uint32Array {
  let best = 0;
  let count = 0;
  for (const row of order) {
    if (refusals[row] !== PASSES) continue;
    best = Math.max(best, scores[row] ?? 0);
    count++;
  }
  const stepOf = (row: number) => STEPS - 1 - Math.floor(((scores[row] ?? 0) / (best || 1)) * (STEPS - 1));
  const starts = new Uint32Array(STEPS + 1);
  for (const row of order) if (refusals[row] === PASSES) starts[stepOf(row) + 1] = (starts[stepOf(row) + 1] ?? 0) + 1;
  for (let step = 0; step < STEPS; step++) starts[step + 1] = (starts[step + 1] ?? 0) + (starts[step] ?? 0);
  const sorted = new Uint32Array(count);
  for (const row of order) {
    if (refusals[row] !== PASSES) continue;
    const step = stepOf(row);
    const at = starts[step] ?? 0;
    sorted[at] = row;
    starts[step] = at + 1;
  }
  return sorted;
}

/** Metres of one degree of latitude; a degree of longitude is shorter by the cosine of the latitude. */
const METRES_PER_DEGREE = 111_195;
/** Distances are told apart by whole metres up to this; the rest are alike. */
const FARTHEST_M = 2 ** 22;

/** Metres to what the search is near: its stations, else the middle of its area; undefined for a search near nothing. */
function metresTo(params: SearchParams, columns: Columns): ((row: number) => number) | undefined {
  const { stations, within = DEFAULT_WITHIN_M, area, bbox } = params;
  if (stations.length > 0 && !stations.includes('any')) {
    const isWanted = columns.stationCodes.texts.map((id) =>
      stations.some((name) => id === name || id.startsWith(`${name}-`)),
    );
    return (row) => {
      let nearest = FARTHEST_M;
      for (let at = columns.stationStart.at(row); at < columns.stationStart.at(row + 1); at++) {
        const metres = columns.metres.at(at);
        if (isWanted[columns.stations.at(at)] && metres <= within) nearest = Math.min(nearest, metres);
      }
      return nearest;
    };
  }
  const bounds = area === undefined ? bbox : boundsOf(area);
  if (bounds === undefined) return undefined;
  const [lng, lat] = [(bounds[0] + bounds[2]) / 2, (bounds[1] + bounds[3]) / 2];
  const shrink = Math.cos((lat * Math.PI) / 180);
  return (row) => {
    const metres = Math.hypot((columns.lng.at(row) - lng) * shrink, columns.lat.at(row) - lat) * METRES_PER_DEGREE;
    return Math.min(FARTHEST_M, Math.round(metres));
  };
}

/** The passing rows by their distance to what the search is near, else undefined; those as far stay in order. */
export function byDistance(
  params: SearchParams,
  columns: Columns,
  order: Uint32Array,
  refusals: Uint8Array,
): Uint32Array | undefined {
  const metres = metresTo(params, columns);
  if (metres === undefined) return undefined;
  // Distance and place in one number: numbers alone sort many times as fast as with a function.
  const keys: number[] = [];
  for (let place = 0; place < order.length; place++) {
    const row = order[place] ?? 0;
    if (refusals[row] === PASSES) keys.push(metres(row) * order.length + place);
  }
  return Uint32Array.from(Float64Array.from(keys).sort(), (key) => order[key % order.length] ?? 0);
}
