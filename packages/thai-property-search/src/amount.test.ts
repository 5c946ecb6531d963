import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/vitest.runs';
import { BAHT, PERCENT, raiNganWah, readAmount } from './amount';
import { BATHS, BEDS, SQM, SQWAH } from './amount-words';
import { anyText } from './testing/any-text';
import { DASHES } from './testing/dashes';

const UNITS = { baht: BAHT, beds: BEDS, baths: BATHS, sqm: SQM, sqwah: SQWAH, percent: PERCENT } as const;
type UnitName = keyof typeof UNITS;

const READ: readonly (readonly [UnitName, number, readonly string[]])[] = [
  [
    'baht',
    4_500_000,
    [
      ...[
        '4500000',
        '4,500,000',
        '4 500 000',
        '4,500,000.-',
        '4,500,000.–',
        '4,500,000,-',
        '4500000/-',
        '4,500,000.00',
      ],
      ...['4,500,000 บาท', '4,500,000.- บาท', '฿4,500,000', '฿ ๔,๕๐๐,๐๐๐', '４,５００,０００', 'THB 4.5m'],
      ...['4.5 ล้าน', '4.5 ล้านบาท', '4.5ลบ.', '๔.๕ ล้าน', '4,5 ล้าน', '4.50 M', '4.5 million baht', '4.5 mil', '4.5MB'],
      ...['45 แสน', '45 แสนบาท', '450 หมื่น', '4,500k', '4 ล้าน 5 แสน', '4 ล้าน 5 แสนบาท', '45,00,000', '4500000 bath'],
      ...['\u200b4,500,000\u200b', '4,500,000.', '4,500,000 ฿', '4.5\u00a0ล้าน'],
    ],
  ],
  ['baths', 2.5, ['2.5', '2.5 bathrooms', '2.5 ห้องน้ำ', '๒.๕', '2,5']],
  ['beds', 0, ['0', '0 bedroom', '0 ห้องนอน', '๐', '-0']],
  ['sqm', 45.5, ['45.5', '45.5 ตร.ม.', '45,5 m²', '45.5 m2', '45.5㎡', '45.5 sq m', '๔๕.๕ ตารางเมตร']],
  ['sqm', 92.90304, ['1,000 sq ft', '1000 sqft']],
  [
    'sqwah',
    5_145,
    ['12-3-45', '12–3–45', '๑๒-๓-๔๕', '12-3-45 ไร่', '12 ไร่ 3 งาน 45 วา', '12 rai 3 ngan 45 wah', '5,145 ตร.ว.'],
  ],
  ['sqwah', 650, ['1 ไร่ 2 งาน 50', '1 ไร่ 250 ตร.ว.', '650 wah²', '1-2-50', '6.5 งาน']],
  ['percent', 3.25, ['3.25', '3.25%', '3,25 %', '๓.๒๕ เปอร์เซ็นต์']],
];

const REJECTED: readonly (readonly [UnitName, readonly string[]])[] = [
  [
    'baht',
    ['', ' ', '-', 'cheap', '1e6', '0x10', 'NaN', 'Infinity', '--5', '4.590.000', '1,234,5', '1.234,50', '45 5'],
  ],
  ['baht', ['3-5 ล้าน', '5 ล้าน 3', '5 แสน 3 ล้าน', '5constructor', '30 ตร.ม.', '5%', '4..5', '9'.repeat(61), '฿']],
  ['sqm', ['30 ตร.ว.', '1 ไร่', '฿30', '30 บาท', '12-3-45', 'big']],
  ['sqwah', ['30 ตร.ม.', '12-4-45', '12-3-100', '1-2', 'ไร่', '50 วา 1 ไร่', '2026-11-22']],
  ['beds', ['2 bathrooms', 'two', '2 ล้าน']],
];

describe('readAmount', () => {
  it.each(READ.flatMap(([unit, value, texts]) => texts.map((text) => [text, unit, value] as const)))(
    'reads %j of %s as %d',
    (text, unit, value) => expect(readAmount(text, UNITS[unit])?.value).toBe(value),
  );

  it.each(REJECTED.flatMap(([unit, texts]) => texts.map((text) => [text, unit] as const)))(
    'rejects %j of %s',
    (text, unit) => expect(readAmount(text, UNITS[unit])).toBeNull(),
  );

  it('reports whether the unit is missing', () => {
    expect(readAmount('฿4', BAHT)?.bare).toBe(true);
    expect(readAmount('4 ล้าน', BAHT)?.bare).toBe(false);
    expect(readAmount('1 ไร่ 50', SQWAH)?.bare).toBe(false);
    expect(readAmount('12', SQWAH)?.bare).toBe(true);
    expect(readAmount('4 ล้าน')).toBeNull();
  });

  it.each(DASHES)('reads %j as a minus sign, and within an area of a deed', (dash) => {
    expect(readAmount(`${dash}5`)?.value).toBe(-5);
    expect(readAmount(['12', '3', '45'].join(dash), SQWAH)?.value).toBe(5_145);
    expect(readAmount(`4,500,000.${dash}`, BAHT)?.value).toBe(4_500_000);
  });

  const written = [
    (baht: number) => String(baht),
    (baht: number) => baht.toLocaleString('en-US'),
    (baht: number) => baht.toLocaleString('th-TH-u-nu-thai'),
    (baht: number) => `฿${baht.toLocaleString('en-US')}.-`,
    (baht: number) => `${baht.toLocaleString('fr-FR')} บาท`,
    (baht: number) => `${baht / 1_000_000} ล้าน`,
    (baht: number) => `${baht / 100_000} แสนบาท`,
    (baht: number) => `${baht / 1_000}k THB`,
  ];
  it.each(written)('reads back every price that is written as %s', (write) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (thousands) => {
        expect(readAmount(write(thousands * 1_000), BAHT)?.value).toBe(thousands * 1_000);
      }),
    );
  });

  it('returns a finite number or null for any input, and reads its own number back', () => {
    const pieces = fc.constantFrom(
      ...['1', '23', '456', ',', '.', ' ', '-', '–', '฿', 'ล้าน', 'ไร่', 'm²', '%', '๔', 'e', '/'],
    );
    const typed = fc.oneof(
      anyText({ maxLength: 80 }),
      fc.array(pieces, { maxLength: 12 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(typed, fc.constantFrom(BAHT, SQM, SQWAH, PERCENT, undefined), (text, unit) => {
        const value = readAmount(text, unit)?.value;
        if (value === undefined) return;
        expect(Number.isFinite(value)).toBe(true);
        if (Math.abs(value) < 1e15 && String(value).length < 16)
          expect(readAmount(String(value), unit)?.value).toBe(value);
      }),
      { numRuns: runs(1_000) },
    );
  });
});

it.each([
  [52, { rai: 0, ngan: 0, wah: 52 }],
  [400, { rai: 1, ngan: 0, wah: 0 }],
  [1_234.5, { rai: 3, ngan: 0, wah: 34.5 }],
  [799.99, { rai: 1, ngan: 3, wah: 99.99 }],
  [399.996, { rai: 1, ngan: 0, wah: 0 }],
])('raiNganWah splits %d square wah', (sqwah, expected) => {
  expect(raiNganWah(sqwah)).toEqual(expected);
});

it('raiNganWah adds up to the whole area, with less than 4 ngan', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (hundredths) => {
      const { rai, ngan, wah } = raiNganWah(hundredths / 100);
      expect(rai * 400 + ngan * 100 + wah).toBeCloseTo(hundredths / 100, 5);
      expect(ngan).toBeLessThan(4);
    }),
  );
});
