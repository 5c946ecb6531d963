import { DEFAULT_WITHIN_M } from '../params';
import { type Measure, measure } from './measure';
import type { Context } from './reading';
import { meaningOf, type Token } from './tokens';

/** A walk of ten minutes, in straight-line metres. */
const WALK_M = 800;
/** `DEFAULT_WITHIN_M` is a walk of twelve minutes. */
const METRES_PER_MINUTE = DEFAULT_WITHIN_M / 12;
/** In the streets of Bangkok, at 24 km/h. */
const METRES_PER_MINUTE_RIDDEN = 400;
/** Longer distances cannot mean the way to a station. */
const MOST_METRES = 10_000;
/** A smaller number before `m` is in millions. */
export const LEAST_M = 100;
const MOST_WORDS = 5;

export type Distance = { readonly metres: number; readonly to: number };

function metresOf({ value, unit }: Measure, rides: boolean): number {
  if (unit === 'metre') return value;
  const perMinute = rides ? METRES_PER_MINUTE_RIDDEN : METRES_PER_MINUTE;
  return Math.round((value * perMinute) / 100) * 100;
}

/** Reads a length or a duration. `5-10 นาที` gives the larger value. */
function span(tokens: Context['tokens'], index: number): Measure | undefined {
  const first = measure(tokens, index, { lengths: true });
  if (!first || first.unit !== undefined || !meaningOf(tokens[first.to], 'to')) return first;
  const second = measure(tokens, first.to + 1, { lengths: true });
  if (second?.unit !== 'metre' && second?.unit !== 'minute') return first;
  return { ...second, value: Math.max(first.value, second.value) };
}

/** Reads `500 เมตร`, `ไม่เกิน 1 กม.`, `เดิน 5 นาที`, `ขับรถ 5 นาที` and `walking distance`. */
function distance({ tokens }: Context, from: number): Distance | undefined {
  let [index, walks, rides] = [from, false, false];
  const leads = (token: Token | undefined) =>
    (['bound', 'walk', 'ride', 'filler'] as const).some(
      (kind) => meaningOf(token, kind) && (kind !== 'filler' || index > from),
    );
  while (index < from + MOST_WORDS && leads(tokens[index])) {
    walks ||= meaningOf(tokens[index], 'walk') !== undefined;
    rides ||= meaningOf(tokens[index], 'ride') !== undefined;
    index += 1;
  }
  const found = span(tokens, index);
  const isLength = found?.unit === 'metre' && (tokens[found.to - 1]?.word !== 'm' || found.value >= LEAST_M);
  if (found && (isLength || found.unit === 'minute')) {
    const after = tokens[found.to];
    const metres = metresOf(found, rides || meaningOf(after, 'ride') !== undefined);
    const to = meaningOf(after, 'walk') || meaningOf(after, 'ride') ? found.to + 1 : found.to;
    return metres >= 1 && metres <= MOST_METRES ? { metres: Math.round(metres), to } : undefined;
  }
  return walks ? { metres: WALK_M, to: index } : undefined;
}

export type Lead = { readonly index: number; readonly isNear: boolean; readonly metres: number | undefined };

/** Reads the words before a station: `ใกล้`, `within 500 m of`, `เดินไป`. */
export function leadToStation(context: Context, from: number): Lead {
  const { tokens } = context;
  let [index, isNear, metres]: [number, boolean, number | undefined] = [from, false, undefined];
  while (index < from + 12) {
    const far = distance(context, index);
    if (far) {
      metres = metres === undefined || metres === WALK_M ? far.metres : metres;
      index = far.to;
    } else if (meaningOf(tokens[index], 'near')) {
      isNear = true;
      index += 1;
    } else if (index > from && meaningOf(tokens[index], 'from')) index += 1;
    else break;
  }
  return { index, isNear: isNear || metres !== undefined, metres };
}

/** Reads a distance after the station. */
export function distanceAfter(context: Context, to: number): Distance | undefined {
  const skip = meaningOf(context.tokens[to], 'filler') || meaningOf(context.tokens[to], 'from') ? 1 : 0;
  return distance(context, to) ?? (skip === 1 ? distance(context, to + 1) : undefined);
}
