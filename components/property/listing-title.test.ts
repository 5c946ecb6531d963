import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import { LOCALES } from '@/lib/config/constants';
import type { Listing } from '@/lib/content/collections';
import { places } from '@/lib/content/places.server';
import { entities } from '@/lib/content/store.server';
import { loadMessages } from '@/lib/i18n/load-messages';
import { type Locale, localizedText } from '@/lib/i18n/locales';
import { pageDescription, sentencesOf } from '@/lib/seo/description';
import { isTitleShown } from '@/lib/seo/title-length';
import { listingFacts, listingTitle } from './listing-title';

const listings = [...(await entities('listings')).values()];
const known = await places();

async function wordsIn(locale: Locale) {
  return { t: createTranslator({ locale, messages: await loadMessages(locale) }), locale, places: known };
}
const words = { 'en-us': await wordsIn('en-us'), 'th-th': await wordsIn('th-th') };

const listing = (id: string, changes: Partial<Listing> = {}): Listing => {
  const found = listings.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no listing ${id}`);
  return { ...found, ...changes };
};

const NAMES: readonly [id: string, changes: Partial<Listing>, english: string, thai: string][] = [
  [
    'rm-1002',
    {},
    '1-bed condo for sale, Tonkla Sukhumvit 54, Bangkok – ฿3.69M',
    'ขายคอนโด 1 ห้องนอน ต้นกล้า สุขุมวิท 54 ใกล้ BTS อ่อนนุช ฿3.69 ล้าน',
  ],
  [
    'rm-1003',
    {},
    '1-bed condo for sale, near BTS Phra Khanong – ฿4.52M',
    'ขายคอนโด 1 ห้องนอน ชายคลอง เรสซิเดนซ์ พระโขนง วัฒนา ฿4.52 ล้าน',
  ],
  [
    'rm-1016',
    {},
    '1-bed condo for rent, Kasalong Asok – ฿38,000/month',
    'ให้เช่าคอนโด 1 ห้องนอน กาสะลอง อโศก ใกล้ BTS อโศก ฿38,000/เดือน',
  ],
  [
    'rm-1019',
    {},
    'Leasehold 1-bed condo for sale, near BTS Wutthakat – ฿2.29M',
    'ขายสิทธิการเช่าคอนโด 1 ห้องนอน ริมคลอง วุฒากาศ ฿2.29 ล้าน',
  ],
  [
    'rm-1006',
    {},
    '3-bed condo for sale, Sattaban Ekkamai, near BTS Ekkamai',
    'ขายคอนโด 3 ห้องนอน สัตตบรรณ เอกมัย คลองเตย ใกล้ BTS เอกมัย',
  ],
  [
    'rm-1021',
    {},
    '1-bed condo for rent (reserved), Din Daeng – ฿17,500/month',
    'ให้เช่าคอนโด 1 ห้องนอน (ติดจอง) รักษ์เมือง รัชดา ฿17,500/เดือน',
  ],
  [
    'rm-1022',
    {},
    'Sold: studio condo, Baan Rommai On Nut, Suan Luang – ฿2.95M',
    'ขายแล้ว คอนโดสตูดิโอ บ้านร่มไม้ อ่อนนุช ใกล้ BTS อ่อนนุช ฿2.95 ล้าน',
  ],
  [
    'rm-1016',
    { recordStatus: 'Sold' },
    'Rented: 1-bed condo, Kasalong Asok, Bangkok – ฿38,000/month',
    'ให้เช่าแล้ว คอนโด 1 ห้องนอน กาสะลอง อโศก คลองเตย ฿38,000/เดือน',
  ],
  [
    'rm-3007',
    {},
    'Land for sale, 92 sq wah, San Kamphaeng – ฿980,000',
    'ขายที่ดิน 92 ตร.ว. ร่มต้นเปา สันกำแพง เชียงใหม่ ฿980,000',
  ],
  ['rm-3015', {}, 'Land for sale, 2-1-40 rai, Pak Chong – ฿7.7M', 'ขายที่ดิน 2-1-40 ไร่ ปากช่อง นครราชสีมา ฿7.7 ล้าน'],
  [
    'rm-3015',
    { landAreaSqwah: 800, price: 1_200_000_000 },
    'Land for sale, 2 rai, Pak Chong, Nakhon Ratchasima – ฿1.2B',
    'ขายที่ดิน 2 ไร่ ปากช่อง นครราชสีมา ฿1.2 พันล้าน',
  ],
  ['rm-3012', {}, 'Shophouse for sale, Si Racha, Chon Buri – ฿12.4M', 'ขายอาคารพาณิชย์ ศรีราชา ชลบุรี ฿12.4 ล้าน'],
  // Without the price, because a title needs a place.
  [
    'rm-3018',
    {},
    '4-bed detached house for sale (reserved), Nakhon Ratchasima',
    'ขายบ้านเดี่ยว 4 ห้องนอน (ติดจอง) บ้านร่มชบา โคราช ฿4.35 ล้าน',
  ],
];

it.each(NAMES)('names %s with %j', (id, changes, english, thai) => {
  expect(listingTitle(listing(id, changes), words['en-us'])).toBe(english);
  expect(listingTitle(listing(id, changes), words['th-th'])).toBe(thai);
});

it('names no station of a home whose position is approximate', () => {
  const { geo } = listing('rm-1003');
  const approximate = geo && { ...geo, precision: 'approximate' as const };
  expect(listingTitle(listing('rm-1003', { geo: approximate }), words['en-us'])).not.toContain('BTS');
});

it.each(LOCALES)('each listing has its own title in %s, which Google shows as a whole', (locale) => {
  const titles = listings.map((each) => listingTitle(each, words[locale]));
  expect(new Set(titles).size).toBe(titles.length);
  for (const title of titles) expect(isTitleShown(title), title).toBe(true);
});

it('has the code if another page has the same title', () => {
  const title = listingTitle(listing('rm-1002'), words['en-us']);
  const own = listingTitle(listing('rm-1002'), words['en-us'], (other) => other === title);
  expect(own).toMatch(/RM-1002$/);
  expect(isTitleShown(own)).toBe(true);
});

it.each(LOCALES)('each listing is described by whole sentences in %s', (locale) => {
  for (const each of listings) {
    const text = localizedText(each.description, locale).text;
    const facts = listingFacts(each, words[locale]);
    const description = pageDescription(sentencesOf(text), facts) ?? '';
    expect(description.length, each.id).toBeGreaterThanOrEqual(70);
    expect(description).not.toContain('…');
    if (locale === 'en-us') expect(description).toMatch(/[.!?]$/);
  }
});
