import fc from 'fast-check';
import { metresBetween, metresWithin } from 'thai-property-search/distance';
import { expect, it } from 'vitest';
import type { Landmark, Station } from './collections';
import { nearestLandmarks, nearestStations, walkAlong } from './distance';

const station = (id: string, lat: number, name = id): Station => ({
  id,
  code: id,
  line: 'bts-sukhumvit',
  name: { th: name, en: name },
  aliases: [],
  lat,
  lng: 100.5,
});

const landmark = (id: string, kind: Landmark['kind'], lat: number, lng = 100.5): Landmark => ({
  id,
  kind,
  name: { th: id, en: id },
  lat,
  lng,
});

it('measures straight lines: one degree of latitude is 111.2 km', () => {
  expect(metresBetween({ lat: 13, lng: 100 }, { lat: 14, lng: 100 })).toBeCloseTo(111_195, -1);
  expect(metresBetween({ lat: 13.7, lng: 100.5 }, { lat: 13.7, lng: 100.5 })).toBe(0);
});

it('metresWithin agrees with metresBetween', () => {
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

it.each([
  [273, 350, 4],
  [627, 800, 10],
  [822, 1_100, 14],
  [1_483, 1_900, 24],
  [10, 50, 1],
  [0, 50, 1],
])('estimates the walk along %i m of straight line as %i m and %i minutes', (straight, metres, minutes) => {
  expect(walkAlong(straight)).toEqual({ metres, minutes });
});

it('lists stations within a distance, nearest first, and an interchange once', () => {
  const from = { lat: 13.7, lng: 100.5 };
  const stations = [station('B', 13.705), station('A', 13.702), station('A2', 13.7021, 'A'), station('FAR', 13.8)];
  const near = nearestStations(from, stations, 1_000, 5);
  expect(near.map((found) => found.station.id)).toEqual(['A', 'B']);
  expect(near[0]).toMatchObject({ metres: 300, minutes: 4 });
  expect(nearestStations(from, stations, 1_000, 1)).toHaveLength(1);
});

it('lists landmarks within a distance, nearest first, at most two of a kind', () => {
  const from = { lat: 13.7, lng: 100.5 };
  const landmarks = [
    landmark('third mall', 'mall', 13.703),
    landmark('park', 'park', 13.71),
    landmark('first mall', 'mall', 13.701),
    landmark('second mall', 'mall', 13.702),
    landmark('beach', 'beach', 13.75),
  ];
  const ids = (limit: number) =>
    nearestLandmarks(from, landmarks, 5_000, { limit, perKind: 2 }).map((near) => near.landmark.id);
  expect(ids(6)).toEqual(['first mall', 'second mall', 'park']);
  expect(ids(2)).toEqual(['first mall', 'second mall']);
});

it.each([
  // From BTS Asok 0.0010° north, 111.2 m.
  ['Terminal 21', { lat: 13.737, lng: 100.5604 }, { lat: 13.738, lng: 100.5604 }, { metres: 150, minutes: 2 }],
  // From BTS Ekkamai 0.0008° south and 0.0003° east, where a degree of longitude is 108.0 km: √(89.0² + 32.4²) m.
  ['Gateway Ekamai', { lat: 13.7196, lng: 100.5851 }, { lat: 13.7188, lng: 100.5854 }, { metres: 100, minutes: 1 }],
  // From BTS Mo Chit 0.0027° south and 0.0034° west, where a degree of longitude is 108.0 km: √(300.2² + 367.2²) m.
  ['Chatuchak Market', { lat: 13.8026, lng: 100.5538 }, { lat: 13.7999, lng: 100.5504 }, { metres: 600, minutes: 8 }],
])('returns the distance to %s that was calculated by hand', (name, from, { lat, lng }, way) => {
  const [near] = nearestLandmarks(from, [landmark(name, 'mall', lat, lng)], 5_000, { limit: 1, perKind: 1 });
  expect(near).toMatchObject(way);
});

it('lists landmarks in order and within both limits, for any input', () => {
  const at = {
    lat: fc.double({ min: 13.6, max: 13.8, noNaN: true }),
    lng: fc.double({ min: 100.4, max: 100.6, noNaN: true }),
  };
  const place = fc.record({
    ...at,
    kind: fc.constantFrom('mall', 'park', 'market'),
    name: fc.constantFrom(...'ABCDEFGH'),
  });
  const numbers = fc.record({ limit: fc.nat(7), perKind: fc.nat(3) });
  fc.assert(
    fc.property(
      fc.record(at),
      fc.array(place),
      fc.integer({ min: 1, max: 20_000 }),
      numbers,
      (from, places, withinM, few) => {
        const landmarks = places.map(({ name, kind, lat, lng }) => landmark(name, kind, lat, lng));
        const near = nearestLandmarks(from, landmarks, withinM, few);
        const metres = near.map((found) => found.metres);
        expect(metres).toEqual(metres.toSorted((a, b) => a - b));
        expect(near.length).toBeLessThanOrEqual(few.limit);
        expect(new Set(near.map((found) => found.landmark.id)).size).toBe(near.length);
        for (const found of near) {
          expect(metresBetween(from, found.landmark)).toBeLessThanOrEqual(withinM);
          expect(near.filter((other) => other.landmark.kind === found.landmark.kind).length).toBeLessThanOrEqual(
            few.perKind,
          );
        }
        const nearestOfAll = Math.min(...landmarks.map((one) => metresBetween(from, one)));
        if (few.limit > 0 && few.perKind > 0 && nearestOfAll <= withinM)
          expect(metres[0]).toBe(walkAlong(nearestOfAll).metres);
      },
    ),
  );
});
