import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointColumns, readPoints } from './map-points';

const HOMES = [
  { id: 'a', deal: 'sale', price: 4_590_000, geo: { lng: 100.53421, lat: 13.74561, precision: 'exact' } },
  { id: 'nowhere', deal: 'sale', price: 1, geo: undefined },
  { id: 'b', deal: 'rent', price: null, geo: { lng: 98.9, lat: 18.8, precision: 'approximate' } },
] as const;

test('reads back the columns that it writes, without listings that have no coordinates', () => {
  const reach = [[100.560411, 13.737221, 861.54] as const];
  expect(readPoints(pointColumns(3, HOMES))?.reach).toEqual([]);
  expect(readPoints(JSON.parse(JSON.stringify(pointColumns(3, HOMES, reach))))).toEqual({
    total: 3,
    reach: [[100.56041, 13.73722, 862]],
    points: [
      { id: 'a', lng: 100.53421, lat: 13.74561, price: 4_590_000, deal: 'sale', approximate: false },
      { id: 'b', lng: 98.9, lat: 18.8, price: null, deal: 'rent', approximate: true },
    ],
  });
});

test('5,000 points take at most 200 kB', () => {
  const many = Array.from({ length: 5_000 }, (_, at) => ({
    id: `rm-${10_000 + at}`,
    deal: 'sale' as const,
    price: 14_590_000 + at,
    geo: { lng: 100.53421 + at / 1e5, lat: 13.74561 + at / 1e5, precision: 'exact' as const },
  }));
  expect(JSON.stringify(pointColumns(5_000, many)).length).toBeLessThanOrEqual(200_000);
});

test('rejects columns of different lengths, and anything else', () => {
  const good = pointColumns(2, HOMES);
  for (const bad of [
    { ...good, lngs: [1] },
    { ...good, deals: 's' },
    { ...good, ids: 'a' },
    { ...good, total: '2' },
    { ...good, reach: [[100, 13]] },
  ]) {
    expect(readPoints(bad)).toBeNull();
  }
  fc.assert(fc.property(fc.anything(), (value) => readPoints(value) === null));
});
