import { DEFAULT_WITHIN_M, STATIONS_AT_MOST, WITHIN_AT_MOST_M } from '../params';
import { distanceAfter, leadToStation } from './distance';
import type { PlaceName } from './meaning';
import { type Context, isAttached, type Reader } from './reading';
import { meant, type Token } from './tokens';

const MOST_WORDS = 5;
/** Numbers of roads, lanes and villages are smaller. A larger number is a price. */
export const ROAD_NUMBERS_END = 1_000;

type Named = { readonly name: PlaceName; readonly to: number };

/** The name at an index. After a word that announces a station, a Latin name may be spelled by its sound. */
export function nameAt({ tokens, bySound }: Context, from: number, announced: boolean): Named | undefined {
  const known = meant(tokens[from], 'name')?.name;
  if (!announced) return known && { name: known, to: from + 1 };
  const words: string[] = [];
  let best: Named | undefined = known && { name: known, to: from + 1 };
  for (let at = from; at < from + MOST_WORDS && /^[a-z]+$/.test(tokens[at]?.word ?? ''); at += 1) {
    words.push(tokens[at]?.word ?? '');
    const isNew = tokens.slice(from, at + 1).some(({ meanings }) => meanings.length === 0);
    const heard = isNew && words.join('').length > 2 ? bySound(words.join(' ')) : undefined;
    if (heard) best = { name: heard, to: at + 1 };
  }
  return best;
}

type Core = { readonly stations: readonly string[]; readonly to: number };

/** The stations of a name in a system, or all of them if none is in it. */
function ofSystem({ stations }: PlaceName, system: string): readonly string[] {
  const own = stations.filter((id) => id.startsWith(`${system}-`));
  return own.length > 0 ? own : stations;
}

/** Reads words for a system, such as `BTS` or `รถไฟฟ้า BTS สถานี`. The most specific one wins. */
function systemAt({ tokens }: Context, from: number): { system: string; to: number } | undefined {
  let [at, system]: [number, string | undefined] = [from, undefined];
  for (let own = meant(tokens[at], 'system'); own && at < from + MOST_WORDS; own = meant(tokens[at], 'system')) {
    if (system === undefined || system === 'any') system = own.system;
    at += 1;
  }
  return system === undefined ? undefined : { system, to: at };
}

/** A number after a name makes it a road, unless the number belongs to a unit. */
function isRoadNumber({ tokens }: Context, at: number): boolean {
  const [number, next] = [tokens[at], tokens[at + 1]];
  if (!number?.number || number.number.grouped || number.number.value >= ROAD_NUMBERS_END) return false;
  return !meant(next, 'unit') && !meant(next, 'scale') && next?.word !== '-';
}

/** Reads a station, a system, or a name after "near": `BTS อารีย์`, `Ari station`, `รถไฟฟ้า`. */
function core(context: Context, at: number, isNear: boolean): Core | undefined {
  const system = systemAt(context, at);
  const named = nameAt(context, system?.to ?? at, system !== undefined || isNear);
  const isStation = named !== undefined && named.name.stations.length > 0;
  if (system) {
    if (!isStation || isRoadNumber(context, named.to)) return { stations: [system.system], to: system.to };
    return { stations: ofSystem(named.name, system.system), to: named.to };
  }
  if (!isStation) return undefined;
  const after = systemAt(context, named.to);
  const isOther = after && (nameAt(context, after.to, true)?.name.stations.length ?? 0) > 0;
  if (after && !isOther) return { stations: ofSystem(named.name, after.system), to: after.to };
  const { provinces, districts, road } = named.name;
  const isOnlyStation = provinces.length === 0 && districts.length === 0 && !road;
  return isNear && isOnlyStation && !isPartOfMore(context, at, named.to)
    ? { stations: named.name.stations, to: named.to }
    : undefined;
}

/** Whether the name continues, as a numbered road or a longer name. */
function isPartOfMore(context: Context, from: number, to: number): boolean {
  const { tokens } = context;
  const goesOn = (one: Token | undefined, other: Token | undefined) =>
    isAttached(one, other) && one?.meanings.length === 0 && !one.number;
  return (
    isRoadNumber(context, to) ||
    meant(tokens[to], 'road') !== undefined ||
    meant(tokens[to], 'landmark') !== undefined ||
    goesOn(tokens[from - 1], tokens[from]) ||
    (isAttached(tokens[to - 1], tokens[to]) && goesOn(tokens[to], tokens[to]))
  );
}

/** Adds more stations after `หรือ`, `or` or `/`. */
function withOthers(context: Context, first: Core): Core {
  const { tokens } = context;
  const joins = (token: Token | undefined) => meant(token, 'or') || meant(token, 'and') || token?.word === '-';
  let all = first;
  for (let more = 0; more < STATIONS_AT_MOST && joins(tokens[all.to]); more += 1) {
    const near = meant(tokens[all.to + 1], 'near') ? 1 : 0;
    const next = core(context, all.to + 1 + near, true);
    if (!next) break;
    all = { stations: [...new Set([...all.stations, ...next.stations])], to: next.to };
  }
  return all;
}

/** Reads a station or a railway, and the distance to it. */
export const readStations: Reader = (context, from) => {
  const { at, isNear, metres } = leadToStation(context, from);
  const first = core(context, at, isNear);
  if (!first) return undefined;
  const { stations, to } = withOthers(context, first);
  if (stations.length > STATIONS_AT_MOST) return undefined;
  const far = distanceAfter(context, to);
  const said = metres ?? far?.metres;
  // The index and the URL accept no longer distances.
  const within = said === undefined ? undefined : Math.min(said, WITHIN_AT_MOST_M);
  const found = { stations: [...stations].sort() };
  return {
    to: metres === undefined && far ? far.to : to,
    filters: within === undefined || within === DEFAULT_WITHIN_M ? found : { ...found, within },
  };
};
