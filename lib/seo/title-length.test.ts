import { expect, it } from 'vitest';
import { isTitleShown, shownTitle, titlePixels } from './title-length';

it('measures the letters of Arial at 20 px', () => {
  expect(titlePixels('iii')).toBeCloseTo(13.3, 1);
  expect(titlePixels('WWW')).toBeCloseTo(56.6, 1);
  expect(titlePixels('')).toBe(0);
});

it('counts no vowels and tone marks above or below a Thai letter', () => {
  expect(titlePixels('ที่')).toBe(titlePixels('ท'));
  expect(titlePixels('ห้องน้ำ')).toBe(titlePixels('หองนำ'));
});

it('accepts 59 letters of normal width, and fewer wide ones', () => {
  expect(isTitleShown(`${'a condo '.repeat(7)}for`)).toBe(true);
  expect(isTitleShown(`${'a condo '.repeat(7)}sale`)).toBe(false);
  expect(isTitleShown('M'.repeat(37))).toBe(false);
  expect(isTitleShown('ขายคอนโด 1 ห้องนอน ต้นกล้า สุขุมวิท 54 ใกล้ BTS อ่อนนุช ฿3.69 ล้าน')).toBe(true);
  expect(isTitleShown('ก'.repeat(51))).toBe(false);
});

it('takes the first title that fits, or else the last', () => {
  expect(shownTitle(['M'.repeat(60), 'a', 'b'])).toBe('a');
  expect(shownTitle(['M'.repeat(60), 'M'.repeat(61)])).toHaveLength(61);
});
