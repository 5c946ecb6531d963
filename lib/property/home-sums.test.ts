import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Listing } from '../content/collections';
import { saleCosts } from './costs';
import type { Typed } from './figures';
import { homeSums, lettingFrom, loanFrom, saleFrom } from './home-sums';
import { amortisation } from './loan';
import { rentalYield } from './yield';

const DAY = '2026-11-21';
const FLAT = {
  ...{
    deal: 'sale',
    tenure: 'freehold',
    propertyType: 'condo',
    price: 3_000_000,
    appraisedValue: 2_500_000,
    usableAreaSqm: 35,
  },
  ...{ commonFee: 50, sinkingFund: 500, condition: 'good', rentEstimateMonthly: 15_000 },
} as const satisfies Partial<Listing>;

function sums(changes: Partial<Listing> = {}) {
  const home = homeSums({ ...FLAT, ...changes });
  if (home === null) throw new Error('this home is for sale');
  return home;
}

describe('homeSums', () => {
  it('start from what is known of the home', () => {
    expect(sums().usual).toMatchObject({ price: 3_000_000, appraised: 2_500_000, loan: 2_700_000, rent: 15_000 });
    expect(sums().usual.common_fee).toBe(1_750);
    expect(sums({ appraisedValue: undefined })).toMatchObject({
      appraisedIsKnown: false,
      usual: { appraised: 3_000_000 },
    });
  });

  it('ask for common fee and sinking fund ahead of a new home alone', () => {
    expect(sums()).toMatchObject({ commonFeeAhead: 0, sinkingFund: 0 });
    expect(sums({ condition: 'new' })).toMatchObject({ commonFeeAhead: 21_000, sinkingFund: 17_500 });
  });

  it('have a new home sold by a company in its first year, until somebody says otherwise', () => {
    const used = sums();
    expect([used.seller, used.usual.years]).toEqual(['person', 3]);
    const fresh = sums({ condition: 'new' });
    expect([fresh.seller, fresh.usual.years]).toEqual(['company', 1]);
    expect(saleFrom({}, fresh, DAY)?.seller).toEqual({ kind: 'company' });
    expect(saleFrom({ seller: 'person' }, fresh, DAY)?.seller).toMatchObject({ kind: 'person', yearsHeld: 1 });
  });

  it('are none of a home that is let, sold as a lease or has no price', () => {
    expect(homeSums({ ...FLAT, deal: 'rent' })).toBeNull();
    expect(homeSums({ ...FLAT, tenure: 'leasehold' })).toBeNull();
    expect(homeSums({ ...FLAT, price: null })).toBeNull();
  });
});

describe('what is typed', () => {
  it('is the sale with its choices', () => {
    expect(saleFrom({ seller: 'company', buyer: 'other', payer: 'buyer' }, sums(), DAY)).toMatchObject({
      ...{ seller: { kind: 'company' }, buyer: 'other', transferFeePayer: 'buyer' },
    });
    expect(saleFrom({ registered: 'yes', years: '2', payer: 'nobody' }, sums(), DAY)).toMatchObject({
      ...{ seller: { kind: 'person', yearsHeld: 2, registered: true }, transferFeePayer: 'split' },
    });
  });

  it('has the price stand in for an appraisal that nobody knows or typed', () => {
    const unknown = sums({ appraisedValue: undefined });
    const appraised = (typed: Typed, home = unknown) => saleFrom(typed, home, DAY)?.appraised;
    expect(appraised({ price: '2,800,000' })).toBe(2_800_000);
    expect(appraised({ price: '2,800,000', appraised: ' ' })).toBe(2_800_000);
    expect(appraised({ price: '2,800,000', appraised: '2,100,000' })).toBe(2_100_000);
    expect(appraised({ appraised: '' }, sums())).toBeUndefined();
    expect(appraised({ price: '2,800,000' }, sums())).toBe(2_500_000);
  });

  it('takes a part of a year as one', () => {
    expect(saleFrom({ years: '0.7' }, sums(), DAY)?.seller).toMatchObject({ yearsHeld: 0.7 });
  });

  it('gives no sum while a figure of it is not right', () => {
    expect(saleFrom({ price: '' }, sums(), DAY)).toBeNull();
    expect(loanFrom({ rate: '101' }, sums())).toBeNull();
    expect(loanFrom({ loan: '0' }, sums())).toBeNull();
    expect(lettingFrom({ vacancy: '-1' }, sums(), 0)).toBeNull();
  });

  it('never gives anything but finite numbers', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.double().map(String),
      fc.integer({ min: -5, max: 1_000_000_000 }).map(String),
    );
    const names = ['price', 'appraised', 'loan', 'years', 'term', 'rate', 'teaser', 'teaser_years', 'rent', 'vacancy'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), text), (typed) => {
        const home = sums();
        const sale = saleFrom(typed, home, DAY);
        const loan = loanFrom(typed, home);
        const costs = sale && saleCosts(sale);
        const letting = lettingFrom(typed, home, costs?.buyer ?? 0);
        const numbers = [
          costs?.buyer,
          costs?.seller,
          loan && amortisation(loan).at(-1)?.balance,
          letting && rentalYield(letting)?.net,
        ];
        for (const number of numbers)
          if (number !== undefined && number !== null) expect(number).toSatisfy(Number.isFinite);
      }),
    );
  });
});
