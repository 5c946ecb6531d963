import type { PropertyType } from 'thai-property-search/listing-choices';
import type { Random } from '../random';
import type { Name } from './names';
import { HOME_NAMES, HOME_SENTENCES, PLACE_SENTENCES, SLOTS } from './words';

/** The facts of a home that its texts mention. */
export type Subject = {
  readonly type: PropertyType;
  readonly rent: boolean;
  readonly place: Name;
  readonly station: Name | undefined;
  readonly project: Name | undefined;
  readonly bedrooms: number;
  readonly area: number;
  readonly landSqwah: number;
  readonly floor: number;
  readonly priceThb: number;
};

const SENTENCES = [...HOME_SENTENCES, ...PLACE_SENTENCES];

/** Buddhist years are 543 higher. */
const BUDDHIST = 543;

const pair = ([th, en]: readonly [string, string]): Name => ({ th, en });

/** Draws the value for a slot of a sentence. A 2 in the name means a second draw from the same list. */
function slotValue(slot: string, subject: Subject, names: readonly Name[], random: Random): Name {
  const list = SLOTS[slot.replace('2', '')];
  if (list !== undefined) return pair(random.pick(list));
  const number = (value: number): Name => ({ th: String(value), en: String(value) });
  if (slot === 'name' || slot === 'name2') return random.pickSkewed(names);
  if (slot === 'metres') return number(random.whole(2, 60) * 50);
  if (slot === 'minutes') return number(random.whole(2, 25));
  if (slot === 'count') return number(random.whole(2, 6));
  if (slot === 'home') return pair(HOME_NAMES[subject.type]);
  if (slot === 'place') return subject.place;
  return subject.station ?? subject.place;
}

function sentence(subject: Subject, names: readonly Name[], random: Random): Name {
  const [th, en] = random.pick(subject.type === 'land' ? PLACE_SENTENCES : SENTENCES);
  const year = random.whole(2012, 2027);
  const values = new Map<string, Name>([['year', pair([String(year + BUDDHIST), String(year)])]]);
  const fill = (text: string, language: keyof Name) =>
    text.replace(/\{(\w+)\}/g, (_, slot: string) => {
      const name = slot === 'yearTh' ? 'year' : slot;
      const value = values.get(name) ?? slotValue(name, subject, names, random);
      values.set(name, value);
      return value[language];
    });
  return { th: fill(th, 'th'), en: fill(en, 'en') };
}

/** Two to four sentences in both languages. */
export function description(subject: Subject, names: readonly Name[], random: Random): Name {
  const parts = Array.from({ length: random.whole(2, 4) }, () => sentence(subject, names, random));
  return { th: parts.map(({ th }) => th).join(' '), en: parts.map(({ en }) => en).join(' ') };
}

const sizeOf = ({ type, area, landSqwah }: Subject): Name =>
  type === 'land'
    ? { th: `${landSqwah} ตร.ว.`, en: `${landSqwah} sq wah` }
    : { th: `${area} ตร.ม.`, en: `${area} sq m` };

/** The price as adverts write it: 3.98 ล้าน, 3.98 million. */
function pricePhrase({ priceThb, rent }: Subject): Name {
  if (rent)
    return { th: `${priceThb.toLocaleString('en')} บาท/เดือน`, en: `${priceThb.toLocaleString('en')} THB a month` };
  const millions = Math.round(priceThb / 10_000) / 100;
  return { th: `${millions} ล้าน`, en: `${millions} million` };
}

/** A title as sellers write it: type, place and one more fact. */
export function title(subject: Subject, random: Random): Name {
  const { type, rent, place, station, project, bedrooms, floor } = subject;
  const home = pair(HOME_NAMES[type]);
  const size = sizeOf(subject);
  const rooms = type === 'land' || bedrooms === 0 ? size : { th: `${bedrooms} ห้องนอน`, en: `${bedrooms}-bedroom` };
  const near = station ? { th: ` ใกล้ ${station.th}`, en: ` near ${station.en}` } : { th: '', en: '' };
  const price = pricePhrase(subject);
  const deal = rent
    ? { th: 'ให้เช่า', en: ' to rent' }
    : random.pick([
        { th: 'ขาย', en: ' for sale' },
        { th: '', en: '' },
      ]);
  const forms: readonly (() => Name)[] = [
    () => ({
      th: `${deal.th}${home.th}${place.th} ${size.th}${near.th}`,
      en: `${size.en} ${home.en}${deal.en} in ${place.en}${near.en}`,
    }),
    () => ({
      th: `${deal.th}${home.th} ${rooms.th} ${place.th}${near.th} ${price.th}`,
      en: `${rooms.en} ${home.en}${deal.en}, ${place.en}${near.en}, ${price.en}`,
    }),
    () => ({
      th: `${home.th}${place.th} ${rooms.th} ${price.th}`,
      en: `${home.en} in ${place.en}, ${rooms.en}, ${price.en}`,
    }),
    () => ({
      th: `${deal.th}${project?.th ?? home.th} ${rooms.th} ${size.th}`,
      en: `${rooms.en} at ${project?.en ?? place.en}${deal.en}, ${size.en}`,
    }),
    () => ({
      th: `${home.th}ตกแต่งครบ ชั้น ${floor} ${place.th}${near.th}`,
      en: `Furnished ${home.en} on floor ${floor}, ${place.en}${near.en}`,
    }),
  ];
  const fitting = type === 'condo' ? forms : forms.slice(0, 4);
  return random.pick(fitting)();
}
