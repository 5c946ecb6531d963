import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/vitest.runs';
import { affordableLoan, amortisation, INCOME_SHARES, incomeNeeded, loanYears, monthlyPayment } from './loan';

describe('monthlyPayment', () => {
  it.each([
    // The annuity formula to 40 digits, rounded up to a baht.
    [100_000, 360, 6, 600], // 599.5505, the textbook's 599.55
    [3_000_000, 360, 6.5, 18_963], // 18,962.0407
    [1_000_000, 240, 3, 5_546], // 5,545.9760
    [2_000_000, 360, 7.57, 14_081], // 14,080.2802, the MRR of KTC's example (2567)
    [5_000_000, 480, 2.99, 17_871], // 17,870.4173
    [1_000, 1, 12, 1_010], // a month's interest of 1 %
    [1_200_000, 120, 0, 10_000],
  ])('of %d over %d months at %d %% is %d', (principal, months, rate, payment) => {
    expect(monthlyPayment(principal, months, rate)).toBe(payment);
  });
});

describe('amortisation', () => {
  it('uses the teaser rate first, and then recalculates the payment', () => {
    const months = amortisation({ principal: 2_000_000, months: 360, teaser: { rate: 3.57, months: 36 }, rate: 7.57 });
    expect(months[0]?.payment).toBe(9_060);
    expect(months[35]?.payment).toBe(9_060);
    expect(months[36]?.payment).toBe(13_652);
    expect(months.at(-1)).toMatchObject({ month: 360, payment: 13_614, balance: 0 });
    expect(months.reduce((sum, { interest }) => sum + interest, 0)).toBe(2_749_370);
  });

  it('pays off any loan in time, and all columns add up', () => {
    const loan = fc.record({
      principal: fc.integer({ min: 1, max: 500_000_000 }),
      months: fc.integer({ min: 1, max: 480 }),
      rate: fc.double({ min: 0, max: 100, noNaN: true }),
      teaser: fc.option(
        fc.record({ rate: fc.double({ min: 0, max: 100, noNaN: true }), months: fc.integer({ min: 1, max: 120 }) }),
        { nil: undefined },
      ),
    });
    fc.assert(
      fc.property(loan, ({ teaser, ...rest }) => {
        const months = amortisation({ ...rest, ...(teaser && { teaser }) });
        expect(months.at(-1)?.balance).toBe(0);
        expect(months.reduce((sum, { principal }) => sum + principal, 0)).toBe(rest.principal);
        for (const { payment, interest, principal } of months) {
          expect(payment).toBe(interest + principal);
          expect(Number.isInteger(payment) && interest >= 0 && principal >= 0).toBe(true);
        }
        const years = loanYears(months);
        expect(years.reduce((sum, { paid }) => sum + paid, 0)).toBe(
          months.reduce((sum, { payment }) => sum + payment, 0),
        );
        expect(years.at(-1)?.balance).toBe(0);
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('affordability', () => {
  it('requires the income of which the payment is the given share', () => {
    expect(incomeNeeded(20_000, 0, INCOME_SHARES.usual)).toBe(50_000);
    expect(incomeNeeded(20_000, 0, INCOME_SHARES.careful)).toBe(57_143);
    expect(incomeNeeded(18_963, 5_000, INCOME_SHARES.usual)).toBe(59_908);
  });

  it('returns the loan that an income supports, in thousands', () => {
    // 50,000 × 40 % = 20,000 a month; 20,000 ÷ 18,963 × 3 million = 3,164,056.
    const other = { principal: 3_000_000, highest: 18_963 };
    expect(affordableLoan(50_000, 0, INCOME_SHARES.usual, other)).toBe(3_164_000);
    expect(affordableLoan(50_000, 20_000, INCOME_SHARES.usual, other)).toBe(0);
    expect(affordableLoan(50_000, 0, INCOME_SHARES.usual, { principal: 1_200_000, highest: 10_000 })).toBe(2_400_000);
  });

  it('supports a loan with the income that it requires, even if payments rise', () => {
    const loan = { principal: 2_000_000, months: 360, rate: 7.57, teaser: { rate: 3.57, months: 36 } };
    const highest = Math.max(...amortisation(loan).map(({ payment }) => payment));
    const income = incomeNeeded(highest, 5_000, INCOME_SHARES.usual);
    expect(affordableLoan(income, 5_000, INCOME_SHARES.usual, { principal: loan.principal, highest })).toBe(2_000_000);
  });

  it('never returns a loan that requires more than the income', () => {
    const input = [
      fc.integer({ min: 1_000, max: 10_000_000 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 12, max: 480 }),
      fc.double({ min: 0, max: 30, noNaN: true }),
    ] as const;
    fc.assert(
      fc.property(...input, (income, debts, months, rate) => {
        const other = { principal: 1_000_000, highest: monthlyPayment(1_000_000, months, rate) };
        const loan = affordableLoan(income, debts, INCOME_SHARES.usual, other);
        if (loan === 0) return;
        const needed = incomeNeeded(monthlyPayment(loan, months, rate), debts, INCOME_SHARES.usual);
        // The payment is rounded up to one baht, which is 2.5 baht of income.
        expect(needed).toBeLessThanOrEqual(income + 3);
      }),
    );
  });
});
