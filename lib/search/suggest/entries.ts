import { PROPERTY_TYPES } from 'thai-property-search/listing-choices';
import type { SearchParams, STATION_LINES } from 'thai-property-search/params';
import { PLACE_ALIASES, PLACES_WITHIN } from 'thai-property-search/place-aliases';
import type { Station } from '../../content/collections';
import type { Places } from '../../content/places.server';
import { TYPE_NAMES, type Wish } from './known-words';
import { MAX_SUGGESTIONS, type Name, SEARCH_KINDS, type SearchKind } from './suggestion';

export type Entry = {
  readonly kind: SearchKind;
  readonly id: string;
  readonly name: Name;
  readonly area?: Name;
  readonly search: Partial<SearchParams>;
  readonly names: readonly string[];
};

const SYSTEMS: readonly { id: string; name: { th: string; en: string }; names: readonly string[] }[] = [
  { id: 'any', name: { th: 'ใกล้รถไฟฟ้าทุกสาย', en: 'Near any train station' }, names: ['รถไฟฟ้า', 'สถานีรถไฟฟ้า', 'train'] },
  { id: 'BTS', name: { th: 'ใกล้ BTS ทุกสถานี', en: 'Near any BTS station' }, names: ['BTS', 'บีทีเอส', 'skytrain'] },
  { id: 'MRT', name: { th: 'ใกล้ MRT ทุกสถานี', en: 'Near any MRT station' }, names: ['MRT', 'เอ็มอาร์ที', 'subway'] },
  {
    id: 'ARL',
    name: { th: 'ใกล้แอร์พอร์ต เรล ลิงก์ ทุกสถานี', en: 'Near any Airport Rail Link station' },
    names: ['ARL', 'แอร์พอร์ตลิงก์', 'แอร์พอร์ตเรลลิงก์', 'Airport Link', 'Airport Rail Link'],
  },
  {
    id: 'SRT',
    name: { th: 'ใกล้รถไฟสายสีแดงทุกสถานี', en: 'Near any SRT Red Line station' },
    names: ['SRT', 'สายสีแดง', 'Red Line'],
  },
];

type Line = Exclude<(typeof STATION_LINES)[number], 'arl' | 'srt-red'>;

/** The name of each line in Thai and English, and other names. A system with one line is in `SYSTEMS`. */
const LINES: Readonly<Record<Line, readonly [th: string, en: string, ...others: string[]]>> = {
  'bts-sukhumvit': ['BTS สายสุขุมวิท', 'BTS Sukhumvit Line', 'สายสุขุมวิท', 'สายสีเขียวอ่อน', 'Sukhumvit Line'],
  'bts-silom': ['BTS สายสีลม', 'BTS Silom Line', 'สายสีลม', 'สายสีเขียวเข้ม', 'Silom Line'],
  'bts-gold': ['BTS สายสีทอง', 'BTS Gold Line', 'สายสีทอง', 'Gold Line'],
  'mrt-blue': ['MRT สายสีน้ำเงิน', 'MRT Blue Line', 'สายสีน้ำเงิน', 'Blue Line'],
  'mrt-purple': ['MRT สายสีม่วง', 'MRT Purple Line', 'สายสีม่วง', 'Purple Line'],
  'mrt-yellow': ['MRT สายสีเหลือง', 'MRT Yellow Line', 'สายสีเหลือง', 'Yellow Line'],
  'mrt-pink': ['MRT สายสีชมพู', 'MRT Pink Line', 'สายสีชมพู', 'Pink Line'],
};

const lineEntries = Object.entries(LINES).map(([id, [th, en, ...others]]): Entry => {
  const name = { th: `ใกล้ ${th}`, en: `Near the ${en}` };
  return { kind: 'station', id, name, search: { stations: [id] }, names: [th, en, ...others] };
});

/** Returns `BTS` for `BTS-E9`. */
export const systemOf = (stationId: string): string => stationId.slice(0, stationId.indexOf('-'));

const both = ({ th, en }: { th: string; en: string }) => [th, en];

/** Stations with the same name form one entry: an interchange. */
function stationEntries(stations: Iterable<Station>): Entry[] {
  const byName = new Map<string, Station[]>();
  for (const station of stations) byName.set(station.name.en, [...(byName.get(station.name.en) ?? []), station]);
  return [...byName.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const systems = [...new Set(group.map(({ id }) => systemOf(id)))].join(' · ');
    return {
      ...{ kind: 'station', id: first.id, name: first.name, area: { th: systems, en: systems } },
      search: { stations: group.map(({ id }) => id).sort() },
      names: [...new Set(group.flatMap(({ name, aliases }) => [...both(name), ...aliases]))],
    };
  });
}

export function placeEntries({ provinces, districts, stations }: Places): readonly Entry[] {
  return [
    ...PROPERTY_TYPES.map((type): Entry => {
      const [th, en] = TYPE_NAMES[type];
      return { kind: 'type', id: type, name: { th, en }, search: { types: [type] }, names: TYPE_NAMES[type] };
    }),
    ...SYSTEMS.map(({ id, name, names }): Entry => ({ kind: 'station', id, name, search: { stations: [id] }, names })),
    ...lineEntries,
    ...stationEntries(stations.values()),
    ...[...provinces.values()].map(({ id, name }): Entry => {
      return {
        kind: 'province',
        id,
        name,
        search: { province: id },
        names: [...both(name), ...(PLACE_ALIASES[id] ?? [])],
      };
    }),
    ...[...districts.values()].map(
      ({ id, name, provinceCode }): Entry => ({
        ...{ kind: 'district', id, name, area: provinces.get(provinceCode)?.name },
        search: { province: provinceCode, district: id },
        names: [...both(name), ...(PLACE_ALIASES[id] ?? PLACES_WITHIN[id] ?? [])],
      }),
    ),
  ];
}

export type Candidate = {
  readonly entry: Entry;
  readonly number: number;
  readonly rank: number;
  readonly count: number;
  readonly wish: Wish;
};

const kindOrder = ({ entry }: Candidate) => SEARCH_KINDS.indexOf(entry.kind);

const compare = (a: Candidate, b: Candidate) =>
  a.rank - b.rank || b.count - a.count || kindOrder(a) - kindOrder(b) || a.number - b.number;

export class Shortlist {
  readonly #best: Candidate[] = [];

  get size(): number {
    return this.#best.length;
  }

  get candidates(): readonly Candidate[] {
    return this.#best;
  }

  offer(candidate: Candidate): void {
    const best = this.#best;
    const worst = best[MAX_SUGGESTIONS - 1];
    if (worst && compare(candidate, worst) >= 0) return;
    const existing = best.findIndex(({ number }) => number === candidate.number);
    if (existing >= 0) {
      if (compare(candidate, best[existing] ?? candidate) >= 0) return;
      best.splice(existing, 1);
    }
    const place = best.findIndex((other) => compare(candidate, other) < 0);
    best.splice(place < 0 ? best.length : place, 0, candidate);
    best.length = Math.min(best.length, MAX_SUGGESTIONS);
  }
}
