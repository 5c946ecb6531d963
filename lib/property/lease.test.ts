import { describe, expect, it } from 'vitest';
import { wholeYearsUntil } from './lease';

describe('the years left of a lease', () => {
  it.each([
    ['2049-06-30', '2026-11-22', 22],
    ['2049-06-30', '2026-06-30', 23],
    ['2049-06-30', '2026-07-01', 22],
    ['2028-02-29', '2027-02-28', 1],
    ['2028-02-29', '2027-03-01', 0],
    ['2027-02-28', '2024-02-29', 2],
    ['2026-11-23', '2026-11-22', 0],
    ['2026-11-22', '2026-11-22', null],
    ['2020-01-01', '2026-11-22', null],
  ])('to %s from %s are %s', (end, today, years) => {
    expect(wholeYearsUntil(end, today)).toBe(years);
  });
});
