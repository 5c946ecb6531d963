import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guaranteeEnd } from './guarantee';

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
