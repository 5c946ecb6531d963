import fc from 'fast-check';
import { parseBounds } from 'thai-property-search/area-shape';
import { describe, expect, it } from 'vitest';
import type { Listing } from '../content/collections';
import { parseCollection } from '../content/parse-collection';
import { listingDocumentFixture as fixture } from '../content/testing/documents';
import { axisTicks, projectFacts, projectPrices, searchAround } from './project-facts';

const NOW = '2026-11-28T00:00:00Z';

function home(changes: Partial<Listing>, id = 'rm-1'): Listing {
  const [listing] = [...parseCollection('listings', [{ ...fixture, id }]).values()];
  if (listing === undefined) throw new Error('the document is invalid');
  return { ...listing, deal: 'sale', propertyType: 'condo', usableAreaSqm: 40, recordStatus: 'Active', ...changes };
}

const REDUCED = home({
  price: 4_000_000,
  priceHistory: [
    { at: '2026-01-01T00:00:00Z', price: 4_400_000 },
    { at: '2026-06-01T00:00:00Z', price: 4_000_000 },
  ],
});
const SOLD = home(
  {
    ...{ price: 3_000_000, recordStatus: 'Sold', soldAt: '2026-03-01T00:00:00Z' },
    priceHistory: [{ at: '2025-12-01T00:00:00Z', price: 3_000_000 }],
  },
  'rm-2',
);

describe('the prices of a project', () => {
  it('are listed, changed and sold ones per m², until today for a home on offer and until the sale for a sold one', () => {
    const prices = projectPrices([REDUCED, SOLD], 'sale', NOW);
    expect(prices).toMatchObject({
      ...{ unit: 'sqm', from: '2025-12-01T00:00:00Z', to: NOW, perArea: { least: 75_000, most: 110_000 } },
      lines: [{ end: NOW }, { end: '2026-03-01T00:00:00Z' }],
    });
    expect(prices?.lines.map(({ steps }) => steps.map(({ kind, perArea }) => [kind, perArea]))).toEqual([
      [
        ['listed', 110_000],
        ['reduced', 100_000],
      ],
      [
        ['listed', 75_000],
        ['sold', 75_000],
      ],
    ]);
  });

  it('begin with the publication if a price has no history, and leave out a price that contradicts its history', () => {
    const plain = home({ price: 2_000_000, priceHistory: [], publishedAt: '2026-05-05T00:00:00Z' }, 'rm-3');
    const edited = home({ price: 9, priceHistory: [{ at: '2026-05-05T00:00:00Z', price: 8 }] }, 'rm-4');
    expect(projectPrices([REDUCED, plain, edited], 'sale', NOW)?.lines.map(({ steps }) => steps[0]?.at)).toEqual([
      '2026-01-01T00:00:00Z',
      '2026-05-05T00:00:00Z',
    ]);
  });

  it('separate rents from prices, and need at least two', () => {
    const rented = home({ deal: 'rent', price: 20_000, priceHistory: [{ at: NOW, price: 20_000 }] }, 'rm-5');
    expect(projectPrices([REDUCED, rented], 'rent', NOW)).toBeNull();
    expect(projectPrices([REDUCED, rented], 'sale', NOW)?.lines).toHaveLength(1);
    expect(projectPrices([home({ price: null, priceHistory: [] })], 'sale', NOW)).toBeNull();
    expect(projectPrices([], 'sale', NOW)).toBeNull();
  });

  it('are per square wah in a project of land, and leave out land among houses', () => {
    const land = { ...REDUCED, propertyType: 'land', usableAreaSqm: undefined, landAreaSqwah: 100 } as const;
    expect(projectPrices([land], 'sale', NOW)).toMatchObject({ unit: 'sqwah', perArea: { least: 40_000 } });
    expect(projectPrices([REDUCED, land], 'sale', NOW)).toMatchObject({ unit: 'sqm', lines: [{ listing: REDUCED }] });
  });
});

describe('the facts of a project', () => {
  it('are ranges of what its homes state, with an exact position before an approximate one', () => {
    const first = home({
      ...{ yearBuilt: 2017, commonFee: 48, sinkingFund: undefined, usableAreaSqm: 30 },
      geo: { lat: 13.7, lng: 100.6, precision: 'approximate' },
    });
    const exact = { lat: 13.71, lng: 100.61, precision: 'exact' } as const;
    const second = home({ yearBuilt: 2019, commonFee: 50, sinkingFund: 500, usableAreaSqm: 50, geo: exact }, 'rm-2');
    expect(projectFacts([first, second])).toMatchObject({
      ...{ kind: 'condo', feeBasis: 'sqm', geo: exact },
      ...{ yearBuilt: { least: 2017, most: 2019 }, sizes: { least: 30, most: 50 } },
      ...{ commonFee: { least: 48, most: 50 }, monthlyFee: { least: 1_440, most: 2_500 } },
      sinkingFund: { least: 500, most: 500 },
    });
    expect(projectFacts([first, home({ propertyType: 'villa' }, 'rm-3')]).kind).toBe('homes');
  });

  it('have the facilities of a condominium, but not what belongs to a single home', () => {
    const amenities = ['air-conditioning', 'security-24h', 'swimming-pool'] as const;
    expect(projectFacts([home({ amenities: [...amenities] })]).facilities).toEqual(['swimming-pool', 'security-24h']);
    expect(projectFacts([home({ amenities: [...amenities], propertyType: 'villa' })]).facilities).toEqual([
      'security-24h',
    ]);
  });
});

it('searches around a project within a valid area', () => {
  const { bbox } = searchAround({ lat: 13.7071, lng: 100.603, precision: 'exact' });
  expect(parseBounds(String(bbox))).toEqual([100.5893, 13.6934, 100.6167, 13.7208]);
});

it('has an axis of at most six round numbers, at least 15 % around all values', () => {
  expect(axisTicks({ least: 75_000, most: 110_000 })).toEqual([60_000, 80_000, 100_000, 120_000, 140_000]);
  expect(axisTicks({ least: 100_000, most: 100_000 })).toEqual([80_000, 90_000, 100_000, 110_000, 120_000]);
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(10_000_000), (least, more) => {
      const ticks = axisTicks({ least, most: least + more });
      expect(ticks[0]).toBeLessThanOrEqual(least * 0.85);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual((least + more) * 1.15);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(new Set(ticks).size).toBe(ticks.length);
    }),
  );
});
