import { expect, it } from 'vitest';
import { contrast } from './token-contrast';

it('returns 21 for black and white and 1 for equal colours, in any order (WCAG 2.2)', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrast([255, 255, 255], [0, 0, 0])).toBeCloseTo(21);
  expect(contrast([26, 127, 75], [26, 127, 75])).toBe(1);
  expect(contrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2);
});
