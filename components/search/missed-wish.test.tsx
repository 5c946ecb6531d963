import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { parseSearchQuery } from 'thai-property-search/params';
import { expect, it } from 'vitest';
import type { Change } from '@/lib/search/relax';
import { home, NO_PLACES } from '../property/testing/homes';
import { MESSAGES } from '../testing/render';
import { useMissedWish } from './missed-wish';

const name = (th: string, en: string) => ({ id: '', name: { th, en }, provinceCode: '10', postcodes: [] });
const PLACES = {
  ...NO_PLACES,
  districts: new Map([
    ['1028', name('สาทร', 'Sathon')],
    ['1039', name('วัฒนา', 'Watthana')],
  ]),
};
const LISTING = {
  ...{ deal: 'sale', property_type: 'condo', price: 3_300_000, bedrooms: 2, usable_area_sqm: 38.5 },
  ...{ condition: 'good', amenities: ['lift'] },
  address: { province_code: '10', district_code: '1039' },
};

type Locale = keyof typeof MESSAGES;

function Words({ query, change, changes }: { query: string; change: Change; changes: Record<string, unknown> }) {
  const missed = useMissedWish(parseSearchQuery(new URLSearchParams(query)), PLACES);
  return missed(home({ ...LISTING, ...changes }), change);
}

function words(locale: Locale, query: string, change: Change, changes: Record<string, unknown> = {}) {
  const { container } = render(
    <NextIntlClientProvider locale={locale} messages={MESSAGES[locale]}>
      <Words query={query} change={change} changes={changes} />
    </NextIntlClientProvider>,
  );
  return container.textContent?.replaceAll('\u00a0', ' ');
}

type Wish = Extract<Change, { kind: 'any' }>['name'];

it.each<[string, Wish, string, string]>([
  ['price_max=3000000', 'priceMax', 'เกินงบ ฿300,000 (10%)', '฿300,000 over your maximum (10%)'],
  ['price_max=1000000', 'priceMax', 'เกินงบ ฿2,300,000', '฿2,300,000 over your maximum'],
  ['price_min=5000000', 'priceMin', 'ต่ำกว่าราคาที่ตั้งไว้ ฿1,700,000 (34%)', '฿1,700,000 below your minimum (34%)'],
  ['payment_max=15000', 'paymentMax', 'ผ่อนเกินที่ตั้งไว้เดือนละ ฿3,300 (22%)', '฿3,300 a month over your maximum (22%)'],
  ['beds_min=3', 'bedsMin', '2 ห้องนอน แทน 3 ห้องนอนขึ้นไป', '2 bedrooms instead of 3+ bedrooms'],
  ['beds_min=3&beds_max=3', 'bedsMin', '2 ห้องนอน แทน 3 ห้องนอน', '2 bedrooms instead of 3 bedrooms'],
  ['area_min=50', 'areaMin', '38.5 ตร.ม. แทน 50 ตร.ม.', '38.5 m² instead of 50 m²'],
  ['type=villa&type=townhouse', 'types', 'คอนโด แทน ทาวน์โฮม, พูลวิลล่า', 'Condo instead of Townhouse, Pool villa'],
  ['province=10&district=1028', 'district', 'วัฒนา แทน สาทร', 'Watthana instead of Sathon'],
  ['condition=new', 'condition', 'สภาพดี แทน ใหม่', 'Good instead of New'],
  ['station=BTS', 'stations', 'ไม่ใกล้ BTS', 'Not near the BTS'],
  ['q=ทองหล่อ', 'q', 'ไม่ได้ระบุ “ทองหล่อ”', 'Doesn’t mention “ทองหล่อ”'],
  ['amenity=lift&amenity=cctv', 'amenities', 'ไม่ได้ระบุ “กล้องวงจรปิด”', 'Doesn’t mention “CCTV”'],
  ['yield_min=6', 'yieldMin', 'ไม่ตรงกับ “ผลตอบแทน 6% ขึ้นไป”', 'Doesn’t match: Yield of 6% or more'],
])('names the wish of %s in both languages', (query, wish, thai, english) => {
  const change = { kind: 'any', name: wish } as const;
  expect(words('th-th', query, change)).toBe(thai);
  expect(words('en-us', query, change)).toBe(english);
});

it('names an amenity, a fact, a distance, and a price on request', () => {
  expect(words('th-th', '', { kind: 'amenity', amenity: 'pet-friendly' })).toBe('ไม่ได้ระบุ “เลี้ยงสัตว์ได้”');
  expect(words('en-us', '', { kind: 'fact', fact: 'with-tenant' })).toBe('Doesn’t mention “Sold with a tenant”');
  const within = { kind: 'widened', name: 'within' } as const;
  expect(words('en-us', 'station=BTS&within=500', within)).toBe('More than 500 m from the station');
  const priceMax = { kind: 'any', name: 'priceMax' } as const;
  expect(words('en-us', 'price_max=3000000', priceMax, { price: null })).toBe('Price on request');
});
