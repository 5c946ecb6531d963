import { DEFAULT_WITHIN_M, type SearchParams } from '../params';
import type { Columns } from './columns';
import { PASSES } from './refusal';

/** The passing rows from position `from` to `to` of an order. */
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

/** Scores are quantized to this many steps below the best. */
const STEPS = 4_096;

/** The last step needed for the first `to` rows, and the number of rows in the steps before it. */
function lastStep(counts: Uint32Array, to: number): { step: number; before: number } {
  let before = 0;
  for (let step = 0; step < STEPS; step++) {
    const through = before + (counts[step] ?? 0);
    if (through >= to) return { step, before };
    before = through;
  }
  return { step: STEPS - 1, before };
}

/** The first `to` passing rows by score, best first. Equal scores keep the given order. Linear in the rows. */
export function byScore(
  order: Uint32Array,
  refusals: Uint8Array,
  scores: Float32Array,
  passing: Uint32Array,
  to: number,
): Uint32Array {
  let best = 1e-9;
  for (let index = 0; index < passing.length; index++) best = Math.max(best, scores[passing[index] ?? 0] ?? 0);
  const scale = (STEPS - 1) / best;
  const stepOf = (row: number) => STEPS - 1 - Math.floor((scores[row] ?? 0) * scale);
  const counts = new Uint32Array(STEPS);
  for (let index = 0; index < passing.length; index++) {
    const step = stepOf(passing[index] ?? 0);
    counts[step] = (counts[step] ?? 0) + 1;
  }
  const limit = Math.min(to, passing.length);
  const last = lastStep(counts, limit);
  let ofLast = limit - last.before;
  const keys: number[] = [];
  for (let place = 0; place < order.length && keys.length < limit; place++) {
    const row = order[place] ?? 0;
    if (refusals[row] !== PASSES) continue;
    const step = stepOf(row);
    if (step < last.step || (step === last.step && ofLast-- > 0)) keys.push(step * order.length + place);
  }
  return Uint32Array.from(Float64Array.from(keys).sort(), (key) => order[key % order.length] ?? 0);
}

/** Distances are compared in whole metres up to this. Larger ones count as equal. */
const FARTHEST_M = 2 ** 22;

/** Metres to the nearest of the requested stations. A system includes all its stations. */
function metresToStations({ stations, within = DEFAULT_WITHIN_M }: SearchParams, columns: Columns) {
  const isSelected = Uint8Array.from(columns.stationCodes.texts, (id) =>
    Number(stations.some((name) => id === name || id.startsWith(`${name}-`))),
  );
  const starts = columns.stationStart.values;
  const codes = columns.stations.values;
  const metres = columns.metres.values;
  return (row: number) => {
    const end = starts[row + 1] ?? 0;
    for (let index = starts[row] ?? 0; index < end; index++) {
      const distance = metres[index] ?? FARTHEST_M;
      if (distance > within) break;
      if (isSelected[codes[index] ?? 0] === 1) return distance;
    }
    return FARTHEST_M;
  };
}

/** The passing rows by distance to the requested stations. Undefined if any station matches. */
export function byDistance(
  params: SearchParams,
  columns: Columns,
  order: Uint32Array,
  refusals: Uint8Array,
): Uint32Array | undefined {
  if (params.stations.length === 0 || params.stations.includes('any')) return undefined;
  const metres = metresToStations(params, columns);
  // Packs the distance and the position into one number: sorting plain numbers is many times faster than with a
  // comparator.
  const keys = new Float64Array(order.length);
  let count = 0;
  for (let place = 0; place < order.length; place++) {
    const row = order[place] ?? 0;
    if (refusals[row] === PASSES) keys[count++] = metres(row) * order.length + place;
  }
  return Uint32Array.from(keys.subarray(0, count).sort(), (key) => order[key % order.length] ?? 0);
}
