import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { personWithholdingTax } from './costs';

describe('personWithholdingTax', () => {
  it.each([
    // FazWaz, "Withholding income tax example" (help article 3173618).
    [6_665_755.5, 3, 109_969],
    // Calculated by hand from the percentages of Royal Decree 165 and the brackets.
    [1_000_000, 1, 4_000], // 80,000 a year, all at 5 %
    [2_000_000, 5, 35_000], // 140,000 a year: 7,000
    [4_000_000, 4, 58_000], // 290,000 a year: 14,500
    [4_500_000, 6, 90_000], // 300,000 a year, the end of the first bracket: 15,000
    [5_000_000, 7, 120_000], // 321,428.57 a year: 15,000 + 2,142.86
    [10_000_000, 8, 430_000], // 625,000 a year: 15,000 + 20,000 + 18,750
    [3_000_000, 10, 75_000], // 150,000 a year: 7,500
    [3_000_000, 15, 75_000], // no more than ten years
    [50_000_000, 2, 1_945_000], // 4,000,000 a year: 372,500 up to 2 million, and 30 %
    [100_000_000, 1, 2_322_500], // 8,000,000: 1,272,500 up to 5 million, and 35 %
    [6_665_755.5, 2.2, 109_969], // a part of a year counts as one
  ])('of %d THB held for %d years is %d', (appraised, years, tax) => {
    expect(personWithholdingTax(appraised, years)).toBe(tax);
  });

  it('is never negative or more than 17.5 % of the value, and grows with it', () => {
    const value = fc.integer({ min: 0, max: 2_000_000_000 });
    fc.assert(
      fc.property(value, value, fc.integer({ min: 1, max: 60 }), (one, other, years) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(personWithholdingTax(less, years)).toBeGreaterThanOrEqual(0);
        expect(personWithholdingTax(more, years)).toBeGreaterThanOrEqual(personWithholdingTax(less, years));
        expect(personWithholdingTax(more, years)).toBeLessThanOrEqual(Math.ceil(more * 0.175));
      }),
    );
  });
});
