import { expect, it } from 'vitest';
import { changedFilters } from './event-values';

it.each([
  ['', '', []],
  ['?type=condo', '?type=condo', []],
  ['', '?type=condo', ['type']],
  ['?type=condo&deal=sale', '?deal=rent', ['type', 'deal']],
  ['?amenity=pool&amenity=gym', '?amenity=pool', ['amenity']],
  ['?q=a', '?q=b&price_max=3000000', ['q', 'price_max']],
])('compares %j with %j', (before, now, changed) => {
  expect(changedFilters(before, now)).toEqual(changed);
});
