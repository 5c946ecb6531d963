import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeSketch } from './place-sketch';

const HOME = { lat: 13.7, lng: 100.6 };
/** About a kilometre. */
const KM = 0.008_993;

it('has the home in the middle and north at the top', () => {
  const { point, reach } = placeSketch(HOME, [{ lat: HOME.lat + KM, lng: HOME.lng }]);
  expect(Math.round(reach)).toBe(1_250);
  expect(point(HOME)).toEqual([50, 50]);
  expect(point({ ...HOME, lat: HOME.lat + KM })).toEqual([50, 10]);
  expect(point({ ...HOME, lng: HOME.lng + KM / Math.cos((13.7 * Math.PI) / 180) })).toEqual([70, 50]);
});

it('shows the four nearest places, and neither a single house nor a whole province', () => {
  const north = (km: number) => ({ ...HOME, lat: HOME.lat + km * KM });
  expect(Math.round(placeSketch(HOME, [north(2), north(1), north(1.6), north(1.2), north(30)]).reach)).toBe(2_500);
  expect(placeSketch(HOME, [north(0.1)]).reach).toBe(1_100);
  expect(placeSketch(HOME, [north(90)]).reach).toBe(4_000);
  expect(placeSketch(HOME, []).reach).toBe(1_100);
});

it('draws the parts of a line that touch the picture', () => {
  const north = (km: number) => [HOME.lng, HOME.lat + km * KM] as const;
  const { line } = placeSketch(HOME, []);
  expect(line([north(-9), north(-2), north(0), north(1.1), north(2), north(9)])).toBe('M50 140.9L50 50L50 0L50 -40.9');
  expect(line([north(2), north(3)])).toBe('');
});

it('leaves out names outside the picture and on top of earlier ones', () => {
  const place = fc.record({
    name: fc.string({ minLength: 1, maxLength: 20 }),
    lat: fc.double({ min: 13.68, max: 13.72, noNaN: true }),
    lng: fc.double({ min: 100.57, max: 100.63, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(place), (places) => {
      const labels = placeSketch(HOME, []).labels(places);
      for (const [index, { name, at }] of labels.entries()) {
        expect(at[0] - name.length).toBeGreaterThan(0);
        expect(at[0] + name.length).toBeLessThan(100);
        for (const other of labels.slice(index + 1)) {
          const isApart = Math.abs(other.at[0] - at[0]) > name.length + other.name.length;
          expect(isApart || Math.abs(other.at[1] - at[1]) > 11).toBe(true);
        }
      }
    }),
  );
});
