import { expect, it } from 'vitest';
import { changesBetween, changeText } from './plan';

it('lists each changed field with its old and new value, except updated_at', () => {
  const before = {
    price: 4_490_000,
    title: { th: 'ก', en: 'a' },
    amenities: ['lift'],
    updated_at: '2026-01-01T00:00:00Z',
  };
  const after = {
    price: 4_390_000,
    title: { th: 'ก', en: 'b' },
    amenities: ['lift', 'cctv'],
    floor: 3,
    updated_at: '2026-02-01T00:00:00Z',
  };
  expect(changesBetween(before, after).map(({ field }) => field)).toEqual(['price', 'title.en', 'amenities', 'floor']);
  expect(changeText(changesBetween(before, after), 'en')).toBe(
    'price 4,490,000 → 4,390,000; title.en "a" → "b"; amenities ["lift"] → ["lift","cctv"]; floor nothing → 3',
  );
});

it('ignores the order of fields', () => {
  expect(changesBetween({ a: 1, b: { c: 1, d: 2 } }, { b: { d: 2, c: 1 }, a: 1, updated_at: 'x' })).toEqual([]);
});

it('shortens long values and long lists of fields', () => {
  const many = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`f${index}`, 'x'.repeat(90)]));
  const text = changeText(changesBetween({}, many), 'en');
  expect(text).toContain(`f0 nothing → "${'x'.repeat(38)}…`);
  expect(text).toMatch(/; and 2 more fields$/);
});
