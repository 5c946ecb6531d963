import { expect, test } from 'vitest';
import { nextPin } from './next-pin';

const here = { x: 5, y: 5 };
const right = { x: 8, y: 5 };
const lower = { x: 6, y: 9 };

test('an arrow leads to the nearest pin in its direction', () => {
  const all = [here, right, lower, { x: 20, y: 5 }];
  expect(nextPin(here, all, 'ArrowRight')).toBe(right);
  expect(nextPin(here, all, 'ArrowDown')).toBe(lower);
  expect(nextPin(right, all, 'ArrowLeft')).toBe(here);
});

test('where there is none the focus stays', () => {
  expect(nextPin(here, [here, right], 'ArrowUp')).toBeUndefined();
  expect(nextPin(here, [here, right], 'Enter')).toBeUndefined();
});
