import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { factsReader } from 'thai-property-search/facts';
import { ANY_SEARCH, parseSearchQuery, type SearchParams, serialiseSearchParams } from 'thai-property-search/params';
import { plainEngine } from 'thai-property-search/testing/plain-engine';
import { describe, expect, it } from 'vitest';
import { parseCollection } from '../content/parse-collection';
import { relaxations } from './relax';

const read = (name: 'listings' | 'stations') => JSON.parse(readFileSync(`content/${name}.json`, 'utf8'));
const stations = [...parseCollection('stations', read('stations')).values()];
// Only some, because this engine scans every listing for every count.
const listings = [...parseCollection('listings', read('listings')).values()].slice(0, 16);
const engine = plainEngine(listings.map((listing) => factsReader(stations)(listing, 0)));

const parse = (query: string) => parseSearchQuery(new URLSearchParams(query));
const again = (params: SearchParams) => parse(serialiseSearchParams(params));
const ways = (query: string, count: (params: SearchParams) => number) =>
  relaxations(parse(query), count).map(({ params, count: homes }) => [serialiseSearchParams(params), homes]);

describe('relaxations', () => {
  it('relaxes a limit by one step before it removes the limit', () => {
    expect(ways('price_max=5000000', ({ priceMax = Infinity }) => (priceMax >= 6_000_000 ? 3 : 0))).toEqual([
      ['?price_max=6000000', 3],
    ]);
    expect(ways('reach=15,BTS-E4', ({ reach }) => (reach === undefined || reach.minutes >= 45 ? 4 : 0))).toEqual([
      ['?reach=45,BTS-E4', 4],
    ]);
    expect(ways('price_max=5000000', ({ priceMax }) => (priceMax === undefined ? 1 : 0))).toEqual([['', 1]]);
    expect(ways('deal=rent&price_min=20000', ({ priceMin = 0 }) => (priceMin < 18_000 ? 2 : 0))).toEqual([
      ['?deal=rent&price_min=15000', 2],
    ]);
    expect(ways('price_max=15000', ({ priceMax = Infinity }) => (priceMax > 15_000 ? 2 : 0))[0]).toEqual([
      '?price_max=18000',
      2,
    ]);
    expect(ways('price_min=1500000', ({ priceMin = 0 }) => (priceMin < 1_000_000 ? 2 : 0))[0]).toEqual(['', 2]);
    expect(ways('station=BTS-N5', ({ within = 1_000 }) => (within >= 2_000 ? 4 : 0))).toContainEqual([
      '?station=BTS-N5&within=2000',
      4,
    ]);
  });

  it('returns the closest searches first: one amenity less, then a larger area, then no amenities', () => {
    const fewer = ({ district, amenities }: SearchParams) => (district === undefined || amenities.length < 2 ? 1 : 0);
    expect(ways('province=10&district=1033&amenity=lift&amenity=cctv&beds_min=4', fewer)).toEqual([
      ['?province=10&district=1033&beds_min=4&amenity=lift', 1],
      ['?province=10&district=1033&beds_min=4&amenity=cctv', 1],
      ['?province=10&beds_min=4&amenity=cctv&amenity=lift', 1],
      ['?beds_min=4&amenity=cctv&amenity=lift', 1],
      ['?province=10&district=1033&beds_min=4', 1],
    ]);
  });

  it('runs a bounded number of counts for any search', () => {
    const every = fc.sample(anyQuery, 1)[0] ?? '';
    for (const query of [every, `${everything}&q=x`]) {
      let counts = 0;
      relaxations(parse(query), () => {
        counts += 1;
        return 0;
      });
      expect(counts).toBeLessThanOrEqual(120);
    }
  });

  it('offers only searches that find as many listings as stated, also after a round trip through the URL', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const original = parse(query);
        fc.pre(engine.count(original) === 0);
        const all = relaxations(original, engine.count);
        expect(all.length).toBeLessThanOrEqual(5);
        for (const { params, count } of all) {
          expect(count).toBeGreaterThan(0);
          expect(engine.count(again(params))).toBe(count);
          expect(serialiseSearchParams(params)).not.toBe(serialiseSearchParams({ ...original, page: 1 }));
        }
        expect(new Set(all.map(({ params }) => serialiseSearchParams(params))).size).toBe(all.length);
      }),
      { numRuns: 30 },
    );
  });
});

it('raises a monthly payment before it removes the limit', () => {
  const paying = (least: number) => ways('payment_max=15000', ({ paymentMax = 1e9 }) => (paymentMax >= least ? 1 : 0));
  expect(paying(16_000)).toEqual([['?deal=sale&payment_max=16500', 1]]);
  expect(paying(30_000)).toEqual([['?deal=sale', 1]]);
});

it('widens an exact number of bedrooms to as many or more, then to fewer', () => {
  const beds = (test: (params: SearchParams) => boolean) => ways('beds_min=2&beds_max=2', (to) => (test(to) ? 1 : 0));
  expect(beds(({ bedsMax }) => bedsMax === undefined)).toEqual([['?beds_min=2', 1]]);
  expect(beds(({ bedsMin = 0 }) => bedsMin < 2)).toEqual([['?beds_min=1', 1]]);
  expect(beds(({ bedsMin }) => bedsMin === undefined)).toEqual([['', 1]]);
  expect(ways('beds_max=1', ({ bedsMax = 9 }) => (bedsMax > 1 ? 1 : 0))).toEqual([['?beds_max=2', 1]]);
});

it('removes two filters if removing one does not help', () => {
  const both = ({ q, types }: SearchParams) => (q === '' && types.length === 0 ? 7 : 0);
  expect(relaxations(parse('q=zzz&type=condo&beds_min=2'), both)).toEqual([
    {
      params: { ...ANY_SEARCH, bedsMin: 2 },
      count: 7,
      changes: [
        { kind: 'any', name: 'types' },
        { kind: 'any', name: 'q' },
      ],
      cost: 15,
    },
  ]);
  expect(relaxations(parse('q=zzz&type=condo'), () => 0)).toEqual([]);
});

it('moves two limits no further than needed', () => {
  const near = ({ bedsMin = 0, priceMax = Infinity }: SearchParams) => (bedsMin <= 3 && priceMax >= 6_000_000 ? 1 : 0);
  expect(ways('deal=sale&beds_min=4&price_max=5000000', near)).toEqual([
    ['?deal=sale&price_max=6000000&beds_min=3', 1],
  ]);
});

it('removes one fact, or moves a floor', () => {
  const dry = ({ facts, floorMin = 0 }: SearchParams) => (!facts.includes('studio') || floorMin < 15 ? 2 : 0);
  expect(ways('floor_min=20&fact=never-flooded&fact=studio', dry)).toEqual([
    ['?floor_min=10&fact=never-flooded&fact=studio', 2],
    ['?floor_min=20&fact=never-flooded', 2],
  ]);
});

it('lowers a fractional yield to a fractional yield', () => {
  expect(ways('yield_min=8.2', ({ yieldMin = 0 }) => (yieldMin < 8 ? 3 : 0))).toEqual([['?yield_min=7.2', 3]]);
});

const AMENITIES = ['lift', 'cctv', 'swimming-pool', 'sea-view', 'ev-charger', 'maid-room', 'bathtub', 'balcony'];
const everything =
  'deal=rent&type=land&province=50&district=5001&station=BTS-N5&within=600&price_min=900000&price_max=990000&beds_min=9&baths_min=9&storeys=3&floor_min=40&floor_max=41&area_min=900&area_max=910&land_min=3000&land_max=3001&collection=new&condition=new&furnishing=none&deed=chanote&tenure=leasehold&foreign_quota=yes&fact=studio&fact=with-tenant&discount_min=40&yield_min=20&' +
  AMENITIES.map((one) => `amenity=${one}`).join('&');

const anyQuery = fc
  .subarray(
    [...new URLSearchParams(`${everything}&q=zzz&q=pool`)].map((pair) => new URLSearchParams([pair]).toString()),
  )
  .map((pairs) => pairs.join('&'));
