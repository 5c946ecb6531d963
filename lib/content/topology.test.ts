import { expect, test } from 'vitest';
import outlines from '../../content/map/provinces.json';
import provinces from '../../content/provinces.json';
import { isInProvince } from './point-place';
import { outlineRings, provinceRings } from './topology';

test('joins arcs end to end, also in reverse', () => {
  const topology = {
    stepsPerDegree: 10,
    arcs: [
      [0, 0, 10, 0],
      [10, 10, 0, -10],
      [0, 0, 10, 10],
    ],
    provinces: { '10': [[0, -2, -3]] },
  };
  expect(provinceRings(topology)).toEqual([
    {
      id: '10',
      rings: [
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 0],
        ],
      ],
    },
  ]);
});

test('has a closed outline for every province, which contains the centre of all but one', () => {
  const byId = new Map(provinceRings(outlines).map(({ id, rings }) => [id, rings]));
  expect([...byId.keys()].toSorted()).toEqual(provinces.map(({ id }) => id).toSorted());
  const outside = provinces.filter(({ id, centre }) => !isInProvince(centre, id));
  // At this scale, the river at the town is drawn as sea.
  expect(outside.map(({ name }) => name.en)).toEqual(['Samut Prakan']);
  for (const ring of [...byId.values()].flat()) expect(ring.at(-1)).toEqual(ring[0]);
});

test('reads the outlines of the land around', () => {
  expect(outlineRings({ stepsPerDegree: 10, rings: [[1_000, 100, 5, 0, 0, -5]] })).toEqual([
    [
      [100, 10],
      [100.5, 10],
      [100.5, 9.5],
    ],
  ]);
});
