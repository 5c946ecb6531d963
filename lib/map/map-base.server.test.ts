import { expect, test } from 'vitest';
import stations from '../../content/stations.json';
import { railLines } from './map-base.server';

const idAt = new Map(stations.map(({ id, lng, lat }) => [`${lng},${lat}`, id]));
const lines = new Map(
  railLines(stations).map(({ line, ways }) => [line, ways.map((way) => way.map((at) => idAt.get(at.join())))]),
);

test('puts every station of the content on a line, and every line has a way', () => {
  expect(new Set([...lines.values()].flat(2))).toEqual(new Set(idAt.values()));
  expect([...lines.values()].every((ways) => ways.length > 0)).toBe(true);
});

test('leads the Sukhumvit line through Siam from north to east', () => {
  const [way = []] = lines.get('bts-sukhumvit') ?? [];
  const siam = way.indexOf('BTS-CEN');
  expect([way[0], way[siam - 1], way[siam + 1], way.at(-1)]).toEqual(['BTS-N24', 'BTS-N1', 'BTS-E1', 'BTS-E23']);
});

test('leads the Silom line through Siam, although Siam belongs to the other line', () => {
  expect(lines.get('bts-silom')?.[0]?.slice(0, 3)).toEqual(['BTS-W1', 'BTS-CEN', 'BTS-S1']);
});

test('closes the ring of the Blue line at Tha Phra', () => {
  const [way = []] = lines.get('mrt-blue') ?? [];
  expect(way.slice(31, 34)).toEqual(['MRT-BL32', 'MRT-BL01', 'MRT-BL33']);
  expect(way).toHaveLength(39);
});

test('begins a branch at the station where it leaves the line', () => {
  expect(lines.get('mrt-pink')?.[1]).toEqual(['MRT-PK10', 'MRT-MT01', 'MRT-MT02']);
  expect(lines.get('srt-red')?.[1]?.[0]).toBe('SRT-RN01');
});

test('sorts stations by number, skips missing ones, and has no ways without stations', () => {
  const at = (id: string, lng: number) => ({ id, lng, lat: 13 });
  const purple = railLines([at('MRT-PP10', 3), at('MRT-PP09', 2), at('MRT-PP1', 1)]).find(
    ({ line }) => line === 'mrt-purple',
  );
  expect(purple?.ways).toEqual([
    [
      [1, 13],
      [2, 13],
      [3, 13],
    ],
  ]);
  expect(railLines([]).every(({ ways }) => ways.length === 0)).toBe(true);
});
