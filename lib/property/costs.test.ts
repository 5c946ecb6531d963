import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COSTS, calendarYears, type Person, personWithholdingTax, type Sale, saleCosts } from './costs';

const AFTER_RELIEF = '2026-11-21';

const person = (yearsHeld: number, registered = false, kind: Person['kind'] = 'purchase', heirs = 1): Person => ({
  ...{ kind, yearsHeld, heirs, registered },
});

/** A condo at 3 million, appraised at 2.5 million, sold by a non-resident owner three years after buying it. */
const SALE: Sale = {
  ...{ propertyType: 'condo', price: 3_000_000, appraised: 2_500_000, loan: 2_400_000, buyer: 'thai-person' },
  seller: person(3),
  ...{ transferFeePayer: 'split', commonFeeAhead: 0, sinkingFund: 0, day: AFTER_RELIEF },
};

function costsOf(changes: Partial<Sale>): Record<string, readonly [buyer: number, seller: number]> {
  const { costs } = saleCosts({ ...SALE, ...changes });
  return Object.fromEntries(costs.map(({ cost, buyer, seller }) => [cost, [buyer, seller]]));
}

describe('saleCosts', () => {
  it('returns the costs if a person sells early', () => {
    expect(costsOf({})).toEqual({
      transferFee: [25_000, 25_000], // 2 % of 2.5 million
      mortgageFee: [24_000, 0], // 1 % of 2.4 million
      businessTax: [0, 99_000], // 3.3 % of 3 million
      withholdingTax: [0, 36_250], // 29 % of 2.5 million over 4 calendar years: 181,250 a year at 5 %
    });
  });

  /** Of 12 million: business tax of 3.3 %, or stamp duty of 0.5 %. */
  const BUSINESS = { businessTax: [0, 396_000] };
  const STAMP = { stampDuty: [0, 60_000] };

  /**
   * Worked out by hand for a price of 12 million and an appraisal of 10 million on 21 November 2026. A year's income is
   * the part of the appraisal that is left, divided by the calendar years and the heirs. Its tax is 5 % of the first
   * 300,000, 10 % up to 500,000, 15 % up to 750,000, 20 % up to 1,000,000 and 25 % up to 2,000,000, for each year and heir.
   */
  it.each<[string, Sale['seller'], typeof BUSINESS | typeof STAMP, withholdingTax: number]>([
    // 8 % left, 1 year: 800,000: 15,000 + 20,000 + 37,500 + 10,000
    ['bought in this year', person(0.5), BUSINESS, 82_500],
    // 29 % left, 4 years: 725,000: 15,000 + 20,000 + 33,750 = 68,750
    ['bought three years ago', person(3), BUSINESS, 275_000],
    // 40 % left, 6 years: 666,666.67: 15,000 + 20,000 + 25,000 = 60,000
    ['bought five years ago to the day', person(5), BUSINESS, 360_000],
    ['bought a month earlier', person(5.1), STAMP, 360_000],
    // 50 % left, 8 years: 625,000: 15,000 + 20,000 + 18,750 = 53,750
    ['bought seven years ago', person(7), STAMP, 430_000],
    // 50 % left, 10 years at most: 500,000: 15,000 + 20,000 = 35,000
    ['bought twenty years ago', person(20), STAMP, 350_000],
    ['bought three years ago, and in the house register', person(3, true), STAMP, 275_000],
    // 50 % left, 4 years: 1,250,000: 15,000 + 20,000 + 37,500 + 50,000 + 62,500 = 185,000
    ['inherited three years ago', person(3, false, 'inheritance'), STAMP, 740_000],
    // The same for two: 625,000: 53,750
    ['inherited three years ago by two', person(3, false, 'inheritance', 2), STAMP, 430_000],
    ['inherited twenty years ago', person(20, false, 'inheritance'), STAMP, 350_000],
    ['given three years ago', person(3, false, 'gift'), BUSINESS, 740_000],
    ['given three years ago, and in the house register', person(3, true, 'gift'), STAMP, 740_000],
    ['given seven years ago', person(7, false, 'gift'), STAMP, 430_000],
    // 1 % of 12 million
    ['owned by a company', { kind: 'company' }, BUSINESS, 120_000],
  ])('returns the taxes of what was %s', (_, seller, sale, withholdingTax) => {
    expect(costsOf({ seller, price: 12_000_000, appraised: 10_000_000 })).toEqual({
      transferFee: [100_000, 100_000], // 2 % of 10 million
      mortgageFee: [24_000, 0],
      ...sale,
      withholdingTax: [0, withholdingTax],
    });
  });
});

describe('the duties of a sale', () => {
  it('stamp duty is one baht for every 200 baht or part of that, of the higher value', () => {
    expect(costsOf({ seller: person(6), price: 3_000_001 }).stampDuty).toEqual([0, 15_001]);
    expect(costsOf({ seller: person(6), appraised: 4_000_000 }).stampDuty).toEqual([0, 20_000]);
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
        kind: fc.constantFrom('purchase' as const, 'inheritance' as const, 'gift' as const),
        yearsHeld: fc.double({ min: 0, max: 80, noNaN: true }),
        heirs: fc.integer({ min: 1, max: 9 }),
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

describe('calendarYears', () => {
  it.each([
    ['2027-01-05', 0.05, 2], // bought in December, sold in January
    ['2026-12-31', 0.99, 1], // bought in January, sold in December
    ['2026-11-21', 0, 1],
    ['2026-11-21', 13, 14], // 2013 to 2026
    ['2026-01-01', 13, 14],
    ['2026-12-31', 13, 14],
    ['2026-11-21', 0.95, 2],
  ])('of a sale on %s after %d years are %d', (day, yearsHeld, years) => {
    expect(calendarYears(yearsHeld, day)).toBe(years);
  });
});

describe('personWithholdingTax', () => {
  const BUYER = { kind: 'purchase', heirs: 1 } as const;

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
  ])('of %d THB bought %d calendar years ago is %d', (appraised, years, tax) => {
    expect(personWithholdingTax(appraised, years, BUYER)).toBe(tax);
  });

  it('is never negative or more than 17.5 % of the value, and grows with it', () => {
    const value = fc.integer({ min: 0, max: 2_000_000_000 });
    fc.assert(
      fc.property(value, value, fc.integer({ min: 1, max: 60 }), (one, other, years) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const [taxOfLess, taxOfMore] = [less, more].map((appraised) => personWithholdingTax(appraised, years, BUYER));
        expect(taxOfLess).toBeGreaterThanOrEqual(0);
        expect(taxOfMore).toBeGreaterThanOrEqual(taxOfLess ?? Number.NaN);
        expect(taxOfMore).toBeLessThanOrEqual(Math.ceil(more * 0.175));
      }),
    );
  });
});
