import { expect, it } from 'vitest';
import { isSpared, lineOf } from './line';

it.each([
  [{ saveData: true, effectiveType: '4g' }],
  [{ saveData: false, effectiveType: '2g' }],
  [{ effectiveType: 'slow-2g' }],
])('U5 spares a line of %j', (connection) => {
  expect(isSpared(lineOf({ connection }))).toBe(true);
});

it.each([
  [undefined],
  [{}],
  [{ connection: null }],
  [{ connection: { saveData: 'yes', effectiveType: 2 } }],
  [{ connection: { saveData: false, effectiveType: '3g' } }],
])('U5 spares no line where the browser tells %j', (given) => {
  expect(isSpared(lineOf(given))).toBe(false);
});
