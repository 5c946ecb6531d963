import { describe, expect, it } from 'vitest';
import { mercator, worldSize } from './mercator';
import { pixelsFor } from './scale';

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
