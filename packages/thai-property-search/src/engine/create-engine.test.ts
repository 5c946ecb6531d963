import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { runs } from '@/vitest.runs';
import { activeListings } from '../../../../lib/content/listings.server';
import { places } from '../../../../lib/content/places.server';
import { FACET_NAMES, isStudio, type SearchEngine, type Places as SearchPlaces } from '../documents';
import { factsReader, type ListingFacts } from '../facts';
import {
  AMENITIES,
  COLLECTIONS,
  CONDITIONS,
  DEALS,
  FACTS,
  FURNISHINGS,
  PROPERTY_TYPES,
  STOREYS,
  TENURES,
  TITLE_DEEDS,
} from '../listing-choices';
import { ANY_SEARCH, normalizeParams, type SearchParams, SORTS } from '../params';
import { DASHES } from '../testing/dashes';
import { plainEngine } from '../testing/plain-engine';
import { createEngine, type LiveSearchEngine } from './create-engine';

let all: ListingFacts[];
let known: SearchPlaces;
let engine: LiveSearchEngine;

/** Trains go from ten stations only, and every third minute is a rounding of its own. */
const travelTo: SearchPlaces['travelTo'] = (place) => {
  const at = { 'BTS-E4': { lat: 13.7372, lng: 100.5606 }, '13.76,100.54': { lat: 13.76, lng: 100.54 } }[place];
  return (
    at && {
      at,
      minutesFrom: (station) =>
        (station.codePointAt(4) ?? 0) % 2 === 0 ? station.length * 3 : Number.POSITIVE_INFINITY,
      walkToStation: (metres) => (metres > 1_200 ? Number.POSITIVE_INFINITY : Math.round(metres / 60)),
      walk: (metres) => (metres > 3_600 ? Number.POSITIVE_INFINITY : Math.round(metres / 60)),
    }
  );
};

beforeAll(async () => {
  known = { ...(await places()), travelTo };
  const factsOf = factsReader(known.stations.values());
  all = (await activeListings()).map((listing, index) =>
    factsOf({ ...listing, bathrooms: (listing.bathrooms ?? 0) + (index % 3) / 2 }, index % 20),
  );
  engine = createEngine(all, known);
});

const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const rarely = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 6 }).map((one) => one);
const of = <T>(values: readonly T[]) => rarely(fc.constantFrom(undefined, undefined, undefined, ...values));

const anySearch: fc.Arbitrary<SearchParams> = fc
  .record({
    deal: of(DEALS),
    types: fc.subarray([...PROPERTY_TYPES], { maxLength: 3 }),
    province: of(['10', '50', '83', '12']),
    district: of(['1033', '1039', '1009']),
    stations: fc.subarray(['any', 'BTS', 'MRT', 'BTS-E5', 'BTS-N5', 'MRT-BL10', 'mrt-blue', 'bts-silom'], {
      maxLength: 2,
    }),
    within: optional(fc.constantFrom(300, 500, 1_500, 3_000)),
    reach: rarely(
      fc.constantFrom(
        undefined,
        ...[{ to: 'BTS-E4', minutes: 30 } as const, { to: '13.76,100.54', minutes: 15 } as const],
        { to: 'nowhere', minutes: 60 } as const,
      ),
    ),
    priceMin: of([1_000_000, 3_000_000]),
    priceMax: of([250_000, 2_500_000, 6_000_000, 20_000_000]),
    bedsMin: of([1, 2, 3, 4]),
    bedsMax: of([1, 2, 3]),
    bathsMin: of([1, 1.5, 2, 3]),
    storeys: of(STOREYS),
    floorMin: of([1, 10]),
    floorMax: of([5, 20]),
    areaMin: of([30, 100]),
    areaMax: of([60, 250]),
    landMin: of([20, 50]),
    landMax: of([100]),
    collections: fc.subarray([...COLLECTIONS], { maxLength: 1 }),
    condition: of(CONDITIONS),
    furnishing: of(FURNISHINGS),
    deed: of(TITLE_DEEDS),
    tenure: of(TENURES),
    amenities: fc.subarray([...AMENITIES], { maxLength: 1 }),
    without: fc.subarray([...AMENITIES], { maxLength: 1 }),
    facts: fc.subarray([...FACTS], { maxLength: 2 }),
    discountMin: of([5, 10]),
    yieldMin: of([5, 5.5]),
    bbox: of([[100.45, 13.65, 100.65, 13.85] as const]),
    area: of([
      [
        [100.5, 13.7],
        [100.6, 13.7],
        [100.6, 13.8],
      ] as const,
    ]),
    sort: of(SORTS),
    page: fc.constantFrom(1, 1, 2, 9),
  })
  .map((some) => normalizeParams({ ...ANY_SEARCH, ...some }));

const byTime = ([undefined, 'nearest'] as const).map((sort): [SearchParams] => [
  { ...ANY_SEARCH, reach: { to: 'BTS-E4', minutes: 30 }, sort },
]);

const foundBy = (by: SearchEngine, params: SearchParams, ids: readonly string[]): string[] => {
  const found = by.idsOf(params, all.length);
  return ids.filter((id) => found.includes(id));
};

describe('filters, facets and orders', () => {
  it('equal those of the plain search for any query', () => {
    const plain = plainEngine(all, travelTo);
    const ids = [...all.map(({ listing }) => listing.id), 'rm-0'];
    const find = engine.findAmong(ids)(ids);
    fc.assert(
      fc.property(anySearch, (params) => {
        const found = engine.search(params, 12);
        const expected = plain.search(params, 12);
        expect(found.ids).toEqual(expected.ids);
        for (const name of FACET_NAMES) {
          expect([name, [...found.facets[name]].sort()]).toEqual([name, [...expected.facets[name]].sort()]);
        }
        expect({ ...found, facets: 0 }).toEqual({ ...expected, facets: 0 });
        expect(engine.count(params)).toBe(expected.total);
        expect(find(engine.store(params))).toEqual(foundBy(plain, params, ids));
      }),
      { numRuns: runs(200), examples: [[ANY_SEARCH], [{ ...ANY_SEARCH, stations: ['mrt-blue'] }], ...byTime] },
    );
  });

  it('still equal them after listings were added, changed and removed, whichever orders were used before', () => {
    const dearer = ({ listing, ...facts }: ListingFacts, more: number): ListingFacts => {
      return { ...facts, listing: { ...listing, price: listing.price === null ? null : listing.price + more } };
    };
    const home = fc.constantFrom(...all);
    fc.assert(
      fc.property(
        fc.subarray([...SORTS]),
        fc.array(fc.tuple(home, fc.nat(3_000_000)), { maxLength: 20 }),
        fc.array(home, { maxLength: 8 }),
        fc.array(anySearch, { minLength: 1, maxLength: 3 }),
        (usedSorts, changed, gone, searches) => {
          const homes = new Map(all.slice(0, 40).map((facts) => [facts.listing.id, facts]));
          const changing = createEngine([...homes.values()], known);
          for (const sort of usedSorts) changing.idsOf({ ...ANY_SEARCH, sort }, 5);
          for (const [before, more] of changed) {
            const facts = dearer(before, more);
            homes.set(facts.listing.id, facts);
            changing.upsert(facts);
          }
          for (const { listing } of gone) {
            homes.delete(listing.id);
            changing.remove(listing.id);
          }
          const plain = plainEngine([...homes.values()], travelTo);
          for (const params of [ANY_SEARCH, ...searches])
            expect(changing.idsOf(params, 60)).toEqual(plain.idsOf(params, 60));
          const ids = [...homes.keys()];
          const find = changing.findAmong(ids)(ids);
          for (const q of ['', 'คอนโด', 'บ้านเดี่ยว', ...gone.map(({ listing }) => listing.code)]) {
            const params = { ...ANY_SEARCH, q };
            expect(find(changing.store(params))).toEqual(foundBy(changing, params, ids));
          }
        },
      ),
      { numRuns: runs(30) },
    );
  }, 60_000);
});

it('says which of some listings a search with words finds', () => {
  const words = [
    'คอนโด',
    'pool',
    'ใกล้สวน',
    'RM-1001',
    '1002',
    'nosuchword',
    'สุขุมวิท',
    'Thong Lo',
    'กรุงเทพ',
    'อารีย์ นอกเมือง',
    'river',
  ];
  const ids = all.map(({ listing }) => listing.id);
  const find = engine.findAmong(ids)(ids);
  const q = fc.array(fc.constantFrom(...words), { maxLength: 3 }).map((some) => some.join(' '));
  const filters = fc.constantFrom<Partial<SearchParams>>(
    ...[{}, { deal: 'sale' as const }, { bedsMin: 2 }, { reach: { to: 'BTS-E4', minutes: 45 as const } }],
  );
  fc.assert(
    fc.property(fc.oneof(filters, anySearch), q, (some, text) => {
      const params = { ...ANY_SEARCH, ...some, q: text };
      expect(find(engine.store(params))).toEqual(foundBy(engine, params, ids));
    }),
  );
});

it('finds a listing among those that it had when it was asked, although the listing has changed', () => {
  const changing = createEngine(all, known);
  const ids = ['rm-1001'];
  const findAmong = changing.findAmong(ids);
  const [facts] = all.filter(({ listing }) => listing.id === 'rm-1001');
  if (facts !== undefined) changing.upsert(facts);
  for (const q of ['คอนโด', 'RM-1001', ''])
    expect(findAmong(ids)(changing.store({ ...ANY_SEARCH, q })), q).toEqual(ids);
});

it('finds a studio first by its name and by its bedrooms', () => {
  const homes = all.map((facts) =>
    facts.listing.id === 'rm-1001' ? { ...facts, listing: { ...facts.listing, bedrooms: 0 } } : facts,
  );
  expect(homes.filter(({ listing }) => isStudio(listing)).map(({ listing }) => listing.id)).toEqual(['rm-1001']);
  const changed = createEngine(homes, known);
  for (const q of ['studio', '0 bedroom', '0 bedrooms', '0 ห้องนอน', '๐ ห้องนอน'])
    expect(changed.idsOf({ ...ANY_SEARCH, q }, 1), q).toEqual(['rm-1001']);
});

describe('a code', () => {
  it.each(['RM-1002 RM-1002', 'RM-1002 rm1002 ๑๐๐๒'])('is in %j once, in every order', (q) => {
    for (const sort of [undefined, ...SORTS])
      expect(engine.search({ ...ANY_SEARCH, q, sort }, 12), sort).toMatchObject({ ids: ['rm-1002'], total: 1 });
  });

  it.each([
    ...['rm1001', 'rm 1001', 'rm_1001', 'RM.1001', '๑๐๐๑', 'รหัส RM – 1001'],
    ...DASHES.map((dash) => `RM${dash}1001`),
  ])('%j finds its listing first', (q) => {
    expect(engine.idsOf({ ...ANY_SEARCH, q }, 1)).toEqual(['rm-1001']);
  });
});
