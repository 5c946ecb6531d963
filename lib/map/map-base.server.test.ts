import { expect, test } from 'vitest';
import rivers from '../../content/map/rivers.json';
import stations from '../../content/stations.json';
import { outlineRings } from '../content/topology';
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

type Bank = 'west' | 'east';

/** The distance of a station from the middle of the Chao Phraya in metres, and its bank, looking from north to south. */
function atRiver(id: string): { bank: Bank; metres: number } {
  const { lng = 0, lat = 0 } = stations.find((one) => one.id === id) ?? {};
  const [river = []] = outlineRings(rivers.city);
  const [mPerLng, mPerLat] = [108_100, 110_600];
  const sides = river.slice(1).map(([toX, toY], index) => {
    const [x = 0, y = 0] = river[index] ?? [];
    const [dx, dy] = [(toX - x) * mPerLng, (toY - y) * mPerLat];
    const [px, py] = [(lng - x) * mPerLng, (lat - y) * mPerLat];
    const along = Math.max(0, Math.min(1, (px * dx + py * dy) / (dx * dx + dy * dy)));
    const bank: Bank = dx * py - dy * px < 0 ? 'west' : 'east';
    return { bank, metres: Math.hypot(px - along * dx, py - along * dy) };
  });
  return sides.reduce((nearest, side) => (side.metres < nearest.metres ? side : nearest));
}

test.each<[string, Bank]>([
  ...(['BTS-S7', 'BTS-G1', 'BTS-G2', 'MRT-BL32', 'MRT-BL06', 'MRT-BL08', 'MRT-PP07'] as const).map(
    (id): [string, Bank] => [id, 'west'],
  ),
  ...(['BTS-S6', 'BTS-S5', 'MRT-BL31', 'MRT-BL30', 'MRT-BL09', 'MRT-PP08', 'MRT-PP09'] as const).map(
    (id): [string, Bank] => [id, 'east'],
  ),
])('draws the Chao Phraya beside %s, which is on its %s bank', (id, bank) => {
  const found = atRiver(id);
  expect(found).toMatchObject({ bank });
  expect(found.metres).toBeGreaterThan(130);
});
