import { describe, expect, it, test } from 'vitest';
import { boundsAround, isInBounds, mercator, pixelsFor, searchableBounds, worldSize } from './geometry';

test('mercator projects the centre of the world and its northern edge', () => {
  expect(mercator([0, 0])).toEqual([0.5, 0.5]);
  const [x, y] = mercator([180, 85.051129]);
  expect(x).toBe(1);
  expect(y).toBeCloseTo(0, 7);
});

test('boundsAround contains all places, and is undefined without places', () => {
  const places = [
    { lng: 100, lat: 14 },
    { lng: 99, lat: 15 },
  ];
  expect(boundsAround(places)).toEqual([99, 14, 100, 15]);
  expect(places.every((place) => isInBounds(place, [99, 14, 100, 15]))).toBe(true);
  expect(isInBounds({ lng: 100.1, lat: 14.5 }, [99, 14, 100, 15])).toBe(false);
  expect(boundsAround([])).toBeUndefined();
});

test('searchableBounds rounds bounds as the URL does, and limits them to Thailand, or returns undefined', () => {
  expect(searchableBounds([100.1234567, 13, 101, 14])).toEqual([100.12346, 13, 101, 14]);
  expect(searchableBounds([80, 13, 101, 30])).toEqual([90, 13, 101, 25]);
  expect(searchableBounds([80, -6, 120, 30])).toBeUndefined();
  expect(searchableBounds([80, 13, 85, 14])).toBeUndefined();
});

describe('pixelsFor', () => {
  it('uses 78,271.5 m for a pixel at the equator and zoom 0', () => {
    expect(pixelsFor(78_271.517, 0, 0)).toBeCloseTo(1, 6);
  });

  it('matches the projection for a thousandth of a degree east of Bangkok', () => {
    const [lat, zoom] = [13.75, 14];
    const metres = (40_075_016.686 / 360_000) * Math.cos((lat * Math.PI) / 180);
    const [from] = mercator([100.5, lat]);
    const [to] = mercator([100.501, lat]);
    expect(pixelsFor(metres, lat, zoom)).toBeCloseTo((to - from) * worldSize(zoom), 6);
  });
});
