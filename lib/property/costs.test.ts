import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COSTS, personWithholdingTax, type Sale, saleCosts } from './costs';

const AFTER_RELIEF = '2026-11-21';

/** A condo at 3 million, appraised at 2.5 million, sold by a non-resident owner after three years. */
const SALE: Sale = {
  ...{ propertyType: 'condo', price: 3_000_000, appraised: 2_500_000, loan: 2_400_000, buyer: 'thai-person' },
  seller: { kind: 'person', yearsHeld: 3, registered: false },
  ...{ transferFeePayer: 'split', commonFeeAhead: 0, sinkingFund: 0, day: AFTER_RELIEF },
};

function costsOf(changes: Partial<Sale>): Record<string, readonly [buyer: number, seller: number]> {
  const { costs } = saleCosts({ ...SALE, ...changes });
  return Object.fromEntries(costs.map(({ cost, buyer, seller }) => [cost, [buyer, seller]]));
}

const person = (yearsHeld: number, registered: boolean): Sale['seller'] => ({ kind: 'person', yearsHeld, registered });

describe('saleCosts', () => {
  it('returns the costs if a person sells early', () => {
    expect(costsOf({})).toEqual({
      transferFee: [25_000, 25_000], // 2 % of 2.5 million
      mortgageFee: [24_000, 0], // 1 % of 2.4 million
      businessTax: [0, 99_000], // 3.3 % of 3 million
      withholdingTax: [0, 28_750], // 23 % of 2.5 million over 3 years: 191,666.67 a year at 5 %
    });
  });

  it('returns the costs if a company sells', () => {
    expect(costsOf({ seller: { kind: 'company' } })).toMatchObject({
      businessTax: [0, 99_000],
      withholdingTax: [0, 30_000], // 1 % of 3 million
    });
  });

  it.each([
    [person(5, false), 'businessTax', 99_000], // not longer than five years
    [person(6, false), 'stampDuty', 15_000], // 0.5 % of 3 million
    [person(1, true), 'stampDuty', 15_000], // lives there
  ] as const)('includes either business tax or stamp duty: %o', (seller, cost, amount) => {
    const costs = costsOf({ seller });
    expect(costs[cost]).toEqual([0, amount]);
    expect('businessTax' in costs && 'stampDuty' in costs).toBe(false);
  });
});

describe('the duties of a sale', () => {
  it('stamp duty is one baht for every 200 baht or part of that, of the higher value', () => {
    expect(costsOf({ seller: person(6, false), price: 3_000_001 }).stampDuty).toEqual([0, 15_001]);
    expect(costsOf({ seller: person(6, false), appraised: 4_000_000 }).stampDuty).toEqual([0, 20_000]);
  });

  it.each([
    ['2025-04-21', 50_000, 24_000], // between two reliefs
    ['2025-04-22', 250, 240], // 0.01 %
    ['2026-06-30', 250, 240],
    ['2026-07-01', 50_000, 24_000],
    ['2024-12-31', 250, 240],
    ['2025-01-01', 50_000, 24_000],
  ])('on %s the transfer fee is %d and the mortgage fee %d', (day, transferFee, mortgageFee) => {
    const costs = costsOf({ day, transferFeePayer: 'seller' });
    expect(costs).toMatchObject({ transferFee: [0, transferFee], mortgageFee: [mortgageFee, 0] });
  });

  it.each([
    [{ price: 7_000_000 }, true],
    [{ price: 7_000_001 }, false],
    [{ appraised: 7_000_001 }, false],
    [{ loan: 7_000_001 }, false],
    [{ buyer: 'other' }, false],
    [{ propertyType: 'land' }, false],
  ] as const)('the relief applies to homes up to 7 million for Thai persons: %o %s', (changes, isMet) => {
    const { costs } = saleCosts({ ...SALE, day: '2026-01-01', ...changes });
    expect(costs.find(({ cost }) => cost === 'transferFee')?.rate).toBe(isMet ? 0.0001 : 0.02);
    const source = isMet ? 'interior-relief-2025' : 'land-code-regulation-47';
    expect(costs.find(({ cost }) => cost === 'transferFee')?.source).toBe(source);
  });

  it('land has no house register, so its seller pays business tax', () => {
    const land = costsOf({ propertyType: 'land', seller: person(3, true) });
    expect(land).toMatchObject({ businessTax: [0, 99_000] });
    expect(land).not.toHaveProperty('stampDuty');
    expect(costsOf({ seller: person(3, true) })).not.toHaveProperty('businessTax');
  });

  it('the mortgage fee is at most 200,000', () => {
    expect(costsOf({ price: 30_000_000, loan: 25_000_000 }).mortgageFee).toEqual([200_000, 0]);
  });

  it('the buyer pays the fees in advance for a new condo', () => {
    // 35 m² at 75 THB a month for a year and 800 THB once (The BKK Residence, C2602130284).
    const costs = costsOf({ commonFeeAhead: 75 * 35 * 12, sinkingFund: 800 * 35, loan: 0 });
    expect(costs).toMatchObject({ commonFeeAhead: [31_500, 0], sinkingFund: [28_000, 0] });
    expect(costs).not.toHaveProperty('mortgageFee');
  });
});

describe('any sale', () => {
  it('is in whole baht, not negative, and adds up', () => {
    const baht = fc.integer({ min: 0, max: 1_000_000_000 });
    const seller = fc.oneof(
      fc.constant({ kind: 'company' as const }),
      fc.record({
        kind: fc.constant('person' as const),
        yearsHeld: fc.integer({ min: 1, max: 80 }),
        registered: fc.boolean(),
      }),
    );
    const sale = fc.record({
      ...{ price: baht, appraised: baht, loan: baht, commonFeeAhead: baht, sinkingFund: baht, seller },
      propertyType: fc.constantFrom('condo' as const, 'land' as const),
      buyer: fc.constantFrom('thai-person' as const, 'other' as const),
      transferFeePayer: fc.constantFrom('split' as const, 'buyer' as const, 'seller' as const),
      day: fc.constantFrom('2024-05-01', '2026-01-01', AFTER_RELIEF),
    });
    fc.assert(
      fc.property(sale, (one) => {
        const { costs, buyer, seller: sellers } = saleCosts(one);
        for (const cost of costs) {
          expect(COSTS).toContain(cost.cost);
          for (const side of [cost.buyer, cost.seller]) expect(Number.isInteger(side) && side >= 0).toBe(true);
        }
        expect(buyer + sellers).toBe(costs.reduce((sum, cost) => sum + cost.buyer + cost.seller, 0));
      }),
    );
  });
});

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
