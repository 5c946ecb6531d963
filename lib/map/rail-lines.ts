import type { Station } from '../content/collections';
import type { LngLat } from '../search/area-shape';

export type RailLine = Station['line'];

/** Stations with this id prefix in the order of their numbers, optionally a range; descending if `to` is smaller. */
type Run = { readonly of: string; readonly from?: number; readonly to?: number };

/** The routes of each line: runs of numbered stations, and single stations at junctions. */
const WAYS: Readonly<Record<RailLine, readonly (readonly (Run | string)[])[]>> = {
  'bts-sukhumvit': [[{ of: 'BTS-N', from: 99, to: 0 }, 'BTS-CEN', { of: 'BTS-E' }]],
  'bts-silom': [[{ of: 'BTS-W' }, 'BTS-CEN', { of: 'BTS-S' }]],
  'bts-gold': [[{ of: 'BTS-G' }]],
  // A loop that closes at Tha Phra (BL01), and from there the branch to Lak Song.
  'mrt-blue': [[{ of: 'MRT-BL', to: 32 }, 'MRT-BL01', { of: 'MRT-BL', from: 33 }]],
  'mrt-purple': [[{ of: 'MRT-PP' }]],
  'mrt-yellow': [[{ of: 'MRT-YL' }]],
  'mrt-pink': [[{ of: 'MRT-PK' }], ['MRT-PK10', { of: 'MRT-MT' }]],
  arl: [[{ of: 'ARL-A' }]],
  'srt-red': [[{ of: 'SRT-RN' }], ['SRT-RN01', { of: 'SRT-RW' }]],
};

const LAST = 999;

function onRun(ids: readonly string[], { of, from = 0, to = LAST }: Run): string[] {
  const number = (id: string) => Number(id.slice(of.length));
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const found = ids
    .filter((id) => id.startsWith(of) && /^\d+$/.test(id.slice(of.length)) && number(id) >= low && number(id) <= high)
    .sort((a, b) => number(a) - number(b));
  return from > to ? found.reverse() : found;
}

/** The lines through the given stations, each with its routes. Routes with fewer than two stations are left out. */
export function railLines(
  stations: Iterable<Pick<Station, 'id' | 'lat' | 'lng'>>,
): { line: RailLine; ways: LngLat[][] }[] {
  const places = new Map([...stations].map(({ id, lng, lat }) => [id, [lng, lat] as const]));
  const ids = [...places.keys()];
  const names = Object.keys(WAYS) as RailLine[];
  return names.map((line) => ({
    line,
    ways: WAYS[line]
      .map((way) =>
        way
          .flatMap((part) => (typeof part === 'string' ? part : onRun(ids, part)))
          .flatMap((id) => {
            const place = places.get(id);
            return place === undefined ? [] : [place];
          }),
      )
      .filter((way) => way.length > 1),
  }));
}
