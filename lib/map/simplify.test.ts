import fc from 'fast-check';
import { expect, test } from 'vitest';
import { simplifyLine, simplifyOutline } from './simplify';

test('simplifyLine removes points on a straight line and keeps corners', () => {
  const line = [
    [0, 0],
    [5, 0.1],
    [10, 0],
    [10, 10],
  ] as const;
  expect(simplifyLine(line, 1)).toEqual([line[0], line[2], line[3]]);
  expect(simplifyLine(line, 0.01)).toEqual(line);
});

test('simplifyOutline reduces a long stroke to a few corners on the stroke', () => {
  const circle = Array.from(
    { length: 800 },
    (_, at) => [200 + 100 * Math.cos(at / 128), 200 + 100 * Math.sin(at / 128)] as const,
  );
  const outline = simplifyOutline(circle, 3, 60);
  expect(outline.length).toBeGreaterThan(8);
  expect(outline.length).toBeLessThanOrEqual(60);
  for (const [x, y] of outline) expect(Math.hypot(x - 200, y - 200)).toBeCloseTo(100, 5);
});

test('simplifyOutline keeps both ends of any stroke, and at most 60 of its points', () => {
  const pixel = fc.tuple(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 2000 }));
  fc.assert(
    fc.property(fc.array(pixel, { minLength: 1, maxLength: 400 }), (stroke) => {
      const outline = simplifyOutline(stroke, 3, 60);
      expect(outline.length).toBeLessThanOrEqual(60);
      expect(outline.every((corner) => stroke.includes(corner))).toBe(true);
      expect([outline[0], outline.at(-1)]).toEqual([stroke[0], stroke.at(-1)]);
    }),
  );
});
