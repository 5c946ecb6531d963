import { WALKING_DETOUR, WALKING_M_PER_MINUTE } from '../distance';
import { DEFAULT_WITHIN_M, MAX_STATIONS, MAX_WITHIN_M } from '../params';
import type { PlaceName } from './dictionary';
import { type Measure, readMeasure } from './measure';
import { type Context, isAttached, meaningOf, type Reader, type Token } from './tokens';

/** Walking distance without a number, in straight-line metres. */
const WALK_M = 800;
const METRES_PER_MINUTE = WALKING_M_PER_MINUTE / WALKING_DETOUR;
/** In the streets of Bangkok, at 24 km/h. */
const METRES_PER_MINUTE_RIDDEN = 400;
const MAX_METRES = 10_000;
/** A smaller number before `m` is in millions. */
export const MIN_METRES_BEFORE_M = 100;
const MAX_LEAD_WORDS = 5;

type Distance = { readonly metres: number; readonly to: number };

function metresOf({ value, unit }: Measure, rides: boolean): number {
  if (unit === 'metre') return value;
  const perMinute = rides ? METRES_PER_MINUTE_RIDDEN : METRES_PER_MINUTE;
  return Math.round((value * perMinute) / 100) * 100;
}

/** One length or time, or the longer one of `20-30 นาที`. */
export function span(tokens: Context['tokens'], index: number): Measure | undefined {
  const first = readMeasure(tokens, index, { lengths: true });
  if (!first || first.unit !== undefined || !meaningOf(tokens[first.to], 'to')) return first;
  const second = readMeasure(tokens, first.to + 1, { lengths: true });
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
  while (index < from + MAX_LEAD_WORDS && leads(tokens[index])) {
    walks ||= meaningOf(tokens[index], 'walk') !== undefined;
    rides ||= meaningOf(tokens[index], 'ride') !== undefined;
    index += 1;
  }
  const found = span(tokens, index);
  const isLength =
    found?.unit === 'metre' && (tokens[found.to - 1]?.word !== 'm' || found.value >= MIN_METRES_BEFORE_M);
  if (found && (isLength || found.unit === 'minute')) {
    const after = tokens[found.to];
    const metres = metresOf(found, rides || meaningOf(after, 'ride') !== undefined);
    const to = meaningOf(after, 'walk') || meaningOf(after, 'ride') ? found.to + 1 : found.to;
    return metres >= 1 && metres <= MAX_METRES ? { metres: Math.round(metres), to } : undefined;
  }
  return walks ? { metres: WALK_M, to: index } : undefined;
}

type Lead = { readonly index: number; readonly isNear: boolean; readonly metres: number | undefined };

function leadToStation(context: Context, from: number): Lead {
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

function distanceAfter(context: Context, to: number): Distance | undefined {
  const skip = meaningOf(context.tokens[to], 'filler') || meaningOf(context.tokens[to], 'from') ? 1 : 0;
  return distance(context, to) ?? (skip === 1 ? distance(context, to + 1) : undefined);
}

const MAX_WORDS = 5;
/** Numbers of roads, lanes and villages are smaller. A larger number is a price. */
export const ROAD_NUMBERS_END = 1_000;

type Named = { readonly name: PlaceName; readonly to: number };

/** The name at an index. After a word that announces a station, a Latin name may be spelled by its sound. */
export function nameAt({ tokens, bySound }: Context, from: number, announced: boolean): Named | undefined {
  const direct = meaningOf(tokens[from], 'name')?.name;
  if (!announced) return direct && { name: direct, to: from + 1 };
  const words: string[] = [];
  let best: Named | undefined = direct && { name: direct, to: from + 1 };
  for (let index = from; index < from + MAX_WORDS && /^[a-z]+$/.test(tokens[index]?.word ?? ''); index += 1) {
    words.push(tokens[index]?.word ?? '');
    const isNew = tokens.slice(from, index + 1).some(({ meanings }) => meanings.length === 0);
    const nameBySound = isNew && words.join('').length > 2 ? bySound(words.join(' ')) : undefined;
    if (nameBySound) best = { name: nameBySound, to: index + 1 };
  }
  return best;
}

type Core = { readonly stations: readonly string[]; readonly to: number };

export function ofSystem({ stations }: PlaceName, system: string): readonly string[] {
  const own = stations.filter((id) => id.startsWith(`${system}-`));
  return own.length > 0 ? own : stations;
}

type System = { readonly system: string; readonly stations: readonly string[]; readonly to: number };

/** Reads words for a system or line, such as `BTS` or `รถไฟฟ้า BTS สถานี`. The most specific one wins. */
export function systemAt({ tokens }: Context, from: number): System | undefined {
  let [index, system, lines]: [number, string | undefined, readonly string[] | undefined] = [
    from,
    undefined,
    undefined,
  ];
  while (index < from + MAX_WORDS) {
    const word = meaningOf(tokens[index], 'system');
    if (!word) break;
    if (system === undefined || system === 'any') system = word.system;
    lines ??= word.lines;
    index += 1;
  }
  return system === undefined ? undefined : { system, stations: lines ?? [system], to: index };
}

/** A number after a name makes it a road, unless the number belongs to a unit. */
function isRoadNumber({ tokens }: Context, index: number): boolean {
  const [number, next] = [tokens[index], tokens[index + 1]];
  if (!number?.number || number.number.grouped || number.number.value >= ROAD_NUMBERS_END) return false;
  return !meaningOf(next, 'unit') && !meaningOf(next, 'scale') && next?.word !== '-';
}

/** Reads a station, a system, or a name after "near": `BTS อารีย์`, `Ari station`, `รถไฟฟ้า`. */
function core(context: Context, index: number, isNear: boolean): Core | undefined {
  const system = systemAt(context, index);
  const named = nameAt(context, system?.to ?? index, system !== undefined || isNear);
  const isStation = named !== undefined && named.name.stations.length > 0;
  if (system) {
    if (!isStation || isRoadNumber(context, named.to)) return { stations: system.stations, to: system.to };
    return { stations: ofSystem(named.name, system.system), to: named.to };
  }
  if (!isStation) return undefined;
  const after = systemAt(context, named.to);
  const isOther = after && (nameAt(context, after.to, true)?.name.stations.length ?? 0) > 0;
  if (after && !isOther) return { stations: ofSystem(named.name, after.system), to: after.to };
  const { provinces, districts, road } = named.name;
  const isOnlyStation = provinces.length === 0 && districts.length === 0;
  const isMeant = context.nameReading === 'place' || (isNear && !road);
  return isMeant && isOnlyStation && !isPartOfMore(context, index, named.to)
    ? { stations: named.name.stations, to: named.to }
    : undefined;
}

export function isPartOfMore(context: Context, from: number, to: number): boolean {
  const { tokens } = context;
  const continuesWord = (before: Token | undefined, following: Token | undefined) =>
    isAttached(before, following) && before?.meanings.length === 0 && !before.number;
  return (
    isRoadNumber(context, to) ||
    meaningOf(tokens[to], 'road') !== undefined ||
    meaningOf(tokens[to], 'landmark') !== undefined ||
    continuesWord(tokens[from - 1], tokens[from]) ||
    (isAttached(tokens[to - 1], tokens[to]) && continuesWord(tokens[to], tokens[to]))
  );
}

function withOthers(context: Context, first: Core): Core {
  const { tokens } = context;
  const joins = (token: Token | undefined) => meaningOf(token, 'or') || meaningOf(token, 'and') || token?.word === '-';
  let all = first;
  for (let more = 0; more < MAX_STATIONS && joins(tokens[all.to]); more += 1) {
    const near = meaningOf(tokens[all.to + 1], 'near') ? 1 : 0;
    const next = core(context, all.to + 1 + near, true);
    if (!next) break;
    all = { stations: [...new Set([...all.stations, ...next.stations])], to: next.to };
  }
  return all;
}

export const readStations: Reader = (context, from) => {
  const { index, isNear, metres } = leadToStation(context, from);
  const first = core(context, index, isNear);
  if (!first) return undefined;
  const { stations, to } = withOthers(context, first);
  if (stations.length > MAX_STATIONS) return undefined;
  const far = distanceAfter(context, to);
  const distance = metres ?? far?.metres;
  // The index and the URL accept no longer distances.
  const within = distance === undefined ? undefined : Math.min(distance, MAX_WITHIN_M);
  const found = { stations: [...stations].sort() };
  return {
    to: metres === undefined && far ? far.to : to,
    filters: within === undefined || within === DEFAULT_WITHIN_M ? found : { ...found, within },
  };
};
