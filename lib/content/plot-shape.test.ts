import fc from 'fast-check';
import { METRES_PER_DEGREE } from 'thai-property-search/distance';
import { describe, expect, it } from 'vitest';
import { outlineFault, plotShape } from './plot-shape';

const EAST = METRES_PER_DEGREE * Math.cos((14.53 * Math.PI) / 180);

/** Corners typed from metres east and north of a place in Pak Chong. */
const typed = (...corners: (readonly [east: number, north: number])[]) =>
  corners
    .map(([x, y]) => `${(14.53 + y / METRES_PER_DEGREE).toFixed(7)}, ${(101.38 + x / EAST).toFixed(7)}`)
    .join('; ');

const SQUARE = typed([0, 0], [20, 0], [20, 20], [0, 20]);

describe('outlineFault', () => {
  it.each([
    ['a square of 100 square wah', SQUARE],
    ['lines, and the first corner again at the end', `${SQUARE}; ${typed([0, 0])}`.replaceAll('; ', '\n')],
    ['Thai digits', SQUARE.replaceAll('4', '๔')],
    [
      'an L, with two sides in one line',
      typed([0, 0], [20, 0], [20, 20], [14, 20], [14, 15], [6, 15], [6, 20], [0, 20]),
    ],
  ])('accepts %s', (_, outline) => {
    expect(outlineFault(outline, 100)).toBeUndefined();
  });

  it.each([
    ['two corners', typed([0, 0], [20, 0]), { kind: 'corners' }],
    ['words', `${SQUARE} about`, { kind: 'corners' }],
    ['longitudes first', SQUARE.replaceAll(/([\d.]+), ([\d.]+)/g, '$2, $1'), { kind: 'outside' }],
    ['a bow', typed([0, 0], [20, 20], [20, 0], [0, 20]), { kind: 'crosses' }],
    ['another area', typed([0, 0], [20, 0], [20, 23], [0, 23]), { kind: 'area', sqm: 460 }],
    ['a line', typed([0, 0], [10, 0], [20, 0]), { kind: 'area', sqm: 0 }],
  ])('reports %s', (_, outline, fault) => {
    expect(outlineFault(outline, 100)).toEqual(fault);
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void outlineFault(text, 100)));
  });
});

describe('plotShape', () => {
  const plot = { frontageM: 16, depthM: 25, roadWidthM: 6, zoning: undefined };
  const of = (changes: object) =>
    plotShape({ plot, plotOutline: undefined, landAreaSqwah: 100, facing: undefined, ...changes });

  it('has the road below and the land above, whichever way round the corners are', () => {
    // Turned by 90°: the road is in the east, so north is to the right.
    for (const outline of [typed([0, 0], [0, 20], [-20, 20], [-20, 0]), typed([0, 20], [0, 0], [-20, 0], [-20, 20])]) {
      const shape = of({ plotOutline: outline });
      expect(shape?.sides).toEqual([20, 20, 20, 20]);
      expect(shape?.corners[1]?.[1]).toBeCloseTo(0, 1);
      expect(shape?.corners[2]?.[1]).toBeCloseTo(20, 1);
      expect(shape?.north).toBeCloseTo(90);
    }
  });

  it.each([
    ['s', 0],
    ['e', 90],
    ['n', 180],
    [undefined, undefined],
  ])('is a rectangle with its front to %s without corners', (facing, north) => {
    expect(of({ facing })).toMatchObject({ sides: [16, 25, 16, 25], north, isSurveyed: false });
  });

  it('is a rectangle if the corners are wrong, and nothing without any measure', () => {
    expect(of({ plotOutline: typed([0, 0], [9, 0], [9, 9]) })).toMatchObject({ isSurveyed: false });
    expect(of({ plot: undefined })).toBeUndefined();
  });
});
