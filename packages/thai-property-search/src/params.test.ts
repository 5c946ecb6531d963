import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/vitest.runs';
import { parseTypedParams, parseTypedQuery } from '../../../lib/search/typed-params';
import { AMENITIES, DEALS, FACTS, PROPERTY_TYPES, STOREYS } from './listing-choices';
import {
  bedsRange,
  normalizeParams,
  parseSearchParams,
  type RawQuery,
  REACH_MINUTES,
  serialiseSearchParams,
} from './params';
import { anyText } from './testing/any-text';

function rawQuery(search: string): RawQuery {
  const query = new URLSearchParams(search);
  return Object.fromEntries([...new Set(query.keys())].map((key) => [key, query.getAll(key)]));
}

const nothing = parseSearchParams({});

describe('parseSearchParams', () => {
  it('reads every key', () => {
    const raw = rawQuery(
      '?q=ทาวน์โฮม&deal=sale&type=condo&type=villa&province=10&district=1033&price_min=1,000,000&price_max=5000000&beds_min=2&page=3',
    );
    expect(parseSearchParams(raw)).toEqual({
      ...nothing,
      q: 'ทาวน์โฮม',
      deal: 'sale',
      types: ['condo', 'villa'],
      province: '10',
      district: '1033',
      priceMin: 1_000_000,
      priceMax: 5_000_000,
      bedsMin: 2,
      page: 3,
    });
  });

  it.each([
    'deal=steal',
    'type=castle',
    'province=abc',
    'district=103',
    'price_min=-5',
    'price_max=1e9',
    'price_max=NaN',
    'beds_min=99',
    'floor_min=101',
    'storeys=5',
    'fact=haunted',
    'station=mrt-brown',
    'page=0',
    'page=-1',
    'page=Infinity',
    '__proto__=x',
    'constructor=x',
  ])('drops %s', (search) => {
    expect(parseSearchParams(rawQuery(search))).toEqual(nothing);
  });

  it('drops a district of another province', () => {
    expect(parseSearchParams(rawQuery('province=50&district=1033')).district).toBeUndefined();
    expect(parseSearchParams(rawQuery('district=1033')).district).toBe('1033');
  });

  it('reads Thai digits and thousands separators', () => {
    expect(parseTypedQuery(new URLSearchParams({ area_min: '๕๐', land_max: '๑,๐๐๐.๕' }))).toMatchObject({
      areaMin: 50,
      landMax: 1_000.5,
    });
  });

  it('uses the first value of a repeated key, and truncates long text', () => {
    expect(parseSearchParams({ q: ['first', 'second'] }).q).toBe('first');
    expect(parseSearchParams({ q: 'x'.repeat(10_000) }).q).toHaveLength(200);
  });

  it('never throws, and reads its own output back', () => {
    const value = fc.oneof(anyText(), fc.array(anyText(), { maxLength: 20 }));
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('q', 'deal', 'type', 'province', 'price_min', 'reach', 'page', 'x'), value),
        (raw) => {
          const once = parseSearchParams(raw);
          expect(parseSearchParams(rawQuery(serialiseSearchParams(once)))).toEqual(once);
        },
      ),
    );
  });
});

it.each([
  ['beds_min=2', 'beds_min=2'],
  ['beds_min=2-2', 'beds_min=2&beds_max=2'],
  ['beds_min=3-2', 'beds_min=2&beds_max=3'],
  ['beds_min=-2', 'beds_max=2'],
  ['beds_min=2-', 'beds_min=2'],
  ['beds_min=99-99', ''],
])('reads the bedrooms of a form: %s', (form, address) => {
  const params = parseTypedQuery(new URLSearchParams(form));
  expect(serialiseSearchParams(params).slice(1)).toBe(address);
  expect(serialiseSearchParams(parseSearchParams(rawQuery(`beds_min=${bedsRange(params)}`))).slice(1)).toBe(address);
});

it.each([
  ['reach=30&reach=BTS-E4', 'reach=30,BTS-E4'],
  ['reach=45,siam-paragon', 'reach=45,siam-paragon'],
  ['reach=45,100_year-market', 'reach=45,100_year-market'],
  ['reach=15,13.75630000004,100.5018', 'reach=15,13.7563,100.5018'],
])('reads the time to a place, in one field or two: %s', (typed, address) => {
  expect(serialiseSearchParams(parseSearchParams(rawQuery(typed))).slice(1)).toBe(address);
});

it.each([
  ...['reach=20,BTS-E4', 'reach=NaN,BTS-E4', 'reach=30', 'reach=30,', 'reach=30,13.7', 'reach=30,51.5,-0.1'],
  ...['reach=30,a b', 'reach=30,13.7,100.5,1', 'reach=30&reach=', 'reach=&reach=BTS-E4'],
])('drops %s', (search) => {
  expect(parseSearchParams(rawQuery(search))).toEqual(nothing);
});

it.each([
  ['payment_max=15000', 'deal=sale&payment_max=15000'],
  ['payment_max=15', 'deal=sale&payment_max=15000'],
  ['payment_max=1.5 หมื่น', 'deal=sale&payment_max=15000'],
  ['deal=rent&payment_max=15k', 'deal=rent&price_max=15000'],
  ['deal=rent&price_max=9000&payment_max=15000', 'deal=rent&price_max=9000'],
  ['payment_max=2 ล้าน', ''],
  ['payment_max=abc', ''],
])('reads a monthly payment: %s', (typed, address) => {
  expect(serialiseSearchParams(parseTypedQuery(new URLSearchParams(typed))).slice(1)).toBe(address);
});

it('reads amounts as this site writes them, consistently with the parser of typed amounts', () => {
  expect(parseSearchParams({ price_max: '4,500,000', area_min: '1,045.5' })).toMatchObject({
    ...{ priceMax: 4_500_000, areaMin: 1_045.5 },
  });
  const pieces = fc.constantFrom('1', '45', '000', ',', ',', ' ', '.', '-', '๔', '%');
  const text = fc.array(pieces, { maxLength: 8 }).map((all) => all.join(''));
  const keys = fc.constantFrom('price_max', 'area_min', 'land_max', 'baths_min', 'beds_min', 'yield_min', 'page');
  fc.assert(
    fc.property(keys, text, (key, typed) => {
      const read = serialiseSearchParams(parseSearchParams({ [key]: typed }));
      if (read !== '') expect(serialiseSearchParams(parseTypedParams({ [key]: typed }))).toBe(read);
    }),
    { numRuns: runs(3_000) },
  );
});

describe('serialiseSearchParams', () => {
  it('leaves out defaults and uses a canonical order', () => {
    expect(serialiseSearchParams(nothing)).toBe('');
    expect(serialiseSearchParams({ ...nothing, types: ['condo'], q: 'a b', page: 2 })).toBe('?q=a+b&type=condo&page=2');
  });

  it('is parsed back to the same search', () => {
    const place = fc.constantFrom(
      { province: undefined, district: undefined },
      { province: '10', district: undefined },
      { province: '10', district: '1033' },
      { province: undefined, district: '5001' },
    );
    const rest = fc.record({
      q: fc.string().map((text) => text.trim()),
      deal: fc.constantFrom(undefined, ...DEALS),
      types: fc.subarray([...PROPERTY_TYPES]),
      priceMin: fc.option(fc.integer({ min: 1_000, max: 1e9 }), { nil: undefined }),
      priceMax: fc.option(fc.integer({ min: 1_000, max: 1e9 }), { nil: undefined }),
      paymentMax: fc.option(fc.integer({ min: 1_000, max: 1e6 }), { nil: undefined }),
      bedsMin: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
      bedsMax: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
      storeys: fc.constantFrom(undefined, ...STOREYS),
      floorMin: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
      floorMax: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
      facts: fc.subarray([...FACTS]),
      without: fc.subarray(AMENITIES.slice(0, 3)),
      stations: fc.subarray(['BTS-N5', 'arl', 'bts-gold', 'mrt-pink']),
      reach: fc.option(
        fc.record({
          to: fc.oneof(
            fc.constantFrom('BTS-E4', 'siam-paragon'),
            fc
              .tuple(fc.integer({ min: 5e5, max: 21e5 }), fc.integer({ min: 97e5, max: 106e5 }))
              .map((point) => point.map((number) => number / 1e5).join()),
          ),
          minutes: fc.constantFrom(...REACH_MINUTES),
        }),
        { nil: undefined },
      ),
      page: fc.integer({ min: 1, max: 1_000 }),
    });
    fc.assert(
      fc.property(place, rest, (where, others) => {
        const given = normalizeParams({ ...nothing, ...where, ...others });
        expect(parseSearchParams(rawQuery(serialiseSearchParams(given)))).toEqual(given);
      }),
    );
  });
});

const read = (query: Record<string, string>) => {
  const { areaMin, landMin } = parseTypedQuery(new URLSearchParams(query));
  return areaMin ?? landMin;
};

it.each([
  ['30', 30],
  ['30 ตร.ม.', 30],
  ['30 ตร.เมตร', 30],
  ['๑,๒๕๐.๕ ตารางเมตร', 1_250.5],
  ['45 sqm', 45],
  ['45 m²', 45],
  ['1,000 sq ft', 92.9],
  ['1 ไร่', undefined],
  ['-30', undefined],
  ['big', undefined],
])('reads %s as %s m²', (text, sqm) => {
  expect(read({ area_min: text })).toBe(sqm);
});

it.each([
  ['100', 100],
  ['50 ตร.ว.', 50],
  ['50ตรว', 50],
  ['50 ตร.วา', 50],
  ['1 ไร่', 400],
  ['๑ ไร่ ๒ งาน ๕๐ ตารางวา', 650],
  ['2.5 Rai', 1_000],
  ['2 งาน', 200],
  ['1 rai 1 ngan 20 wah', 520],
  ['', undefined],
  ['ไร่', undefined],
  ['30 ตร.ม.', undefined],
  ['9999999 ไร่', undefined],
  ['12-3-45', 5_145],
  ['12–3–45 ไร่', 5_145],
])('reads %s as %s square wah', (text, sqwah) => {
  expect(read({ land_min: text })).toBe(sqwah);
});
