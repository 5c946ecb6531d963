import { METRES_PER_DEGREE, metresWithin } from '../distance';
import { isStudio, type Landmark, type LandmarkKind, type Listing, type Places } from '../documents';
import type { ListingFacts } from '../facts';
import type { Facing, PropertyType } from '../listing-choices';
import { PLACE_ALIASES, PLACES_WITHIN } from '../place-aliases';

/** The fields of a listing's document, as bits. A posting holds the set of fields that contain a word. */
export const FIELD = { project: 1, place: 2, close: 4, near: 8, title: 16, type: 32, description: 64 } as const;

const TYPE_WORDS: Readonly<Record<PropertyType, string>> = {
  'detached-house': 'บ้านเดี่ยว บ้าน detached house home',
  'semi-detached-house': 'บ้านแฝด บ้าน semi-detached house twin house duplex home',
  townhouse:
    'ทาวน์โฮม ทาวน์เฮาส์ ทาวน์เฮ้าส์ บ้านแถว townhouse townhome town house town home row house rowhouse terraced house',
  condo: 'คอนโด คอนโดมิเนียม ห้องชุด condo condominium apartment flat',
  villa: 'พูลวิลล่า วิลล่า วิลลา บ้าน pool villa house home',
  shophouse: 'อาคารพาณิชย์ ตึกแถว โฮมออฟฟิศ shophouse shop house commercial building',
  land: 'ที่ดิน ที่ดินเปล่า land plot',
};

const STUDIO_WORDS = 'สตูดิโอ studio 0 bedroom ห้องนอน';

const SYSTEM_WORDS: Readonly<Record<string, string>> = {
  BTS: 'bts บีทีเอส รถไฟฟ้า skytrain train station',
  MRT: 'mrt เอ็มอาร์ที รถไฟฟ้า รถไฟฟ้าใต้ดิน metro subway train station',
  ARL: 'arl airport rail link แอร์พอร์ตลิงก์ แอร์พอร์ตเรลลิงก์ รถไฟฟ้า train station',
  SRT: 'srt red line สายสีแดง รถไฟฟ้า train station',
};

export const LANDMARK_WORDS: Readonly<Record<LandmarkKind, string>> = {
  hospital: 'โรงพยาบาล hospital',
  mall: 'ห้าง ห้างสรรพสินค้า mall',
  market: 'ตลาด market',
  park: 'สวนสาธารณะ park',
  university: 'มหาวิทยาลัย university',
  school: 'โรงเรียน school',
  airport: 'สนามบิน ท่าอากาศยาน airport',
  beach: 'หาด ชายหาด beach',
};

/** Thai abbreviations of landmarks, before a name: `รพ.ศรีนครินทร์`. `8 ม.` and `ม.อ.` mean something else. */
const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/รพ\.\s*|(?<![\u0e00-\u0e7f])รพ\s*(?=[\u0e01-\u0e2e\u0e40-\u0e44])/gu, 'โรงพยาบาล'],
  [/รร\.\s*(?=[\u0e01-\u0e2e\u0e40-\u0e44])/gu, 'โรงเรียน'],
  [/(?<![\u0e01-\u0e2e]|[\d.]\s?)ม\.\s*(?=[\u0e01-\u0e2e\u0e40-\u0e44](?!\.))|มหา['’]?ลัย/gu, 'มหาวิทยาลัย'],
];

const FACING_WORDS: Readonly<Record<Facing, string>> = {
  ne: 'ทิศตะวันออกเฉียงเหนือ',
  se: 'ทิศตะวันออกเฉียงใต้',
  sw: 'ทิศตะวันตกเฉียงใต้',
  nw: 'ทิศตะวันตกเฉียงเหนือ',
  n: 'ทิศเหนือ',
  e: 'ทิศตะวันออก',
  s: 'ทิศใต้',
  w: 'ทิศตะวันตก',
};

const facingIn = (english: string) =>
  new RegExp(`\\b(?:facing|faces)[\\s-](?:the )?${english}\\b|\\b${english}[\\s-]?facing\\b`, 'giu');

/** Loanwords with many spellings in use, and words for what listings call by another name. */
const USUAL_WORDS: readonly (readonly [RegExp, string])[] = [
  [/บิ[\u0e48-\u0e4b]?[วล](?:[ดตทธ]\u0e4c?)?[\s-]?อิ[\u0e48-\u0e4b]?น/gu, 'บิลต์อิน'],
  [/\bbuil[dt][\s-]?in\b(?!\s*\d)/giu, 'บิลต์อิน'],
  [/น[\u0e47-\u0e4b]?อ[คก][\s-]?ดาว(?:น\u0e4c?)?/gu, 'น็อกดาวน์'],
  [/\b(?:knock[\s-]?down|prefab(?:ricated)?|modular) (?:house|home)s?\b/giu, 'บ้านน็อกดาวน์'],
  [/\bcorner (?:unit|room|condo|apartment)\b/giu, 'ห้องมุม'],
  [/(\d+(?:\.\d+)?)\s?-?(?:m|metres?|meters?) (?:wide|frontage)\b/giu, 'หน้ากว้าง $1'],
  [/\bfrontage (?:of )?(\d+(?:\.\d+)?)/giu, 'หน้ากว้าง $1'],
  [/หัน(?:หน้า)?(?:ไป)?(?:ทาง|สู่)?(?:ทิศ)?(?=เหนือ|ใต้|ตะวัน)/gu, 'ทิศ'],
  // Before their halves.
  [facingIn('north[\\s-]?east'), FACING_WORDS.ne],
  [facingIn('south[\\s-]?east'), FACING_WORDS.se],
  [facingIn('south[\\s-]?west'), FACING_WORDS.sw],
  [facingIn('north[\\s-]?west'), FACING_WORDS.nw],
  [facingIn('north'), FACING_WORDS.n],
  [facingIn('east'), FACING_WORDS.e],
  [facingIn('south'), FACING_WORDS.s],
  [facingIn('west'), FACING_WORDS.w],
  [/\bfarm(?:land|s)?\b/giu, 'orchard'],
  [/ฟาร์ม|ที่นา(?![\u0e01-\u0e2e])/gu, 'สวน'],
];

/** A query as listings and maps write it: words for landmarks in full, and one spelling for each word. */
export const spelledOut = (q: string): string =>
  [...ABBREVIATIONS, ...USUAL_WORDS].reduce((text, [typed, usual]) => text.replace(typed, usual), q);

/** A word of a query that `spelledOut` changed, as it was typed. */
export function asTyped(word: string, q: string): string {
  for (const [typed, usual] of USUAL_WORDS) {
    const before = q.match(typed)?.[0];
    const after = before?.replace(typed, usual);
    if (before !== undefined && after !== undefined && word.includes(after)) return word.replace(after, before);
  }
  return word;
}

/** Whether a word is a landmark's, so that a place after it is a part of its name: `โรงพยาบาลศรีนครินทร์`. */
export const isOfLandmark = (word: string): boolean =>
  /^(?:โรงพยาบาล|มหาวิทยาลัย|โรงเรียน|สนามบิน|ท่าอากาศยาน|(?:hospital|university|school|airport)$)/.test(word);

/** Straight-line metres: a few minutes on foot, and as far as an advertisement would name a station. */
const CLOSE_M = 600;
const NEAR_M = 1_500;
const STATIONS_NAMED = 4;

export type FieldText = { readonly field: number; readonly text: string };
/** A text that many listings share, by its subject. It is tokenized once for all of them. */
export type SharedText = { readonly field: number; readonly about: string };

type Words = { th?: string | undefined; en?: string | undefined };

const both = (text: Words | undefined) => (text === undefined ? '' : `${text.th ?? ''}\n${text.en ?? ''}`);

function each({ th, en }: Words = {}): readonly string[] {
  if (th && en) return [th, en];
  const only = th || en;
  return only ? [only] : [];
}

export const roadTexts = ({ address }: Listing): readonly string[] => each(address.road);
export const titleTexts = ({ title }: Listing): readonly string[] => each(title);
export const describingTexts = ({
  highlights,
  moreAmenities = [],
  description,
  facing,
}: Listing): readonly string[] => {
  const points = [...highlights, ...moreAmenities.map(({ name }) => name)];
  const texts = points.length === 0 ? each(description) : [...points, description].flatMap(each);
  return facing === undefined ? texts : [...texts, FACING_WORDS[facing]];
};

function nearStations(stations: ListingFacts['stations']): SharedText[] {
  const near: SharedText[] = [];
  for (const { id, metres } of stations) {
    if (metres > NEAR_M || near.length === STATIONS_NAMED) break;
    near.push({ field: metres <= CLOSE_M ? FIELD.close | FIELD.near : FIELD.near, about: id });
  }
  return near;
}

/** The subjects of the listing's type, project, area and nearby stations, to be resolved with `sharedText`. */
export function sharedTexts({ listing, stations }: ListingFacts): SharedText[] {
  const { provinceCode, districtCode, subdistrictCode } = listing.address;
  const texts = nearStations(stations);
  texts.push({ field: FIELD.type, about: listing.propertyType });
  if (isStudio(listing)) texts.push({ field: FIELD.type, about: STUDIO_WORDS });
  texts.push({ field: FIELD.place, about: provinceCode }, { field: FIELD.place, about: districtCode });
  if (subdistrictCode !== undefined) texts.push({ field: FIELD.place, about: subdistrictCode });
  if (listing.project !== undefined) texts.push({ field: FIELD.project, about: both(listing.project) });
  return texts;
}

/** In metres: as far as people say that they live near such a landmark. */
const REACH: Readonly<Record<LandmarkKind, number>> = {
  ...{ hospital: 1_500, mall: 1_500, market: 1_500, park: 1_500, school: 1_500 },
  ...{ beach: 3_000, university: 3_000, airport: 15_000 },
};

/** A band is about a kilometre high. */
const BANDS_PER_DEGREE = 100;
const bandOf = (lat: number) => Math.floor(lat * BANDS_PER_DEGREE);

/** Returns a function that calls `found` with each landmark near a place. It makes no list: there are many listings. */
export function landmarkFinder(
  landmarks: Iterable<Landmark>,
): (geo: NonNullable<Listing['geo']>, found: (id: string) => void) => void {
  // By latitude, because most of several hundred landmarks are too far north or south.
  const bands = new Map<number, Landmark[]>();
  for (const landmark of landmarks) {
    const reach = REACH[landmark.kind] / METRES_PER_DEGREE;
    for (let band = bandOf(landmark.lat - reach); band <= bandOf(landmark.lat + reach); band++) {
      const others = bands.get(band);
      if (others === undefined) bands.set(band, [landmark]);
      else others.push(landmark);
    }
  }
  return (geo, found) => {
    for (const landmark of bands.get(bandOf(geo.lat)) ?? []) {
      if (metresWithin(geo, landmark, REACH[landmark.kind]) !== undefined) found(landmark.id);
    }
  };
}

const isType = (about: string): about is PropertyType => Object.hasOwn(TYPE_WORDS, about);

/** The words for a type, a DOPA code, a station or a landmark. Other subjects, such as projects, are their own text. */
export function sharedText(about: string, places: Places): string {
  const { provinces, districts, subdistricts, stations, landmarks } = places;
  const landmark = landmarks?.get(about);
  if (landmark !== undefined) {
    const { kind, name } = landmark;
    // An international hospital is no international school.
    const en = name.en.replace('International ', '');
    return [name.th, name.th.replace('ท่าอากาศยาน', 'สนามบิน'), en, LANDMARK_WORDS[kind]].join('\n');
  }
  if (isType(about)) return TYPE_WORDS[about];
  const station = stations.get(about);
  if (station !== undefined) {
    const { name, aliases } = station;
    return [name.th, name.en, ...aliases, SYSTEM_WORDS[about.slice(0, 3)] ?? ''].join('\n');
  }
  const place = provinces.get(about) ?? districts.get(about) ?? subdistricts.get(about);
  if (place === undefined) return about;
  return [both(place.name), ...(PLACE_ALIASES[about] ?? PLACES_WITHIN[about] ?? [])].join('\n');
}

export function listingTexts(facts: ListingFacts, places: Places): readonly FieldText[] {
  const { listing } = facts;
  const withField = (field: number, texts: readonly string[]) => texts.map((text) => ({ field, text }));
  return [
    ...withField(FIELD.place, roadTexts(listing)),
    ...withField(FIELD.title, titleTexts(listing)),
    ...withField(FIELD.description, describingTexts(listing)),
    ...sharedTexts(facts).map(({ field, about }) => ({ field, text: sharedText(about, places) })),
  ];
}

const ROAD_WORDS = /^(ถนน|ซอย|road|soi)\s*|\s+(road|street)$|\s*\d+.*$/gi;

/** The names of all projects and roads, without duplicates and without the numbers of lanes. */
export function ownNames(all: readonly ListingFacts[]): ReadonlySet<string> {
  const roads = new Set<string | undefined>();
  const names = new Set<string>();
  for (const { listing } of all) {
    for (const name of [listing.project?.th, listing.project?.en]) if (name !== undefined) names.add(name);
    roads.add(listing.address.road?.th).add(listing.address.road?.en);
  }
  for (const road of roads) if (road !== undefined) names.add(road.replace(ROAD_WORDS, ''));
  return names;
}

export const codeTerm = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '');
