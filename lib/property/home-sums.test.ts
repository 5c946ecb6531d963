import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Listing } from '../content/collections';
import { saleCosts } from './costs';
import type { Typed } from './figures';
import {
  type HomeSums,
  homeSums,
  instalmentOfIncome,
  lettingFrom,
  loanFrom,
  priceOfInstalment,
  rentalYield,
  saleFrom,
  usualInstalment,
} from './home-sums';
import { amortisation } from './loan';

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
  const home = homeSums({ ...FLAT, ...changes }, DAY);
  if (home === null) throw new Error('this listing has no sums');
  return home;
}

describe('homeSums', () => {
  it('begin with the known figures of the listing', () => {
    expect(sums().usual).toMatchObject({ price: 3_000_000, appraised: 2_500_000, loan: 2_700_000, rent: 15_000 });
    expect(sums().usual.common_fee).toBe(1_750);
    expect(sums({ propertyType: 'land' }).usual.loan).toBe(1_500_000);
    expect(sums({ appraisedValue: undefined })).toMatchObject({
      appraisedIsKnown: false,
      usual: { appraised: 3_000_000 },
    });
  });

  it('include common fee and sinking fund in advance only for a new home', () => {
    expect(sums()).toMatchObject({ commonFeeAhead: 0, sinkingFund: 0 });
    expect(sums({ condition: 'new' })).toMatchObject({ commonFeeAhead: 21_000, sinkingFund: 17_500 });
  });

  it('assume that a company sells a new home in its first year, unless the visitor changes that', () => {
    const used = sums();
    expect([used.seller, used.usual.years]).toEqual(['purchase', 3]);
    const fresh = sums({ condition: 'new' });
    expect([fresh.seller, fresh.usual.years]).toEqual(['company', 1]);
    expect(saleFrom({}, fresh, DAY)?.seller).toEqual({ kind: 'company' });
    expect(saleFrom({ seller: 'purchase' }, fresh, DAY)?.seller).toMatchObject({ kind: 'purchase', yearsHeld: 1 });
  });

  it('begin with what the listing states about its seller, on any day', () => {
    const acquired = { by: 'gift', year: 2021, registered: true } as const;
    expect(saleFrom({}, sums({ acquired }), DAY)?.seller).toEqual({
      ...{ kind: 'gift', yearsHeld: 5, heirs: 1, registered: true },
    });
    const heirs = sums({ acquired: { by: 'inheritance', heirs: 3 } });
    expect(saleFrom({}, heirs, DAY)?.seller).toMatchObject({ kind: 'inheritance', yearsHeld: 3, heirs: 3 });
    expect(saleFrom({ seller: 'purchase' }, heirs, DAY)?.seller).toMatchObject({ kind: 'purchase', heirs: 1 });
    expect(saleFrom({}, sums({ condition: 'new', acquired: { by: 'purchase' } }), DAY)?.seller.kind).toBe('purchase');
    expect(homeSums({ ...FLAT, acquired }, '2030-01-01')?.usual.years).toBe(9);
    expect(homeSums({ ...FLAT, acquired }, '2020-01-01')?.usual.years).toBe(0);
  });

  it.each<[string, Partial<Listing>, HomeSums['assumed']]>([
    ['nothing', {}, ['seller', 'years', 'registered', 'payer']],
    ['who pays', { transferFeePayer: 'buyer' }, ['seller', 'years', 'registered']],
    ['a purchase', { acquired: { by: 'purchase' } }, ['years', 'registered', 'payer']],
    ['its year', { acquired: { by: 'purchase', year: 2013 } }, ['registered', 'payer']],
    ['all', { transferFeePayer: 'split', acquired: { by: 'gift', year: 2013, registered: false } }, []],
    ['an inheritance', { acquired: { by: 'inheritance' } }, ['years', 'heirs', 'payer']],
    ['a company', { acquired: { by: 'company' } }, ['payer']],
    ['a new home', { condition: 'new' }, ['seller', 'payer']],
  ])('name the facts that are assumed if the listing states %s', (_, changes, assumed) => {
    expect(sums(changes).assumed).toEqual(assumed);
  });

  it('are null for a rental, a leasehold and a listing without a price', () => {
    expect(homeSums({ ...FLAT, deal: 'rent' }, DAY)).toBeNull();
    expect(homeSums({ ...FLAT, tenure: 'leasehold' }, DAY)).toBeNull();
    expect(homeSums({ ...FLAT, price: null }, DAY)).toBeNull();
  });
});

describe('the typed values', () => {
  it('determine the sale with its choices', () => {
    expect(saleFrom({ seller: 'company', buyer: 'other', payer: 'buyer' }, sums(), DAY)).toMatchObject({
      ...{ seller: { kind: 'company' }, buyer: 'other', transferFeePayer: 'buyer' },
    });
    expect(saleFrom({ registered: 'yes', years: '2', payer: 'nobody' }, sums(), DAY)).toMatchObject({
      ...{ seller: { kind: 'purchase', yearsHeld: 2, registered: true }, transferFeePayer: 'split' },
    });
    const registered = sums({ acquired: { by: 'purchase', registered: true } });
    expect(saleFrom({ registered: 'no' }, registered, DAY)?.seller).toMatchObject({ registered: false });
    const heirs = sums({ acquired: { by: 'inheritance', heirs: 3 } });
    expect(saleFrom({ heirs: '2' }, heirs, DAY)?.seller).toMatchObject({ heirs: 2 });
  });

  it('use the price for an appraisal that is neither known nor typed', () => {
    const unknown = sums({ appraisedValue: undefined });
    const appraised = (typed: Typed, home = unknown) => saleFrom(typed, home, DAY)?.appraised;
    expect(appraised({ price: '2,800,000' })).toBe(2_800_000);
    expect(appraised({ price: '2,800,000', appraised: ' ' })).toBe(2_800_000);
    expect(appraised({ price: '2,800,000', appraised: '2,100,000' })).toBe(2_100_000);
    expect(appraised({ appraised: '' }, sums())).toBeUndefined();
    expect(appraised({ price: '2,800,000' }, sums())).toBe(2_500_000);
  });

  it('accept a part of a year', () => {
    expect(saleFrom({ years: '0.7' }, sums(), DAY)?.seller).toMatchObject({ yearsHeld: 0.7 });
  });

  it('give null if a figure is invalid', () => {
    expect(saleFrom({ price: '' }, sums(), DAY)).toBeNull();
    expect(loanFrom({ rate: '101' }, sums())).toBeNull();
    expect(loanFrom({ loan: '0' }, sums())).toBeNull();
    expect(lettingFrom({ vacancy: '-1' }, sums(), 0)).toBeNull();
  });
});

it('the typed values give only finite numbers', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.double().map(String),
    fc.integer({ min: -5, max: 1_000_000_000 }).map(String),
  );
  const names = [
    'price',
    'appraised',
    'loan',
    'years',
    'heirs',
    'term',
    'rate',
    'teaser',
    'teaser_years',
    'rent',
    'vacancy',
  ];
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

/** The highest payment that the calculator of a listing shows at first. */
const highestOf = (price: number) => {
  const loan = loanFrom({}, sums({ price }));
  return loan === null ? Number.NaN : Math.max(...amortisation(loan).map(({ payment }) => payment));
};

describe('usualInstalment', () => {
  it.each([1_000_000, 3_000_000, 8_790_000, 45_000_000])(
    'of %d is the highest payment of its calculator, rounded up to hundreds',
    (price) => {
      const shown = usualInstalment({ ...FLAT, price }) ?? 0;
      expect(shown % 100).toBe(0);
      expect(shown - highestOf(price)).toBeGreaterThanOrEqual(0);
      expect(shown - highestOf(price)).toBeLessThan(105);
    },
  );

  it('does not exceed what a search for that payment allows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 2_000 }), (hundreds) => {
        const price = priceOfInstalment(hundreds * 100);
        expect(usualInstalment({ ...FLAT, price })).toBeLessThanOrEqual(hundreds * 100);
      }),
    );
  });

  it('is null where banks rarely lend like that', () => {
    for (const changes of [
      { deal: 'rent' },
      { tenure: 'leasehold' },
      { propertyType: 'land' },
      { price: null },
    ] as const)
      expect(usualInstalment({ ...FLAT, ...changes })).toBeNull();
  });
});

describe('priceOfInstalment', () => {
  it.each([
    [8_000, 1_440_000],
    [15_000, 2_710_000],
    [instalmentOfIncome(30_000), 2_160_000],
  ])('of %d a month is %d, the highest price whose page shows no larger payment', (monthly, price) => {
    expect(priceOfInstalment(monthly)).toBe(price);
    expect(highestOf(price)).toBeLessThanOrEqual(monthly);
    expect(highestOf(price + 20_000)).toBeGreaterThan(monthly);
  });
});
