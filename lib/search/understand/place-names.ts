import type { Places } from '../../content/places.server';
import { fold, spellingKey } from '../fold';
import { GREATER_BANGKOK } from '../greater-bangkok';
import { PLACE_ALIASES } from '../place-aliases';
import { compact } from './dictionary';
import type { PlaceName } from './meaning';

/** Provinces whose names are also everyday words: เลย "at all", ตาก "to dry". */
const EVERYDAY_PROVINCES = new Set(['เลย', 'ตาก', 'surat', 'tak', 'nan']);
/** Districts whose names are also everyday words, such as countryside, port, happiness and farm. */
const EVERYDAY_DISTRICTS = /^(?:บ้าน|ban|ชนบท|ท่าเรือ|สุขสำราญ|นิคม|เมือง|mueang|เสนา|ไชโย|สนม|เฉลิมพระเกียรติ)/;
/** Shorter names also occur inside other words. Two resorts are exceptions. */
const SHORTEST_ALONE = 5;
const SHORT_ALONE = new Set(['ชะอำ', 'เบตง']);

/**
 * Also roads or airports: "near" them does not mean the station of that name, and roads extend beyond their district.
 */
const ROADS =
  /สุขุมวิท|sukhumvit|สีลม|silom|สาทร|sathorn?|รัชดา|ratchada|พหลโยธิน|เพชรบุรี|รามคำแหง|ศรีนครินทร์|srinakarin|ลาดพร้าว$|l[ad][dt]ph?rao$|พญาไท|สนามบิน|สุวรรณภูมิ|airport|suvarnabhumi|เจริญนคร|อิสรภาพ|พัฒนาการ|ติวานนท์|รัตนาธิเบศร์|งามวงศ์วาน|จตุจักร$|ราม$|เกษตร$|\d/;

type Growing = { provinces: Set<string>; districts: Set<string>; stations: Set<string> };
const nothing = (): Growing => ({ provinces: new Set(), districts: new Set(), stations: new Set() });

/** Collects all spellings of the names of provinces, districts and stations. */
function gather(places: Places): Map<string, Growing> {
  const names = new Map<string, Growing>();
  const add = (name: string, kind: keyof Growing, id: string) => {
    const key = compact(fold(name));
    const growing = names.get(key) ?? nothing();
    growing[kind].add(id);
    names.set(key, growing);
  };
  const also = (id: string) => PLACE_ALIASES[id] ?? [];
  for (const { id, name } of places.provinces.values()) {
    for (const spelt of [name.th, name.en, ...also(id)]) add(spelt, 'provinces', id);
  }
  for (const { id, name } of places.districts.values()) {
    for (const spelt of [name.th, name.en, ...also(id)]) add(spelt, 'districts', id);
    if (name.en.startsWith('Ko ')) add(name.en.replace('Ko', 'Koh'), 'districts', id);
    if (name.th.startsWith('เมือง')) for (const spelt of ['เมือง', 'mueang', 'muang']) add(spelt, 'districts', id);
  }
  for (const { id, name, aliases } of places.stations.values()) {
    for (const spelt of [name.th, name.en, ...aliases]) add(spelt, 'stations', id);
  }
  return names;
}

function meansOne(word: string, { provinces, districts, stations }: Growing): boolean {
  if (stations.size > 0) return false;
  if (provinces.size === 1) return !EVERYDAY_PROVINCES.has(word);
  const [district = '', other] = districts;
  const isLong = word.length >= SHORTEST_ALONE || SHORT_ALONE.has(word);
  // In and around Bangkok, people use the names of districts for wider or narrower areas.
  return other === undefined && isLong && !GREATER_BANGKOK.test(district) && !EVERYDAY_DISTRICTS.test(word);
}

export type PlaceNames = {
  readonly names: readonly (readonly [string, PlaceName])[];
  /** Finds a Latin name by its sound. */
  readonly bySound: (latin: string) => PlaceName | undefined;
};

export function placeNames(places: Places): PlaceNames {
  const names: (readonly [string, PlaceName])[] = [];
  const sounds = new Map<string, PlaceName>();
  for (const [word, growing] of gather(places)) {
    const name = {
      ...{ provinces: [...growing.provinces], districts: [...growing.districts], stations: [...growing.stations] },
      ...{ alone: meansOne(word, growing), road: ROADS.test(word) },
    };
    names.push([word, name]);
    if (!/[a-z]/.test(word)) continue;
    const sound = spellingKey(word);
    const other = sounds.get(sound);
    sounds.set(sound, other ? together(other, name) : name);
  }
  return { names, bySound: (latin) => sounds.get(spellingKey(latin)) };
}

const union = (one: readonly string[], other: readonly string[]) => [...new Set([...one, ...other])];

/** Merges the places of two names. */
const together = (one: PlaceName, other: PlaceName): PlaceName => ({
  provinces: union(one.provinces, other.provinces),
  districts: union(one.districts, other.districts),
  stations: union(one.stations, other.stations),
  alone: one.alone && other.alone,
  road: one.road || other.road,
});
