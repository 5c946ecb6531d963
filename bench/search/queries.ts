import { REACH_MINUTES, SORTS } from 'thai-property-search/params';
import type { Places } from '../../lib/content/places.server';
import type { ListingDocument } from './market/listings';
import { HOME_NAMES, SLOTS } from './market/words';
import { type Random, randomFrom } from './random';

/** A search as the browser sends it. The other libraries only run queries with words in `q`. */
export type Query = { readonly kind: Kind; readonly q: string; readonly url: URLSearchParams };

type Asked = Readonly<Record<string, string | number>>;
/** The listing that a visitor wants. Queries derive from it, so that most of them have results. */
type Wish = { readonly home: ListingDocument; readonly random: Random; readonly places: Places };

const TRANSLATED = ['th', 'en'] as const;
const pickPair = (slot: string, random: Random) => random.pick(SLOTS[slot] ?? []);
const million = (home: ListingDocument) => Math.ceil((home.price ?? 5_000_000) / 1_000_000);
const district = ({ home, places }: Wish) => places.districts.get(home.address.district_code)?.name;
const station = ({ random, places }: Wish) => random.pick([...places.stations.values()]);
const thai = ({ home }: Wish) => HOME_NAMES[home.property_type][0];
const english = ({ home }: Wish) => HOME_NAMES[home.property_type][1];

function thaiWords(wish: Wish): string {
  const [word] = pickPair(wish.random.pick(['room', 'near', 'feel', 'material']), wish.random);
  return wish.random.pick([
    `${thai(wish)} ${district(wish)?.th}`,
    `${thai(wish)} ${word}`,
    `${word} ${district(wish)?.th}`,
    `${thai(wish)}`,
  ]);
}

function englishWords(wish: Wish): string {
  const [, word] = pickPair(wish.random.pick(['room', 'near', 'feel', 'material']), wish.random);
  return wish.random.pick([
    `${english(wish)} ${district(wish)?.en}`,
    `${english(wish)} ${word}`,
    `${word} ${district(wish)?.en}`,
    word,
  ]);
}

function thaiSentence(wish: Wish): string {
  const { home, random } = wish;
  const beds = home.bedrooms || 2;
  return random.pick([
    `${thai(wish)} ${beds} ห้องนอน ใกล้ BTS ${station(wish).name.th} ไม่เกิน ${million(home)} ล้าน`,
    `หา${thai(wish)}${district(wish)?.th} งบ ${million(home)} ล้านบาท เลี้ยงสัตว์ได้`,
    `เช่าคอนโดใกล้${station(wish).name.th} เดือนละไม่เกิน 25,000`,
    `${thai(wish)}รีโนเวทแล้ว ${district(wish)?.th} ${beds} นอน พร้อมสระว่ายน้ำ`,
  ]);
}

function englishSentence(wish: Wish): string {
  const { home, random } = wish;
  return random.pick([
    `${home.bedrooms || 2} bedroom ${english(wish)} near ${station(wish).name.en} under ${million(home)} million`,
    `${english(wish)} for rent in ${district(wish)?.en} below 30k with pool`,
    `cheap ${english(wish)} ${district(wish)?.en} 2-${million(home) + 2}m`,
  ]);
}

/** Adds a typing mistake: a letter is missing, doubled or swapped with the next one. */
function mistyped(text: string, random: Random): string {
  const letters = [...text];
  const at = random.whole(1, Math.max(1, letters.length - 2));
  const [own = '', next = ''] = letters.slice(at, at + 2);
  const wrong = random.pick([[next], [own, own, next], [next, own]]);
  return [...letters.slice(0, at), ...wrong, ...letters.slice(at + 2)].join('');
}

/** Removes the last letters, like during typing. */
function unfinished(text: string, random: Random): string {
  const letters = [...text];
  return letters.slice(0, Math.max(2, letters.length - random.whole(1, 3))).join('');
}

function filters({ home, random }: Wish): Asked {
  const { price, deal, property_type, address } = home;
  const kinds: readonly Asked[] = [
    {},
    { deal, type: property_type },
    { province: address.province_code, price_max: Math.round((price ?? 0) * 1.3) },
    { deal, district: address.district_code },
    { station: random.pick(['any', 'BTS', 'MRT']), within: random.pick([500, 1000, 1500]), deal },
    { beds_min: home.bedrooms || 1, baths_min: 1, type: property_type },
    { amenity: home.amenities[0] ?? 'lift', deal, price_min: 1_000_000 },
    { area_min: 30, area_max: 80, furnishing: 'full', foreign_quota: 'yes' },
    { deed: 'chanote', land_min: 40, tenure: 'freehold' },
    { discount_min: 5, deal: 'sale' },
    { yield_min: 5, collection: 'investment-properties' },
  ];
  return random.pick(kinds);
}

/** The time by train and on foot to a station, or to a point on the map. */
function travel({ home, random, places }: Wish): Asked {
  const { id, lat, lng } = random.pick([...places.stations.values()]);
  const to = random.chance(0.5) ? id : `${lat.toFixed(3)},${lng.toFixed(3)}`;
  const { deal } = home;
  return { reach: `${random.pick(REACH_MINUTES)},${to}`, deal, ...(random.chance(0.3) && { sort: 'nearest' }) };
}

function box({ home, random }: Wish): string {
  const { lat, lng } = home.geo ?? { lat: 13.75, lng: 100.5 };
  const half = random.pick([0.01, 0.03, 0.1]);
  return [lng - half, lat - half, lng + half, lat + half].map((degrees) => degrees.toFixed(5)).join(',');
}

/** A hand-drawn outline with twenty corners around a listing. */
function outline({ home, random }: Wish): string {
  const { lat, lng } = home.geo ?? { lat: 13.75, lng: 100.5 };
  const corners = Array.from({ length: 20 }, (_, corner) => {
    const angle = (corner / 20) * 2 * Math.PI;
    const reach = 0.03 + random.number() * 0.02;
    return [lng + reach * Math.cos(angle), lat + reach * Math.sin(angle)];
  });
  return corners
    .flat()
    .map((degrees) => degrees.toFixed(5))
    .join(',');
}

const bilingual = (wish: Wish, text: { th?: string; en?: string } | undefined) =>
  text?.[wish.random.pick(TRANSLATED)] ?? thaiWords(wish);

function stationWords(wish: Wish): string {
  const { id, name } = station(wish);
  return `${wish.random.chance(0.6) ? `${id.slice(0, 3)} ` : ''}${bilingual(wish, name)}`;
}

/** The kinds of queries: their number among 500, and the search parameters. */
const KINDS = {
  'Thai words': [50, (wish: Wish) => ({ q: thaiWords(wish) })],
  'English words': [50, (wish: Wish) => ({ q: englishWords(wish) })],
  stations: [35, (wish: Wish) => ({ q: stationWords(wish) })],
  projects: [35, (wish: Wish) => ({ q: bilingual(wish, wish.home.project) })],
  codes: [
    15,
    (wish: Wish) => ({ q: wish.random.chance(0.5) ? wish.home.code : wish.home.code.toLowerCase().replace('-', '') }),
  ],
  sentences: [60, (wish: Wish) => ({ q: wish.random.pick([thaiSentence, englishSentence])(wish) })],
  typos: [50, (wish: Wish) => ({ q: mistyped(wish.random.pick([thaiWords, englishWords])(wish), wish.random) })],
  'Thai without blanks': [40, (wish: Wish) => ({ q: thaiSentence(wish).replaceAll(' ', '') })],
  'begun words': [
    40,
    (wish: Wish) => ({ q: unfinished(wish.random.pick([thaiWords, englishWords])(wish), wish.random) }),
  ],
  filters: [40, (wish: Wish) => filters(wish)],
  'filters and words': [
    35,
    (wish: Wish) => ({ ...filters(wish), q: wish.random.pick([thaiWords, englishWords])(wish) }),
  ],
  sorted: [15, (wish: Wish) => ({ ...filters(wish), sort: wish.random.pick(SORTS) })],
  'deep pages': [10, (wish: Wish) => ({ deal: wish.home.deal, page: wish.random.whole(20, 200) })],
  'by travel time': [10, (wish: Wish) => travel(wish)],
  'on the map': [8, (wish: Wish) => ({ bbox: box(wish), deal: wish.home.deal })],
  'drawn areas': [7, (wish: Wish) => ({ area: outline(wish) })],
} as const satisfies Readonly<Record<string, readonly [number, (wish: Wish) => Asked]>>;

export type Kind = keyof typeof KINDS;

const TOTAL = 500;

/** The warm-up uses other queries than the measurement, so that caching results has no advantage. */
export const QUERY_SEEDS = { warmUp: 2, measured: 1 } as const;

function makeQuery(kind: Kind, wish: Wish): Query {
  const asked: Asked = KINDS[kind][1](wish);
  const url = new URLSearchParams(Object.entries(asked).map(([key, value]) => [key, String(value)]));
  return { kind, q: url.get('q') ?? '', url };
}

/** 500 queries of all kinds in random order, for these listings. The same seed gives the same queries. */
export function makeQueries(homes: readonly ListingDocument[], places: Places, seed: number): readonly Query[] {
  const random = randomFrom(seed);
  // The keys of an object literal, which `Object.keys` types only as string.
  const kinds = (Object.keys(KINDS) as Kind[]).flatMap((kind) => Array.from({ length: KINDS[kind][0] }, () => kind));
  return random.some(kinds, TOTAL).map((kind) => makeQuery(kind, { home: random.pick(homes), random, places }));
}

/** The contents of a search field during typing: all prefixes of some queries. */
export function typedTexts(queries: readonly Query[]): readonly string[] {
  const letters = queries.filter(({ q }) => q !== '').map(({ q }) => [...q]);
  return letters.flatMap((all, index) =>
    index % 7 === 0 ? all.slice(0, 12).map((_, at) => all.slice(0, at + 1).join('')) : [],
  );
}
