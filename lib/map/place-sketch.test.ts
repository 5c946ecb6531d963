import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type Box,
  clippedRing,
  DRAWN,
  FRAMES,
  labelWidth,
  linePath,
  placeLabels,
  projectionFor,
  roundMetres,
  shortened,
} from './place-sketch';

const HOME = { lat: 13.7, lng: 100.6 };
/** About a kilometre. */
const KM = 0.008_993;
const north = (km: number) => ({ ...HOME, lat: HOME.lat + km * KM });
const NOTHING = { stations: [], landmarks: [], towns: [] };

it('has the home in the middle and north at the top', () => {
  const { point, metresPerPixel } = projectionFor(HOME, { ...NOTHING, stations: [north(1)] });
  const up = point(north(1))[1];
  expect(point(HOME)).toEqual([0, 0]);
  expect(point(north(1))[0]).toBe(0);
  expect(Math.abs(up * metresPerPixel + 1_000)).toBeLessThan(2);
  const east = point({ ...HOME, lng: HOME.lng + KM / Math.cos((13.7 * Math.PI) / 180) });
  expect([Math.abs(east[0] + up) < 0.2, east[1]]).toEqual([true, 0]);
});

it('shows the four nearest places, and neither a single house nor a whole region', () => {
  const scale = (...km: number[]) =>
    Math.round(projectionFor(HOME, { ...NOTHING, stations: km.map(north) }).metresPerPixel);
  expect(scale(2, 1, 1.6, 1.2, 11)).toBe(24);
  expect(scale(0.1, 0.2)).toBe(7);
  expect(projectionFor(HOME, { ...NOTHING, towns: [north(400)] }).metresPerPixel).toBe(260);
});

it('shows a place in the south-east beside the button of the smallest picture', () => {
  const southEast = { lat: HOME.lat - KM, lng: HOME.lng + KM };
  const { point } = projectionFor(HOME, { ...NOTHING, stations: [southEast, southEast] });
  expect(Math.min(point(southEast)[0] - 80, point(southEast)[1] - 36)).toBeLessThan(0);
  expect(point(north(-1))[1]).toBeGreaterThan(30);
});

it('shows the next town if there are no trains or places, and the coast if there are no trains', () => {
  expect(Math.round(projectionFor(HOME, { ...NOTHING, towns: [north(9), north(40)] }).metresPerPixel)).toBe(108);
  expect(projectionFor(HOME, { ...NOTHING, landmarks: [north(0.1), north(0.2)] }).metresPerPixel).toBe(40);
  expect(projectionFor(HOME, NOTHING).metresPerPixel).toBe(40);
});

it('draws the parts of a line that cross the picture, also between points outside', () => {
  expect(
    linePath([
      [-900, 0],
      [900, 0],
      [900, 900],
      [10, 900],
      [10, 20],
    ]),
  ).toBe('M-900 0L900 0M10 900L10 20');
  expect(
    linePath([
      [700, 0],
      [900, 50],
    ]),
  ).toBe('');
});

const number = (most: number) => fc.double({ min: -most, max: most, noNaN: true });

it('clips land to the picture', () => {
  const corner = fc.tuple(number(2_000), number(2_000));
  fc.assert(
    fc.property(fc.array(corner, { minLength: 3, maxLength: 30 }), (ring) => {
      for (const [x, y] of clippedRing(ring)) {
        expect(Math.abs(x)).toBeLessThanOrEqual(DRAWN[0] + 0.001);
        expect(Math.abs(y)).toBeLessThanOrEqual(DRAWN[1] + 0.001);
      }
    }),
  );
  const around: [number, number][] = [
    [-2_000, -2_000],
    [2_000, -2_000],
    [2_000, 2_000],
    [-2_000, 2_000],
  ];
  expect(clippedRing(around)).toHaveLength(4);
});

it('places labels inside the frame, and none on another, on a dot, the button or the scale', () => {
  const label = fc.record({
    kind: fc.constantFrom('place' as const, 'note' as const, 'area' as const),
    at: fc.tuple(number(650), number(340)),
    lines: fc.array(fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }), { minLength: 1, maxLength: 2 }),
  });
  const apart = (a: Box, b: Box) => a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom;
  fc.assert(
    fc.property(fc.array(label, { maxLength: 40 }), (wanted) => {
      const dots = wanted.map(({ at: [x, y] }) => ({ left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 }));
      const labels = placeLabels(wanted, dots);
      for (const [index, { box, from, lines }] of labels.entries()) {
        const frame = FRAMES.find((one) => one.from === from);
        const height = from < 600 ? from / 1.5 : from / 2;
        const button = {
          left: from / 2 - (from < 560 ? 56 : 190),
          top: height / 2 - 56,
          right: from / 2,
          bottom: height / 2,
        };
        const scale = { left: -from / 2, top: height / 2 - 30, right: 100 - from / 2, bottom: height / 2 };
        expect(Math.max(Math.abs(box.left), Math.abs(box.right))).toBeLessThanOrEqual(frame?.x ?? 0);
        expect(Math.max(Math.abs(box.top), Math.abs(box.bottom))).toBeLessThanOrEqual(frame?.y ?? 0);
        expect(box.right - box.left).toBeGreaterThanOrEqual(Math.max(...lines.map(labelWidth)) - 0.001);
        for (const other of [...dots, button, scale, ...labels.slice(index + 1).map((one) => one.box)])
          expect(apart(box, other)).toBe(true);
      }
    }),
  );
  expect(placeLabels([{ kind: 'place', at: [40, 40], lines: ['Siam'] }], [])).toHaveLength(1);
});

it('draws the dot of a place only with its label, and not below another label', () => {
  const shop = { left: -5, right: 5, top: 3, bottom: 13 };
  const station = { kind: 'place', at: [0, 0], lines: ['On Nut'] } as const;
  const mall = { kind: 'place', at: [0, 8], lines: ['Century'], dot: shop } as const;
  const far = {
    kind: 'place',
    at: [90, 60],
    lines: ['Tesco'],
    dot: { left: 85, right: 95, top: 55, bottom: 65 },
  } as const;
  const namesOf = (all: Parameters<typeof placeLabels>[0]) => placeLabels(all, []).map(({ lines: [name] }) => name);
  expect(namesOf([station, mall, far])).toEqual(['On Nut', 'Tesco']);
  expect(namesOf([mall, station])).toEqual(['Century', 'On Nut']);
});

it('counts no width for Thai vowels and tones above a letter, and shortens names between letters', () => {
  expect(labelWidth('ที่')).toBe(labelWidth('ท'));
  expect(shortened('พระโขนง')).toBe('พระโขนง');
  expect(shortened('ที่'.repeat(40))).toBe(`${'ที่'.repeat(27)}…`);
});

it('has round distances for the scale', () => {
  expect([roundMetres(7, 80), roundMetres(40, 80), roundMetres(260, 80), roundMetres(1, 10)]).toEqual([
    500, 2_000, 20_000, 100,
  ]);
});
