import fc from 'fast-check';
import { AMENITIES, DEALS, PROPERTY_TYPES } from 'thai-property-search/listing-choices';
import { ANY_SEARCH, normalizeParams, serialiseSearchParams } from 'thai-property-search/params';
import { expect, it } from 'vitest';
import { runs } from '@/vitest.runs';
import { entitiesOrFail } from '../content/store.server';
import { findHomes } from '../search/find-homes.server';
import { AlertIndex } from './alert-store.server';
import { Matching } from './matching.server';

const some = <T>(...values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined, freq: 2 });

const query = fc
  .record({
    q: fc.constantFrom('', '', '', 'คอนโด', 'RM-1001 ให้เช่า', '1002', 'near the park', 'ซื้อคอนโดวัฒนา', 'ไม่มีคำนี้ สระ'),
    deal: some(...DEALS),
    types: fc.subarray([...PROPERTY_TYPES], { maxLength: 2 }),
    province: some('10', '50', '20'),
    district: some('1033', '1039', '1009', '2001'),
    stations: fc.subarray(['any', 'BTS', 'BTS-E5', 'mrt-blue'], { maxLength: 1 }),
    priceMax: some(25_000, 4_000_000, 12_000_000),
    paymentMax: some(15_000, 30_000),
    bedsMin: some(1, 2, 3),
    amenities: fc.subarray([...AMENITIES], { maxLength: 1 }),
  })
  .map((fields) => serialiseSearchParams(normalizeParams({ ...ANY_SEARCH, ...fields })));

it('an alert matches a home exactly if the page of its search lists it', async () => {
  const listings = await entitiesOrFail('listings');
  const active = [...listings.values()].filter(({ recordStatus }) => recordStatus === 'Active');
  const changes = active.map(({ id, price }) => ({ news: { home: id, kind: 'new' as const }, price }));
  const matching = new Matching();
  await fc.assert(
    fc.asyncProperty(fc.array(query, { minLength: 1, maxLength: 4 }), async (queries) => {
      const searches = new AlertIndex();
      for (const [index, each] of queries.entries()) searches.add(each, `person ${index}`, 'alert');
      const matches = await matching.match({ searches, homes: new AlertIndex() }, changes, listings);
      for (const [index, each] of queries.entries()) {
        const own = matches?.filter(({ subscriber }) => subscriber === `person ${index}`);
        const pages = Math.ceil((await findHomes(each)).result.pages);
        const listed: string[] = [];
        for (let page = 1; page <= pages; page++)
          listed.push(...(await findHomes(`${each === '' ? '?' : `${each}&`}page=${page}`)).result.ids);
        expect(own?.map(({ change }) => change.news.home).sort()).toEqual(listed.sort());
      }
    }),
    { numRuns: runs(15) },
  );
});
