import fc from 'fast-check';
import { anyText } from 'thai-property-search/testing/any-text';
import { DASHES } from 'thai-property-search/testing/dashes';
import { readAs } from 'thai-property-search/understand/testing/read-as';
import { describe, expect, it } from 'vitest';
import { runs } from '@/vitest.runs';
import { parseInputDate } from '../../lib/i18n/dates';
import { parseLand, parsePrice, parseSqm } from '../../lib/leads/lead-schemas';
import { FIGURES, parseFigure } from '../../lib/property/figures';
import { parseTypedParams } from '../../lib/search/typed-params';
import { cellValue } from './row';

type Place = (text: string) => number | null;

const sheet =
  (column: string): Place =>
  (text) => {
    const value = cellValue('number', text, column);
    return typeof value === 'number' ? value : null;
  };

/** The readers of amounts, by unit and by the place where people type them. A reader returns null for invalid text. */
const PLACES: Readonly<Record<'baht' | 'sqm' | 'sqwah' | 'baths', Readonly<Record<string, Place>>>> = {
  baht: {
    form: parsePrice,
    calculator: (text) => parseFigure(text, FIGURES.price).value ?? null,
    sheet: sheet('price'),
    search: (text) => parseTypedParams({ price_max: text }).priceMax ?? null,
  },
  sqm: {
    form: parseSqm,
    sheet: sheet('usable_area_sqm'),
    search: (text) => parseTypedParams({ area_min: text }).areaMin ?? null,
  },
  sqwah: {
    form: (text) => parseLand('sqwah', text),
    sheet: sheet('land_area_sqwah'),
    search: (text) => parseTypedParams({ land_min: text }).landMin ?? null,
  },
  baths: { sheet: sheet('bathrooms'), search: (text) => parseTypedParams({ baths_min: text }).bathsMin ?? null },
};

const inEvery = (unit: keyof typeof PLACES, text: string) =>
  Object.fromEntries(Object.entries(PLACES[unit]).map(([place, read]) => [place, read(text)]));
const everywhere = (unit: keyof typeof PLACES, value: number | null) =>
  Object.fromEntries(Object.keys(PLACES[unit]).map((place) => [place, value]));

const PRICE = 'deal=sale&price_max=4500000';

describe('forms, sheets and searches', () => {
  it.each([
    ['baht', '4,500,000.-', 4_500_000, PRICE],
    ['baht', '4,500,000 บาท', 4_500_000, PRICE],
    ['baht', '4.5 ล้าน', 4_500_000, PRICE],
    ['baht', '45 แสน', 4_500_000, PRICE],
    ['baht', '฿4,500,000', 4_500_000, PRICE],
    ['baht', '๔,๕๐๐,๐๐๐.-', 4_500_000, PRICE],
    ['baht', '4 ล้าน 5 แสน', 4_500_000, PRICE],
    ['baht', '4.5m', 4_500_000, PRICE],
    ['baths', '2.5', 2.5, undefined],
    ['baths', '2.5 bathrooms', 2.5, 'baths_min=2.5'],
    ['baths', '2.5 ห้องน้ำ', 2.5, 'baths_min=2.5'],
    ['sqm', '45.5 ตร.ม.', 45.5, 'area_min=45.5'],
    ['sqm', '45.5 m²', 45.5, 'area_min=45.5'],
    ['sqwah', '12-3-45', 5_145, 'land_min=5145'],
    ['sqwah', '12–3–45', 5_145, 'land_min=5145'],
    ['sqwah', '๑๒-๓-๔๕', 5_145, 'land_min=5145'],
    ['sqwah', '12 ไร่ 3 งาน 45 ตร.ว.', 5_145, 'land_min=5145'],
  ] as const)('agree on the value in %s of %j', (unit, text, value, filters) => {
    expect(inEvery(unit, text)).toEqual(everywhere(unit, value));
    if (filters !== undefined) expect(readAs(text)).toEqual(['', filters]);
  });

  it('read "0 bedroom" as 0 in a sheet, and as a studio in a search', () => {
    expect(sheet('bedrooms')('0 bedroom')).toBe(0);
    expect(parseTypedParams({ beds_min: '0 bedroom' }).bedsMin).toBeUndefined();
    expect(readAs('0 bedroom')).toEqual(['', 'fact=studio']);
  });

  it('convert Buddhist years in a form or sheet, and do not read a year as a price in a search', () => {
    expect(parseInputDate('11/22/๒๕๖๙')).toBe('2026-11-22');
    expect(cellValue('day', '๒๕๖๙-๑๑-๒๒', 'lease_end')).toBe('2026-11-22');
    expect(cellValue('number', '2560', 'year_built')).toBe(2_017);
    expect(cellValue('number', '2560', 'acquired.year')).toBe(2_017);
    expect(readAs('2569')).toEqual(['2569', '']);
  });

  it('read degrees as a latitude in a sheet, and reject them as an amount', () => {
    const degrees = `13°42'25.6"N`;
    expect(cellValue('number', degrees, 'geo.lat')).toBe(13.707_111);
    for (const unit of ['baht', 'sqm', 'sqwah'] as const)
      expect(inEvery(unit, degrees)).toEqual(everywhere(unit, null));
    expect(readAs(degrees)[1]).toBe('');
  });
});

const SPACES = ['', ' ', '  ', '\u00a0', '\u2009', '\u202f', '\u3000', '\u200b', '\u200b\u00a0', '\ufeff'];
const space = fc.constantFrom(...SPACES);
/** Separators of thousands. Zero-width spaces are not among them, because they do not separate thousands. */
const thousands = fc.constantFrom('', ',', ' ', '\u00a0', '\u2009', '\u202f');
const digits = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.replace(/\d/g, (digit) => '๐๑๒๓๔๕๖๗๘๙'.charAt(Number(digit))),
  (text: string) => text.replace(/\d/g, (digit) => '０１２３４５６７８９'.charAt(Number(digit))),
);
const BEFORE = ['', '฿', 'THB', 'baht'];
const AFTER = ['', '.-', ',-', '/-', '.00', 'บาท', 'บ.', '.- บาท', 'baht', 'THB', '฿'];
const STEPS = [1, 1_000, 10_000, 100_000, 1_000_000] as const;
const STEP_WORDS = {
  1: [''],
  1000: ['k', 'พัน'],
  10000: ['หมื่น'],
  100000: ['แสน', 'แสนบาท'],
  1000000: ['ล้าน', 'm', 'ลบ.', 'MB', 'million baht'],
};

/** A price in whole thousands of baht, and a text with that price in a random notation. */
const writtenPrice = fc
  .record({
    price: fc.integer({ min: 1, max: 999_999 }).map((count) => count * 1_000),
    step: fc.constantFrom(...STEPS),
    pick: fc.nat({ max: 99 }),
    before: fc.constantFrom(...BEFORE),
    after: fc.constantFrom(...AFTER),
    ...{ comma: thousands, write: digits, first: space, second: space, third: space },
  })
  .map(({ price, step, pick, before, after, comma, write, first, second, third }) => {
    const words = STEP_WORDS[step];
    const figure = String(price / step).replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, comma);
    // A word such as "million" ends the number and may contain the currency, so `after` follows only plain numbers.
    const end = step === 1 ? after : (words[pick % words.length] ?? '');
    const parted = before === '' || first !== '' || before === '฿' ? first : ' ';
    return { price, text: third + before + parted + write(figure) + (step === 1 ? '' : second) + end + third };
  });

const DASH = fc.constantFrom(...DASHES);

describe('an amount in any notation', () => {
  it('is read as the same price everywhere', () => {
    fc.assert(
      fc.property(writtenPrice, ({ price, text }) => {
        const { calculator, ...others } = inEvery('baht', text);
        const { calculator: _, ...expected } = everywhere('baht', price);
        expect(others).toEqual(expected);
        // The fields of the calculator hold 20 characters.
        if (text.length <= 20) expect(calculator).toBe(price);
      }),
      { numRuns: runs(300) },
    );
  });

  it('is read as the same land area everywhere', () => {
    const deed = fc.record({
      rai: fc.nat({ max: 2_000 }),
      ngan: fc.nat({ max: 3 }),
      wah: fc.integer({ min: 1, max: 99 }),
      ...{ dash: DASH, write: digits, around: space },
    });
    fc.assert(
      fc.property(deed, ({ rai, ngan, wah, dash, write, around }) => {
        const sqwah = rai * 400 + ngan * 100 + wah;
        const forms = [[rai, ngan, wah].join(dash), `${rai} ไร่ ${ngan} งาน ${wah} ตร.ว.`, `${sqwah} wah`];
        for (const text of forms)
          expect(inEvery('sqwah', around + write(text) + around)).toEqual(everywhere('sqwah', sqwah));
      }),
    );
  });
});

/** Texts that make an amount of baht invalid if they follow it. */
const JUNK = [
  'x',
  'abc',
  '!',
  '#',
  ' บาท 5',
  '/2',
  '%',
  '°',
  'ไร่',
  'ตร.ม.',
  'ปี',
  '+',
  '*2',
  '(',
  'e6',
  '\u0000',
  '😀',
  '–5',
];
const PIECES = [
  '1',
  '23',
  '456',
  '000',
  ',',
  '.',
  ' ',
  '\u00a0',
  '-',
  '–',
  '฿',
  'ล้าน',
  'ไร่',
  'งาน',
  'm²',
  '%',
  '๔',
  'e',
];

describe('invalid text', () => {
  it('is rejected everywhere if anything else follows the number, and never read in part', () => {
    fc.assert(
      fc.property(writtenPrice, fc.constantFrom(...JUNK), ({ text }, after) => {
        expect(inEvery('baht', `${text}${after}`)).toEqual(everywhere('baht', null));
      }),
      { numRuns: runs(300) },
    );
  });

  it('causes no exception, and has the same value in all places that accept it', () => {
    const hostile = fc.oneof(
      anyText({ maxLength: 80 }),
      fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(hostile, fc.constantFrom('sqm', 'sqwah', 'baths'), (text, unit) => {
        const taken = Object.values(inEvery(unit, text)).filter((value) => value !== null);
        // A search rounds bathrooms to tenths; the other places and units keep hundredths.
        const rounded = taken.map((value) => Math.round(value * (unit === 'baths' ? 10 : 100)));
        expect(rounded.every(Number.isFinite)).toBe(true);
        expect(new Set(rounded).size).toBeLessThanOrEqual(1);
      }),
      { numRuns: runs(300) },
    );
  });
});
