import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Station } from './collections';
import { metresBetween, metresWithin, nearestStations, walkingMinutes } from './distance';

const station = (id: string, lat: number, name = id): Station => ({
  id,
  code: id,
  line: 'bts-sukhumvit',
  name: { th: name, en: name },
  aliases: [],
  lat,
  lng: 100.5,
});

it('measures straight lines: one degree of latitude is 111.2 km', () => {
  expect(metresBetween({ lat: 13, lng: 100 }, { lat: 14, lng: 100 })).toBeCloseTo(111_195, -1);
  expect(metresBetween({ lat: 13.7, lng: 100.5 }, { lat: 13.7, lng: 100.5 })).toBe(0);
});

it('tells what is within a distance as the distance itself does', () => {
  const lat = fc.double({ min: 5.6, max: 20.5, noNaN: true });
  const lng = fc.double({ min: 97.3, max: 105.7, noNaN: true });
  const step = fc.double({ min: -0.05, max: 0.05, noNaN: true });
  fc.assert(
    fc.property(lat, lng, step, step, (north, east, up, right) => {
      const [a, b] = [
        { lat: north, lng: east },
        { lat: Math.min(20.5, north + up), lng: east + right },
      ];
      const metres = metresBetween(a, b);
      expect(metresWithin(a, b, 3_000)).toBe(metres <= 3_000 ? metres : undefined);
    }),
  );
});

it('walks 80 metres a minute, at least one minute', () => {
  expect(walkingMinutes(400)).toBe(5);
  expect(walkingMinutes(10)).toBe(1);
});

it('lists stations in reach, nearest first, an interchange once', () => {
  const from = { lat: 13.7, lng: 100.5 };
  const stations = [station('B', 13.705), station('A', 13.702), station('A2', 13.7021, 'A'), station('FAR', 13.8)];
  const near = nearestStations(from, stations, 1_000, 5);
  expect(near.map((found) => found.station.id)).toEqual(['A', 'B']);
  expect(near[0]).toMatchObject({ metres: 222, minutes: 3 });
  expect(nearestStations(from, stations, 1_000, 1)).toHaveLength(1);
});
