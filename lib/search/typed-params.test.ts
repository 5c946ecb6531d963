import fc from 'fast-check';
import { anyText } from 'thai-property-search/testing/any-text';
import { expect, it } from 'vitest';
import { parsePrice, parseTypedParams } from './typed-params';

it.each([
  ['5,000,000', 5_000_000],
  ['฿5 000 000', 5_000_000],
  ['5 ล้าน', 5_000_000],
  ['๕.๕ ล้านบาท', 5_500_000],
  ['4.59M', 4_590_000],
  ['3 million baht', 3_000_000],
  ['2.9 ลบ.', 2_900_000],
  ['๓.๕ ลบ', 3_500_000],
  ['3.2 MB', 3_200_000],
  ['1.5 mil', 1_500_000],
  ['15k', 15_000],
  ['8 แสน', 800_000],
  ['3,5 ล้าน', 3_500_000],
  ['12,50m', 12_500_000],
  ['4,500,000.-', 4_500_000],
  ['45 แสน', 4_500_000],
  ['3 ล้าน 5 แสน', 3_500_000],
  ['4', 4_000_000],
])('reads %s as %d baht', (text, baht) => {
  expect(parsePrice(text)).toBe(baht);
});

it.each(['', 'cheap', '-5', '1e9', '5 ล้าน 3', 'NaN', '5constructor', '0.5k', '0.0001 ล้าน', '0.0004'])(
  'rejects %j',
  (text) => {
    expect(parsePrice(text)).toBeNull();
  },
);

const typed = fc
  .tuple(fc.nat({ max: 3_000 }), fc.constantFrom('', 'k', ' แสน', 'm', ' ล้านบาท'))
  .map(([thousandths, unit]) => `${thousandths / 1_000}${unit}`);

it('never throws, and returns whole baht that parse to the same price', () => {
  fc.assert(
    fc.property(fc.oneof(anyText(), typed), (text) => {
      const price = parsePrice(text);
      if (price === null) return;
      expect(Number.isInteger(price)).toBe(true);
      // Longer numbers are no prices.
      if (price < 1e12) expect(parsePrice(String(price))).toBe(price);
    }),
  );
});

it('reads floors in Thai digits', () => {
  expect(parseTypedParams({ floor_min: '๑๐', floor_max: '๒๐' })).toMatchObject({ floorMin: 10, floorMax: 20 });
});
