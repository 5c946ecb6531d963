import { parseSearchQuery } from 'thai-property-search/params';
import { expect, it } from 'vitest';
import { areas } from '../content/places.server';
import { areaOfSearch } from './area-path';

it.each([
  ['type=condo&province=10&district=1039', '/properties/condo/watthana-bangkok'],
  ['province=10', '/properties/homes/bangkok'],
  ['province=10&page=2', '/properties/homes/bangkok/2'],
  ['type=land&province=50&view=map&sort=price-asc', '/properties/land/chiang-mai'],
  ['', undefined],
  ['type=condo', undefined],
  ['type=condo&type=villa&province=10', undefined],
  ['deal=sale&province=10', undefined],
  ['province=10&beds_min=1', undefined],
  ['province=99', undefined],
])('returns for the search %s the area page %s', async (query, path) => {
  expect(areaOfSearch(parseSearchQuery(new URLSearchParams(query)), await areas())).toBe(path);
});
