import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rentalYield } from './yield';

const HOME = {
  ...{ price: 3_000_000, buyingCosts: 60_000, rentMonthly: 15_000, vacancy: 1 },
  ...{ commonFeeMonthly: 1_500, management: 0, otherYearly: 5_000 },
};

describe('rentalYield', () => {
  it('calculates the gross yield from the price, and the net yield from all expenses', () => {
    // 180,000 of 3 million; 165,000 − 18,000 − 5,000 = 142,000 of 3.06 million, which come back in 21.55 years.
    expect(rentalYield(HOME)).toEqual({ gross: 6, net: 4.6, income: 165_000, costs: 23_000, payback: 21.5 });
  });

  it('deducts the management fee from the received rent', () => {
    expect(rentalYield({ ...HOME, management: 10 })).toMatchObject({ costs: 39_500, net: 4.1, payback: 24.4 });
  });

  it('has no payback time if costs exceed the income', () => {
    expect(rentalYield({ ...HOME, otherYearly: 200_000 })).toMatchObject({ net: -1.7, payback: null });
    expect(rentalYield({ ...HOME, vacancy: 12 })).toMatchObject({ income: 0, payback: null });
  });

  it('is null without a price or a rent', () => {
    expect(rentalYield({ ...HOME, price: 0 })).toBeNull();
    expect(rentalYield({ ...HOME, rentMonthly: 0 })).toBeNull();
  });

  it('has a net yield of at most the gross yield, and only finite numbers', () => {
    const baht = fc.integer({ min: 0, max: 1_000_000_000 });
    const letting = fc.record({
      ...{ price: baht, buyingCosts: baht, rentMonthly: baht, commonFeeMonthly: baht, otherYearly: baht },
      vacancy: fc.double({ min: 0, max: 12, noNaN: true }),
      management: fc.double({ min: 0, max: 100, noNaN: true }),
    });
    fc.assert(
      fc.property(letting, (one) => {
        const result = rentalYield(one);
        if (result === null) return;
        expect(result.net).toBeLessThanOrEqual(result.gross);
        expect(Object.values(result).every((value) => value === null || Number.isFinite(value))).toBe(true);
      }),
    );
  });
});
