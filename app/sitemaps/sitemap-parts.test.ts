import { expect, it } from 'vitest';
import { AREA_KINDS } from '@/lib/content/areas';
import { activeListings } from '@/lib/content/listings.server';
import { areas } from '@/lib/content/places.server';
import { entities } from '@/lib/content/store.server';
import { areaPath } from '@/lib/navigation/area-path';
import { areaSearch } from '@/lib/search/area-search';
import { areaSummary } from '@/lib/search/area-summary.server';
import { searchEngine } from '@/lib/search/search.server';
import { areaPageAddresses } from './sitemap-parts';

it('returns each area page with listings once, with the last change of its listings, including sold ones', async () => {
  const addresses = await areaPageAddresses();
  const [{ bySlug, byCode }, listings, all] = await Promise.all([areas(), activeListings(), entities('listings')]);
  const paths = addresses.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  const wanted = listings.flatMap(({ address: { provinceCode, districtCode }, propertyType }) =>
    [provinceCode, districtCode].flatMap((code) => {
      const area = byCode.get(code);
      return area === undefined ? [] : [areaPath(area, 'homes'), areaPath(area, propertyType)];
    }),
  );
  expect([...paths].sort()).toEqual([...new Set(wanted)].sort());
  const bangkok = [...all.values()]
    .filter(({ address }) => address.provinceCode === '10')
    .map(({ updatedAt }) => updatedAt);
  expect(bySlug.get('bangkok')?.code).toBe('10');
  expect(addresses.find(({ path }) => path === '/properties/homes/bangkok')?.changed).toBe(bangkok.sort().at(-1));
});

it('lists as many listings, also at each station, as the search with the same filter', async () => {
  const [{ byCode }, engine] = await Promise.all([areas(), searchEngine()]);
  for (const code of ['10', '1039', '1038', '50', '1101', '9601']) {
    const area = byCode.get(code);
    if (area === undefined) throw new Error(code);
    for (const kind of AREA_KINDS) {
      const { homes, stats, stations } = await areaSummary(area, kind);
      const search = areaSearch(area, kind);
      expect(homes.length, `${code} ${kind}`).toBe(engine.count(search));
      expect([stats.sale, stats.rent]).toEqual([
        engine.count({ ...search, deal: 'sale' }),
        engine.count({ ...search, deal: 'rent' }),
      ]);
      for (const station of stations) expect(station.count).toBe(engine.count(station.search));
    }
  }
});
