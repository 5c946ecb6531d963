import { GREATER_BANGKOK, type Landmark, type Places } from '../documents';
import { fold, spellingKey } from '../fold';
import { PLACE_ALIASES } from '../place-aliases';
import { compact, EAST_ASIAN, type PlaceName } from './dictionary';
import { EAST_ASIAN_PLACES } from './east-asian-words';

/** Provinces whose names are also everyday words: เลย "at all", ตาก "to dry". */
const EVERYDAY_PROVINCES = new Set(['เลย', 'ตาก', 'surat', 'tak', 'nan']);
/** Districts whose names are also everyday words, such as countryside, port, happiness and farm. */
const EVERYDAY_DISTRICTS = /^(?:บ้าน|ban|ชนบท|ท่าเรือ|สุขสำราญ|นิคม|เมือง|mueang|เสนา|ไชโย|สนม|เฉลิมพระเกียรติ)/;
/** Shorter names also occur inside other words. Two resorts are exceptions. */
const MIN_LENGTH_ALONE = 5;
const SHORT_ALONE = new Set(['ชะอำ', 'เบตง']);

/** Also roads or airports: "near" them does not mean that station, and roads extend beyond their district. */
const ROADS =
  /สุขุมวิท|sukhumvit|สีลม|silom|สาทร|sathorn?|รัชดา|ratchada|พหลโยธิน|เพชรบุรี|รามคำแหง|ศรีนครินทร์|srinakarin|ลาดพร้าว$|l[ad][dt]ph?rao$|พญาไท|สนามบิน|สุวรรณภูมิ|airport|suvarnabhumi|เจริญนคร|อิสรภาพ|พัฒนาการ|ติวานนท์|รัตนาธิเบศร์|งามวงศ์วาน|จตุจักร$|ราม$|เกษตร$|\d/;

type NameEntry = { provinces: Set<string>; districts: Set<string>; stations: Set<string> };
const emptyEntry = (): NameEntry => ({ provinces: new Set(), districts: new Set(), stations: new Set() });

function collectNames(places: Places): Map<string, NameEntry> {
  const names = new Map<string, NameEntry>();
  const add = (name: string, kind: keyof NameEntry, id: string) => {
    const key = compact(fold(name));
    const entry = names.get(key) ?? emptyEntry();
    entry[kind].add(id);
    names.set(key, entry);
  };
  const aliasesOf = (id: string) => [...(PLACE_ALIASES[id] ?? []), ...(EAST_ASIAN_PLACES[id]?.split('|') ?? [])];
  for (const { id, name } of places.provinces.values()) {
    for (const spelling of [name.th, name.en, ...aliasesOf(id)]) add(spelling, 'provinces', id);
  }
  for (const { id, name } of places.districts.values()) {
    for (const spelling of [name.th, name.en, ...aliasesOf(id)]) add(spelling, 'districts', id);
    if (name.en.startsWith('Ko ')) add(name.en.replace('Ko', 'Koh'), 'districts', id);
    if (name.th.startsWith('เมือง')) for (const spelling of ['เมือง', 'mueang', 'muang']) add(spelling, 'districts', id);
  }
  for (const { id, name, aliases } of places.stations.values()) {
    for (const spelling of [name.th, name.en, ...aliases]) add(spelling, 'stations', id);
  }
  return names;
}

function isUnambiguous(word: string, { provinces, districts, stations }: NameEntry): boolean {
  if (stations.size > 0) return false;
  if (provinces.size === 1) return !EVERYDAY_PROVINCES.has(word);
  const [district = '', second] = districts;
  const isLong = word.length >= MIN_LENGTH_ALONE || SHORT_ALONE.has(word) || EAST_ASIAN.test(word);
  // In and around Bangkok, people use the names of districts for wider or narrower areas.
  return second === undefined && isLong && !GREATER_BANGKOK.test(district) && !EVERYDAY_DISTRICTS.test(word);
}

export type PlaceNames = {
  readonly names: readonly (readonly [string, PlaceName])[];
  readonly bySound: (latin: string) => PlaceName | undefined;
  /** Names of landmarks with their ids. */
  readonly landmarks: readonly (readonly [string, Landmark['id']])[];
};

const KIND =
  /^(?:โรงพยาบาล|มหาวิทยาลัย|โรงเรียน|ท่าอากาศยาน|สนามบิน|ตลาด(?:นัด|น้ำ)?|สวน|หาด)|\b(?:international )?(?:hospital|university|school|airport|market|park|beach)$/u;
/** Shorter names without their kind are also everyday words: โรงพยาบาลกลาง. */
const MIN_LENGTH_WITHOUT_KIND = 6;

/** Names in full, and without their kind, unless a place, a station or another landmark also has that name. */
function landmarkNames(landmarks: Iterable<Landmark>, isPlace: (name: string) => boolean): PlaceNames['landmarks'] {
  const ids = new Map<string, Set<string>>();
  for (const { id, name } of landmarks) {
    for (const full of [name.th, name.en].map((text) => fold(text).replace(/ ?[(,].*/, ''))) {
      const short = full.replace(KIND, '').trim();
      const isClear = short.length >= MIN_LENGTH_WITHOUT_KIND && !isPlace(short);
      for (const word of [full, ...(isClear ? [short] : [])].map(compact)) {
        ids.set(word, (ids.get(word) ?? new Set()).add(id));
      }
    }
  }
  return [...ids].flatMap(([word, [id = '', other]]) => (other === undefined ? [[word, id] as const] : []));
}

export function placeNames(places: Places): PlaceNames {
  const names: (readonly [string, PlaceName])[] = [];
  const sounds = new Map<string, PlaceName>();
  for (const [word, entry] of collectNames(places)) {
    const name = {
      ...{ provinces: [...entry.provinces], districts: [...entry.districts], stations: [...entry.stations] },
      ...{ alone: isUnambiguous(word, entry), road: ROADS.test(word) },
    };
    names.push([word, name]);
    if (!/[a-z]/.test(word)) continue;
    const sound = spellingKey(word);
    const existing = sounds.get(sound);
    sounds.set(sound, existing ? mergeNames(existing, name) : name);
  }
  const known = new Set(names.map(([word]) => word));
  const bySound = (latin: string) => sounds.get(spellingKey(latin));
  const isPlace = (name: string) => known.has(compact(name)) || bySound(name) !== undefined;
  return { names, bySound, landmarks: landmarkNames(places.landmarks?.values() ?? [], isPlace) };
}

const union = (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])];

const mergeNames = (a: PlaceName, b: PlaceName): PlaceName => ({
  provinces: union(a.provinces, b.provinces),
  districts: union(a.districts, b.districts),
  stations: union(a.stations, b.stations),
  alone: a.alone && b.alone,
  road: a.road || b.road,
});
