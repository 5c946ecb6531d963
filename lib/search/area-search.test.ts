import { createEngine } from 'thai-property-search/engine/create-engine';
import { factsReader } from 'thai-property-search/facts';
import { expect, it } from 'vitest';
import { activeListings } from '../content/listings.server';
import { areas, places } from '../content/places.server';
import { areaStations } from './area-search';

const PHAYA_THAI = { lat: 13.7569, lng: 100.5338, precision: 'exact' } as const;

/** Suggested stations for the listings of Bangkok, one of which is moved to a station of two lines. */
async function bangkokStations(limit: number) {
  const [{ byCode }, known, listings] = await Promise.all([areas(), places(), activeListings()]);
  const bangkok = byCode.get('10');
  const inside = listings.filter(({ address }) => address.provinceCode === '10');
  const [first] = inside;
  if (bangkok === undefined || first === undefined) throw new Error('no listing in Bangkok');
  const factsOf = factsReader(known.stations.values());
  const homes = [{ ...first, geo: PHAYA_THAI }, ...inside.slice(1)];
  const engine = createEngine(
    homes.map((home) => factsOf(home, 0)),
    known,
  );
  return { engine, found: areaStations(bangkok, 'homes', engine, known.stations, limit) };
}

it('returns each station once, even one of two lines, with the count of the search near it', async () => {
  const { engine, found } = await bangkokStations(100);
  const phayaThai = found.find(({ station }) => station.name.en === 'Phaya Thai');
  expect(phayaThai?.search.stations).toEqual(['ARL-A8', 'BTS-N2']);
  expect(new Set(found.map(({ station }) => station.name.en)).size).toBe(found.length);
  for (const { count, search } of found) expect(count).toBe(engine.count(search));
});

it('sorts stations by the number of listings near them', async () => {
  const { found } = await bangkokStations(100);
  const counts = found.map(({ count }) => count);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
  expect((await bangkokStations(2)).found).toEqual(found.slice(0, 2));
});
