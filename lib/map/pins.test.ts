import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mercator, worldSize } from './geometry';
import type { MapPoint } from './map-points';
import { canSplit, groupSpots, nextPin, PIN_SIZE, pinPrice, spotsOf } from './pins';

const home = (id: string, lng: number, lat: number): MapPoint => ({
  ...{ id, lng, lat },
  price: 1,
  deal: 'sale',
  approximate: false,
});

const TOWER = [home('a', 100.5, 13.7), home('b', 100.5, 13.7), home('c', 100.5, 13.7)];
const NEAR = home('d', 100.501, 13.7);
/** Pixels in a degree of longitude at zoom 10. */
const PX = worldSize(10) / 360;
const FAR = home('e', 99, 18.8);

test('groups the units at one point in a spot, which cannot be separated at any zoom', () => {
  const spots = spotsOf([...TOWER, NEAR]);
  expect(spots.map(({ homes }) => homes.map(({ id }) => id))).toEqual([['a', 'b', 'c'], ['d']]);
  const [tower] = groupSpots(spotsOf(TOWER), 22);
  expect(tower?.count).toBe(3);
  expect(tower && canSplit(tower, 22)).toBe(false);
});

test('groups neighbours in one pin at a low zoom, and separates them at a high zoom', () => {
  const spots = spotsOf([...TOWER, NEAR, FAR]);
  const afar = groupSpots(spots, 10);
  expect(afar.map(({ count }) => count)).toEqual([4, 1]);
  expect(afar[0] && canSplit(afar[0], 18)).toBe(true);
  expect(groupSpots(spots, 18).map(({ count }) => count)).toEqual([3, 1, 1]);
});

test('places a pin at the centre of its listings, in any order', () => {
  const bangkok = Array.from({ length: 38 }, (_, at) => home(`b${at}`, 100.5 + at / 10_000, 13.75));
  const pattaya = home('p', 100.88, 12.93);
  for (const homes of [
    [pattaya, ...bangkok],
    [...bangkok, pattaya],
  ]) {
    const [pin, ...others] = groupSpots(spotsOf(homes), 5);
    expect(others).toEqual([]);
    expect(pin?.x).toBeCloseTo(mercator([100.51, 13.73])[0], 4);
    expect(pin?.y).toBeCloseTo(mercator([100.51, 13.73])[1], 4);
  }
});

test('keeps the listings of a town in one pin, even if another listing between two pins comes first', () => {
  const town = Array.from({ length: 9 }, (_, at) => home(`t${at}`, 100.5, 13.7 + at / 10_000));
  // Too far from each other to share a pin, but each close enough to the first.
  const [between, beyond] = [home('a', 100.5 + 60 / PX, 13.7), home('c', 100.5 + 120 / PX, 13.7)];
  const pins = groupSpots(spotsOf([between, beyond, ...town]), 10);
  expect(pins.map(({ count }) => count)).toEqual([10, 1]);
});

test('puts each listing under exactly one pin, and pins never overlap, for any listings and zoom', () => {
  const point = fc.record({
    lng: fc.double({ min: 100, max: 100.3, noNaN: true }),
    lat: fc.double({ min: 13.6, max: 13.8, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(point, { maxLength: 120 }), fc.double({ min: 8, max: 13, noNaN: true }), (places, zoom) => {
      const homes = places.map(({ lng, lat }, at) => home(`h${at}`, lng, lat));
      const groups = groupSpots(spotsOf(homes), zoom);
      const ids = groups.flatMap(({ spots }) => spots.flatMap((spot) => spot.homes.map(({ id }) => id)));
      expect(ids.toSorted()).toEqual(homes.map(({ id }) => id).toSorted());
      expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
      const size = worldSize(zoom);
      for (const [at, a] of groups.entries()) {
        for (const b of groups.slice(at + 1)) {
          const apart = Math.abs(a.x - b.x) * size >= PIN_SIZE.width || Math.abs(a.y - b.y) * size >= PIN_SIZE.height;
          expect(apart).toBe(true);
        }
      }
    }),
  );
});

const here = { x: 5, y: 5 };
const right = { x: 8, y: 5 };
const lower = { x: 6, y: 9 };

test('returns the nearest pin in the direction of the arrow key', () => {
  const all = [here, right, lower, { x: 20, y: 5 }];
  expect(nextPin(here, all, 'ArrowRight')).toBe(right);
  expect(nextPin(here, all, 'ArrowDown')).toBe(lower);
  expect(nextPin(right, all, 'ArrowLeft')).toBe(here);
});

test('returns undefined if there is no pin in that direction', () => {
  expect(nextPin(here, [here, right], 'ArrowUp')).toBeUndefined();
  expect(nextPin(here, [here, right], 'Enter')).toBeUndefined();
});

test.each([
  [4_590_000, '4.59', 'million'],
  [4_500_000, '4.5', 'million'],
  [12_950_000, '13', 'million'],
  [129_400_000, '129', 'million'],
  [1_000_000, '1', 'million'],
  [999_999, '999,999', 'baht'],
  [38_000, '38,000', 'baht'],
  [999_900_000, '1', 'billion'],
  [1_250_000_000, '1.25', 'billion'],
])('formats %i as %s %s', (price, amount, unit) => {
  expect(pinPrice(price)).toEqual({ amount, unit });
});

test('uses at most seven characters up to ten billion, accurate to half a percent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e10 }), (price) => {
      const { amount, unit } = pinPrice(price);
      const value = Number(amount.replaceAll(',', '')) * { baht: 1, million: 1e6, billion: 1e9 }[unit];
      expect(amount.length).toBeLessThanOrEqual(7);
      expect(Math.abs(value - price) / price).toBeLessThanOrEqual(0.005);
    }),
  );
});
