import { expect, it } from 'vitest';
import { holding } from './holding';

it.each([
  ['freehold', 'chanote', 'freehold'],
  ['freehold', 'condo-title', 'freehold'],
  ['freehold', undefined, 'freehold'],
  ['freehold', 'nor-sor-3', 'possession'],
  ['freehold', 'nor-sor-3-gor', 'possession'],
  ['leasehold', 'nor-sor-3-gor', 'leasehold'],
  ['leasehold', 'chanote', 'leasehold'],
] as const)('%s with the deed %s is %s', (tenure, titleDeed, expected) => {
  expect(holding({ tenure, titleDeed })).toBe(expected);
});
