import fc from 'fast-check';
import { metresBetween } from 'thai-property-search/distance';
import { ANY_SEARCH, REACH_MINUTES, serialiseSearchParams } from 'thai-property-search/params';
import { expect, it } from 'vitest';
import {
  activeListings,
  CATEGORY_COLLECTIONS,
  LISTING_CATEGORIES,
  listingsByIds,
  listingsOf,
} from '../content/listings.server';
import { places } from '../content/places.server';
import { transitNetwork } from '../transit/network.server';
import { findHomes, readInstant, tripsTo } from './find-homes.server';
import { circlesInReach } from './travel';

it.each(LISTING_CATEGORIES)('the search for %s, which its page links to, finds the same listings', async (category) => {
  const search = { ...ANY_SEARCH, collections: CATEGORY_COLLECTIONS[category] };
  const { result } = await findHomes(serialiseSearchParams(search));
  const listings = await listingsOf(category);
  expect(result.total).toBe(listings.length);
  expect(result.ids).toEqual(listings.slice(0, result.ids.length).map(({ id }) => id));
});

it('limits the monthly payment by the price, and counts the rentals with such a rent', async () => {
  const [paid, priced, rented] = await Promise.all(
    ['payment_max=20000', 'deal=sale&price_max=3610000', 'deal=rent&price_max=20000'].map(findHomes),
  );
  expect(paid?.result.ids).toEqual(priced?.result.ids);
  expect(paid?.result.total).toBeGreaterThan(0);
  const { sale, rent } = Object.fromEntries(paid?.result.facets.deal ?? []);
  expect([sale, rent ?? 0]).toEqual([priced?.result.total, rented?.result.total]);
});

it.each(['price-asc', 'price-desc'])('has no rental before a sale in the order %s', async (sort) => {
  const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => findHomes(`sort=${sort}&page=${page}`)));
  const homes = await listingsByIds(pages.flatMap(({ result }) => result.ids));
  const priced = homes.filter(({ price }) => price !== null).map(({ deal }) => deal);
  expect(priced.lastIndexOf('sale')).toBeLessThan(priced.indexOf('rent'));
});

it.each(['BTS-E4', 'siam-paragon', '13.8,100.55'])('finds exactly the homes with a short way to %s', async (to) => {
  const homes = await activeListings();
  const trips = await tripsTo({ to, minutes: 60 }, homes);
  for (const limit of REACH_MINUTES) {
    const { result } = await findHomes(`reach=${limit},${to}`);
    const near = homes.filter(({ id }) => (trips.get(id)?.minutes ?? Number.POSITIVE_INFINITY) <= limit);
    expect(result.total).toBe(near.length);
    expect(result.facets.reach.get(String(limit)) ?? 0).toBe(near.length);
  }
  expect(trips.size).toBeGreaterThan(10);
});

it('circles have the homes in reach and no others, but for the rounding of walks', async () => {
  const [homes, known, network] = await Promise.all([activeListings(), places(), transitNetwork()]);
  for (const reach of [
    { to: 'BTS-E4', minutes: 30 },
    { to: '13.8,100.55', minutes: 15 },
  ] as const) {
    const trips = await tripsTo(reach, homes);
    const circles = circlesInReach(reach, known, network);
    for (const { id, geo } of homes) {
      if (geo === undefined) continue;
      const outside = Math.min(...circles.map(([lng, lat, metres]) => metresBetween(geo, { lat, lng }) - metres));
      if (Math.abs(outside) < 60) continue;
      expect((trips.get(id)?.minutes ?? 99) <= reach.minutes, id).toBe(outside < 0);
    }
  }
  expect(circlesInReach({ to: 'nowhere', minutes: 30 }, known, network)).toEqual([]);
});

it('ignores an unknown place, and knows which are far from trains', async () => {
  expect((await findHomes('reach=30,nowhere')).parsed.reach).toBeUndefined();
  expect((await findHomes('reach=30,BTS-E4')).isFarFromTrains).toBe(false);
  expect((await findHomes('reach=30,18.79,98.98')).isFarFromTrains).toBe(true);
});

it('reads an instant in UTC', () => {
  expect(readInstant('2026-11-21T03:00:00Z')).toBe(Date.UTC(2026, 10, 21, 3));
  expect(readInstant('2026-11-21T03:00:00.5Z')).toBe(Date.UTC(2026, 10, 21, 3, 0, 0, 500));
});

it.each([
  null,
  '',
  '2026-11-21',
  '2026-02-30T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-11-21T24:00:00Z',
  '2026-11-21T03:00:00+07:00',
  '+012026-11-21T03:00:00Z',
  '1763694000000',
  'NaN',
])('rejects %j', (text) => {
  expect(readInstant(text)).toBeNull();
});

it('reads every instant that a browser writes, and never throws', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }), (date) => {
      expect(readInstant(date.toISOString())).toBe(date.getTime());
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => readInstant(text) === null));
});

async function notesOf(q: string) {
  const { parsed, result } = await findHomes(String(new URLSearchParams({ q })));
  return { q: parsed.q, types: parsed.types, ...result };
}

it.each([
  ['ผ่อน', ['ผ่อน']],
  ['เพนท์เฮ้าส์', ['เพนท์เฮ้าส์']],
  ['silos condo', ['silos']],
  ['บ้านน็อคดาว', ['บ้านน็อคดาว']],
  ['ที่ดินหน้ากว้าง 6 เมตร', ['หน้ากว้าง 6']],
  ['ทาวน์โฮมหน้ากว้าง 5.5 เมตร', ['หน้ากว้าง 5.5']],
  ['townhouse 5.5 m wide', ['5.5 m wide']],
  ['วินเทจ', ['วินเทจ']],
  ['มินิมอล', ['มินิมอล']],
  ['คอนโด ดอลลาร์', ['ดอลลาร์']],
])('%s has no correction, and its missed words are whole', async (q, missed) => {
  expect(await notesOf(q)).toMatchObject({ corrections: [], suggested: [], missed });
});

it.each([
  ['khondo onnut', 'condo on nut'],
  ['Tonglor', 'ทองหล่อ'],
  ['Prakanong', 'พระโขนง'],
  ['Jatujak', 'จตุจักร'],
])('%s finds the homes of %s', async (typed, meant) => {
  const [{ ids }, { ids: expected }] = [await notesOf(typed), await notesOf(meant)];
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.toSorted()).toEqual(expected.toSorted());
});

it.each([
  ['8voFf', ['condo'], '', [{ typed: '8voFf', taken: 'คอนโด' }]],
  ['mujfbo', ['land'], '', [{ typed: 'mujfbo', taken: 'ที่ดิน' }]],
  ['แนืกน', ['condo'], '', [{ typed: 'แนืกน', taken: 'condo' }]],
])('%s was typed with the other keyboard layout', async (q, types, rest, corrections) => {
  expect(await notesOf(q)).toMatchObject({ types, q: rest, corrections });
});

it('a place that was mistyped with the other keyboard layout is found', async () => {
  const { types, ids, corrections } = await notesOf('8voFf vjvoo=0');
  expect(types).toEqual(['condo']);
  expect(corrections.at(-1)).toEqual({ typed: 'vjvoo=0', taken: 'อ่อนนุช' });
  expect(ids).toEqual((await notesOf('คอนโด อ่อนนุช')).ids);
  expect(await notesOf('RM-1009')).toMatchObject({ ids: ['rm-1009'], corrections: [] });
});
