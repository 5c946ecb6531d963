import { expect, test } from 'vitest';
import { nextPin } from './next-pin';

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
