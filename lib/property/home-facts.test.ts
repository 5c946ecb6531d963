import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  appraisalRound,
  guaranteeEnd,
  isNewThisWeek,
  ownershipType,
  wholeMonthsUntil,
  wholeYearsUntil,
} from './home-facts';

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

it.each([
  ['2049-06-30', '2026-11-29', 271],
  ['2049-06-30', '2026-11-30', 271],
  ['2027-01-15', '2026-12-16', 0],
  ['2026-12-16', '2026-12-16', 0],
  ['2020-01-01', '2026-12-16', 0],
])('to %s from %s are %s whole months', (end, today, months) => {
  expect(wholeMonthsUntil(end, today)).toBe(months);
});

it.each([
  ['2023-01-01', { from: '2023-01-01', to: '2026-12-31' }],
  ['2026-12-31', { from: '2023-01-01', to: '2026-12-31' }],
  ['2027-01-01', { from: '2027-01-01', to: '2030-12-31' }],
  ['2022-12-31', null],
])('an appraisal of %s belongs to the round %o', (day, round) => {
  expect(appraisalRound(day)).toEqual(round);
});

it.each([
  ['freehold', 'chanote', 'freehold'],
  ['freehold', 'condo-title', 'freehold'],
  ['freehold', undefined, 'freehold'],
  ['freehold', 'nor-sor-3', 'possession'],
  ['freehold', 'nor-sor-3-gor', 'possession'],
  ['leasehold', 'nor-sor-3-gor', 'leasehold'],
  ['leasehold', 'chanote', 'leasehold'],
] as const)('%s with the deed %s is %s', (tenure, titleDeed, expected) => {
  expect(ownershipType({ tenure, titleDeed })).toBe(expected);
});

it.each([
  ['2026-11-20T00:00:00Z', true],
  ['2026-11-14T00:00:01Z', true],
  ['2026-11-14T00:00:00Z', false],
  ['2026-11-22T00:00:00Z', false],
])('a listing published at %s is new on 21 November: %s', (publishedAt, isNew) => {
  expect(isNewThisWeek({ publishedAt }, Date.parse('2026-11-21T00:00:00Z'))).toBe(isNew);
});

describe('end of a guarantee', () => {
  it.each([
    ['2026-04-24', 24, '2028-04-24'],
    ['2025-11-15', 12, '2026-11-15'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2026-12-31', 6, '2027-06-30'],
  ])('from %s for %i months is %s', (finishedAt, months, end) => {
    expect(guaranteeEnd(finishedAt, months)).toBe(end);
  });

  it('is that many calendar months later, on the same day or the last day of the month', () => {
    const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2060-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 600 }), (from, months) => {
        const end = new Date(guaranteeEnd(from.toISOString().slice(0, 10), months));
        const monthsOf = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
        expect(monthsOf(end) - monthsOf(from)).toBe(months);
        expect(end.getUTCDate()).toBeLessThanOrEqual(from.getUTCDate());
      }),
    );
  });
});
