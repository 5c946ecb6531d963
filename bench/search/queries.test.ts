import { parseSearchQuery, serialiseSearchParams } from 'thai-property-search/params';
import { describe, expect, it } from 'vitest';
import { readCountry } from './market/country';
import { generatedListings } from './market/listings';
import { makeQueries } from './queries';

const country = readCountry();
const homes = [...generatedListings(country, 1, 300)];
const queries = makeQueries(homes, country.places, 1);

describe('queries', () => {
  it('are 500 and the same for the same seed', () => {
    expect(queries).toHaveLength(500);
    const written = (seed: number) => makeQueries(homes, country.places, seed).map(({ url }) => url.toString());
    expect(written(1)).toEqual(written(1));
    expect(written(1)).not.toEqual(written(2));
  });

  it('each set at least one search parameter, except for the search for anything', () => {
    for (const { url } of queries) {
      const read = serialiseSearchParams(parseSearchQuery(url));
      // Newest first is the default order of a search without words, so it is dropped.
      if (url.size > 0 && url.toString() !== 'sort=newest') expect(read, url.toString()).not.toBe('');
      if (url.has('bbox')) expect(read).toContain('bbox=');
      if (url.has('area')) expect(read).toContain('area=');
    }
  });
});
