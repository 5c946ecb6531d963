import 'server-only';
import type { LngLat } from 'thai-property-search/area-shape';
import neighbours from '../../content/map/neighbours.json';
import outlines from '../../content/map/provinces.json';
import rivers from '../../content/map/rivers.json';
import type { Station } from '../content/collections';
import { memoizeBySnapshot } from '../content/memoize-by-snapshot';
import { type Places, places } from '../content/places.server';
import { type Locale, localizedText } from '../i18n/locales';
import type { MapBase, RailLine } from './map-base';

const SEAS: readonly { name: { th: string; en: string }; at: LngLat }[] = [
  { name: { th: 'อ่าวไทย', en: 'Gulf of Thailand' }, at: [101, 10.4] },
  { name: { th: 'ทะเลอันดามัน', en: 'Andaman Sea' }, at: [97, 8.4] },
];

const { source: _, ...riverLines } = rivers;
const CHAO_PHRAYA = { th: 'แม่น้ำเจ้าพระยา', en: 'Chao Phraya River' };
/** On its wide stretches, some kilometres from each other. */
const NAMED_AT: readonly LngLat[] = [
  [100.539, 14.004],
  [100.4775, 13.866],
  [100.5105, 13.7895],
  [100.4878, 13.7535],
  [100.4975, 13.7035],
  [100.556, 13.694],
  [100.544, 13.641],
];

const byLocale = memoizeBySnapshot('map base', ({ provinces, districts, stations, landmarks }: Places) => {
  const base = (locale: Locale): MapBase => {
    const name = (place: { name: { th: string; en: string } }) => localizedText(place.name, locale).text;
    return {
      outlines,
      neighbours,
      rivers: { ...riverLines, names: NAMED_AT.map((at) => ({ name: localizedText(CHAO_PHRAYA, locale).text, at })) },
      seas: SEAS.map(({ at, ...sea }) => ({ name: name(sea), at })),
      provinces: [...provinces.values()].map((one) => ({ name: name(one), at: [one.centre.lng, one.centre.lat] })),
      districts: [...districts.values()].flatMap((one) =>
        one.centre === undefined ? [] : { name: name(one), at: [one.centre.lng, one.centre.lat] as const },
      ),
      landmarks: [...landmarks.values()].map((one) => ({ name: name(one), at: [one.lng, one.lat] })),
      stations: [...stations.values()].map((one) => ({ name: name(one), at: [one.lng, one.lat], line: one.line })),
      rails: railLines(stations.values()),
    };
  };
  return { 'en-us': JSON.stringify(base('en-us')), 'th-th': JSON.stringify(base('th-th')) };
});

/** The data of the fallback map as JSON. Memoized until the content changes. */
export async function mapBaseText(locale: Locale): Promise<string> {
  return byLocale(await places())[locale];
}

/** Stations with this id prefix in the order of their numbers, optionally a range; descending if `to` is smaller. */
type Run = { readonly prefix: string; readonly from?: number; readonly to?: number };

const ROUTES: Readonly<Record<RailLine, readonly (readonly (Run | string)[])[]>> = {
  'bts-sukhumvit': [[{ prefix: 'BTS-N', from: 99, to: 0 }, 'BTS-CEN', { prefix: 'BTS-E' }]],
  'bts-silom': [[{ prefix: 'BTS-W' }, 'BTS-CEN', { prefix: 'BTS-S' }]],
  'bts-gold': [[{ prefix: 'BTS-G' }]],
  // A loop that closes at Tha Phra (BL01), and from there the branch to Lak Song.
  'mrt-blue': [[{ prefix: 'MRT-BL', to: 32 }, 'MRT-BL01', { prefix: 'MRT-BL', from: 33 }]],
  'mrt-purple': [[{ prefix: 'MRT-PP' }]],
  'mrt-yellow': [[{ prefix: 'MRT-YL' }]],
  'mrt-pink': [[{ prefix: 'MRT-PK' }], ['MRT-PK10', { prefix: 'MRT-MT' }]],
  arl: [[{ prefix: 'ARL-A' }]],
  'srt-red': [[{ prefix: 'SRT-RN' }], ['SRT-RN01', { prefix: 'SRT-RW' }]],
};

const LAST = 999;

function stationsOfRun(ids: readonly string[], { prefix, from = 0, to = LAST }: Run): string[] {
  const number = (id: string) => Number(id.slice(prefix.length));
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const run = ids
    .filter((id) => id.startsWith(prefix) && /^\d+$/.test(id.slice(prefix.length)))
    .filter((id) => number(id) >= low && number(id) <= high)
    .sort((a, b) => number(a) - number(b));
  return from > to ? run.reverse() : run;
}

/** The lines through the given stations, each with its routes. Routes with fewer than two stations are left out. */
export function railLines(
  stations: Iterable<Pick<Station, 'id' | 'lat' | 'lng'>>,
): { line: RailLine; ways: LngLat[][] }[] {
  const places = new Map([...stations].map(({ id, lng, lat }) => [id, [lng, lat] as const]));
  const ids = [...places.keys()];
  const names = Object.keys(ROUTES) as RailLine[];
  return names.map((line) => ({
    line,
    ways: ROUTES[line]
      .map((route) =>
        route
          .flatMap((part) => (typeof part === 'string' ? part : stationsOfRun(ids, part)))
          .flatMap((id) => {
            const place = places.get(id);
            return place === undefined ? [] : [place];
          }),
      )
      .filter((route) => route.length > 1),
  }));
}
