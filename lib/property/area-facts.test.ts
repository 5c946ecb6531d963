import { describe, expect, it } from 'vitest';
import { type AreaStats, areaFacts, offerOf } from './area-facts';

const NOTHING: AreaStats = {
  ...{ sale: 0, rent: 0, prices: null, rents: null, perArea: null, size: null },
};
const spread = (count: number, least: number, most: number, median: number | null) => ({
  ...{ priced: count, count, least, most, median },
});
const factsOf = (figures: Partial<AreaStats>, wider: Partial<AreaStats> | null = null) =>
  areaFacts({ ...NOTHING, ...figures }, 'sqm', wider && { ...NOTHING, ...wider }).map((facts) =>
    facts.map(({ messageKey: says }) => says).join(' '),
  );

describe('areaFacts', () => {
  it('returns nothing for an area without listings', () => {
    expect(factsOf({})).toEqual([]);
  });

  it('returns one price, the range of two prices, and the median of three', () => {
    expect(factsOf({ sale: 1, prices: spread(1, 5, 5, null) })).toEqual(['offered', 'price.one']);
    expect(factsOf({ sale: 2, prices: spread(2, 5, 6, null) })).toEqual(['offered', 'price.range']);
    expect(factsOf({ rent: 3, rents: spread(3, 5, 9, 6) })).toEqual(['offered', 'rent.median']);
    expect(factsOf({ sale: 3, prices: spread(3, 5, 5, 5) })).toEqual(['offered', 'price.one']);
    expect(factsOf({ sale: 3, prices: spread(1, 5, 5, null) })).toEqual(['offered', 'price.told']);
    expect(factsOf({ rent: 2, rents: spread(1, 5, 5, null) })).toEqual(['offered', 'rent.told']);
  });

  it('returns only the count if no listing has a price', () => {
    expect(factsOf({ sale: 2 })).toEqual(['offered']);
  });

  it('compares the price by area with that of the province, if the province has more listings', () => {
    const perArea = { count: 3, median: 100_000 };
    const of = (median: number) => factsOf({ sale: 3, perArea }, { perArea: { count: 9, median } });
    expect(of(80_000)).toEqual(['offered', 'perArea.sqm compared.above']);
    expect(of(125_000)).toEqual(['offered', 'perArea.sqm compared.below']);
    expect(of(99_500)).toEqual(['offered', 'perArea.sqm compared.same']);
    expect(factsOf({ sale: 3, perArea }, { perArea: { count: 4, median: 1 } })).toEqual(['offered', 'perArea.sqm']);
    expect(factsOf({ sale: 3, perArea }, null)).toEqual(['offered', 'perArea.sqm']);
  });

  it('formats figures in the same way for both languages', () => {
    const perArea = { count: 3, median: 100_000 };
    const facts = areaFacts({ ...NOTHING, sale: 3, perArea }, 'sqwah', {
      ...NOTHING,
      perArea: { count: 6, median: 80_000 },
    });
    expect(facts[1]).toEqual([
      { messageKey: 'perArea.sqwah', values: { price: '฿100,000' } },
      { messageKey: 'compared.above', values: { percent: 25, price: '฿80,000', count: 6 } },
    ]);
  });
});

it.each([
  [2, 1, 'both'],
  [2, 0, 'sale'],
  [0, 1, 'rent'],
  [0, 0, 'none'],
] as const)('offerOf %i for sale and %i for rent', (sale, rent, offer) => {
  expect(offerOf({ sale, rent })).toBe(offer);
});
