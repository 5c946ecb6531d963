import { BAHT } from 'thai-property-search/amount';
import { BATHS, BEDS, SQM, SQWAH } from 'thai-property-search/amount-words';
import { fold } from 'thai-property-search/fold';
import { DEALS, type Deal, HOUSES, PROPERTY_TYPES, type PropertyType } from 'thai-property-search/listing-choices';
import type { SearchKind } from './suggestion';

/** Words that people type for a property type. The first two are the site's own Thai and English terms. */
export const TYPE_NAMES: Readonly<Record<PropertyType, readonly [th: string, en: string, ...others: string[]]>> = {
  'detached-house': ['บ้านเดี่ยว', 'Detached house', 'single house'],
  'semi-detached-house': ['บ้านแฝด', 'Semi-detached house', 'twin house'],
  townhouse: ['ทาวน์โฮม', 'Townhouse', 'ทาวน์เฮาส์', 'ทาวน์เฮ้าส์', 'townhome', 'town house'],
  condo: ['คอนโด', 'Condo', 'คอนโดมิเนียม', 'ห้องชุด', 'condominium', 'condos'],
  villa: ['พูลวิลล่า', 'Pool villa', 'วิลล่า', 'villa'],
  shophouse: ['อาคารพาณิชย์', 'Shophouse', 'ตึกแถว', 'shop house'],
  land: ['ที่ดิน', 'Land', 'ที่ดินเปล่า', 'plot'],
};

/** The filters that the words around a name express. Empty lists and undefined mean "any". */
export type Wish = {
  readonly types: readonly PropertyType[];
  readonly deal: Deal | undefined;
  readonly kind: SearchKind | undefined;
  readonly system: string | undefined;
};

export const NO_WISH: Wish = { types: [], deal: undefined, kind: undefined, system: undefined };

const stationOf = (system: string): Partial<Wish> => ({ kind: 'station', system });

const WISHES: readonly (readonly [Partial<Wish>, readonly string[]])[] = [
  ...PROPERTY_TYPES.map((type) => [{ types: [type] }, TYPE_NAMES[type]] as const),
  [{ types: HOUSES }, ['บ้าน', 'house', 'houses']],
  [{ deal: 'sale' }, ['ซื้อ', 'ขาย', 'buy', 'for sale', 'sale']],
  [{ deal: 'rent' }, ['เช่า', 'ให้เช่า', 'rent', 'for rent', 'to rent']],
  [stationOf('BTS'), ['bts', 'บีทีเอส', 'รถไฟฟ้าบีทีเอส', 'skytrain']],
  [stationOf('MRT'), ['mrt', 'เอ็มอาร์ที', 'รถไฟใต้ดิน', 'subway']],
  [stationOf('ARL'), ['arl', 'แอร์พอร์ตลิงก์', 'แอร์พอร์ตลิงค์', 'airport link', 'airport rail link']],
  [stationOf('SRT'), ['srt', 'สายสีแดง', 'red line']],
  [{ kind: 'station' }, ['รถไฟฟ้า', 'สถานี', 'สถานีรถไฟฟ้า', 'station']],
  [{ kind: 'district' }, ['เขต', 'อำเภอ', 'อ.', 'district']],
  [{ kind: 'province' }, ['จังหวัด', 'จ.', 'province']],
  [{}, ['home', 'homes', 'ใกล้', 'แถว', 'ย่าน', 'near', 'in', 'at']],
];

const BY_WORD = new Map(WISHES.flatMap(([wish, texts]) => texts.map((text) => [fold(text), wish] as const)));

const AMOUNT_WORDS = new Set(
  [BAHT, BEDS, BATHS, SQM, SQWAH].flatMap(({ words }) =>
    words.flatMap(([, spellings]) => spellings.split('|').map((word) => fold(word.replace('!', '')))),
  ),
);

/** `3 ล้าน` is an amount, and no misspelt ลานไม้. */
export const isAmount = (text: string): boolean => AMOUNT_WORDS.has(text.replace(/^[\d.]+/, ''));

/** Latin words need word boundaries. Thai is written without spaces, so Thai words match anywhere. */
const pattern = (word: string) => (/^[a-z]/.test(word) ? `(?<![a-z])${word}(?![a-z])` : word.replace('.', '\\.'));
const ANY_WORD = [...BY_WORD.keys()]
  .sort((a, b) => b.length - a.length)
  .map(pattern)
  .join('|');
const ANYWHERE = new RegExp(ANY_WORD, 'g');
const AT_END = new RegExp(`(?:${ANY_WORD})$`);
const WORDS_AT_END = 4;

export type KnownWord = { readonly end: number; readonly wish: Partial<Wish> };

export const knownWords = (text: string): readonly KnownWord[] =>
  [...text.matchAll(ANYWHERE)].flatMap(({ 0: word, index }) => {
    const wish = BY_WORD.get(word);
    return wish === undefined ? [] : { end: index + word.length, wish };
  });

/** The combined wish of several words. If two contradict each other, the last one wins. */
export const wishOf = (found: readonly KnownWord[]): Wish => ({
  types: PROPERTY_TYPES.filter((type) => found.some(({ wish }) => wish.types?.includes(type))),
  deal: found.findLast(({ wish }) => wish.deal)?.wish.deal,
  kind: found.findLast(({ wish }) => wish.kind)?.wish.kind,
  system: found.findLast(({ wish }) => wish.system)?.wish.system,
});

export function splitEnd(text: string): { core: string; end: string } {
  let core = text;
  for (let count = 0; count < WORDS_AT_END; count += 1) {
    const shorter = core.replace(AT_END, '').trimEnd();
    if (shorter === core) break;
    core = shorter;
  }
  return { core, end: text.slice(core.length) };
}

export const isWish = ({ types, deal, kind }: Wish): boolean =>
  types.length > 0 || deal !== undefined || kind !== undefined;

export const CELLS = PROPERTY_TYPES.length * DEALS.length;
export const cellOf = (type: PropertyType, deal: Deal): number =>
  PROPERTY_TYPES.indexOf(type) * DEALS.length + DEALS.indexOf(deal);

export function cellsOf({ types, deal }: Wish): number[] {
  const deals = deal === undefined ? DEALS : [deal];
  return (types.length > 0 ? types : PROPERTY_TYPES).flatMap((type) => deals.map((each) => cellOf(type, each)));
}
