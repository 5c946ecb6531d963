import type { DocumentOf } from '../../../lib/content/collections';

type ListingDocument = DocumentOf<'listings'>;

type Room = readonly [file: string, th: string, en: string];

const OUTSIDE: Readonly<Record<ListingDocument['property_type'], Room>> = {
  condo: ['condo-tower-blue-sky', 'ตัวอาคาร', 'The building'],
  'detached-house': ['house-gable-cream-gate', 'หน้าบ้าน', 'The front'],
  'semi-detached-house': ['house-box-white-bright', 'หน้าบ้าน', 'The front'],
  townhouse: ['townhouse-row-modern', 'หน้าบ้าน', 'The front'],
  villa: ['villa-pool-flat-roof', 'สระว่ายน้ำ', 'The pool'],
  shophouse: ['shophouse-row-morning', 'หน้าอาคาร', 'The front'],
  land: ['land-village-plot', 'แปลงที่ดิน', 'The plot'],
};

const INSIDE: readonly Room[] = [
  ['living-garden-oak', 'ห้องนั่งเล่น', 'The living room'],
  ['kitchen-white-island', 'ครัว', 'The kitchen'],
  ['bedroom-garden-panels', 'ห้องนอนใหญ่', 'The main bedroom'],
  ['bathroom-marble-shower', 'ห้องน้ำใหญ่', 'The main bathroom'],
  ['balcony-city-day', 'ระเบียง', 'The balcony'],
  ['bedroom-navy-dusk', 'ห้องนอนที่สอง', 'The second bedroom'],
  ['bathroom-green-tile', 'ห้องน้ำที่สอง', 'The second bathroom'],
  ['living-city-grey', 'มุมทำงาน', 'A place to work'],
  ['kitchen-wood-galley', 'ครัวไทย', 'The Thai kitchen'],
  ['area-village-street', 'ถนนหน้าบ้าน', 'The street'],
  ['area-condo-park', 'สวนส่วนกลาง', 'The shared garden'],
];

/** Listings have six to twelve photos, like on real portals, because photos take most of a listing's memory. */
const LEAST = 6;

/** The photos of the listing with this number. */
export function photosOf(number: number, type: ListingDocument['property_type']): ListingDocument['media'] {
  const rooms = [OUTSIDE[type], ...INSIDE].slice(0, LEAST + (number % (INSIDE.length - LEAST + 2)));
  return rooms.map(([file, th, en]) => ({
    kind: 'photo',
    url: `/demo/${file}.jpg`,
    width: 1440,
    height: 960,
    alt: { th, en },
  }));
}
