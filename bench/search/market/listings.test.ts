import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../lib/content/check/check-content';
import { COLLECTION_NAMES } from '../../../lib/content/collections';
import { readCountry } from './country';
import { generatedListings } from './listings';

const country = readCountry();
const some = (seed: number, count = 400) => [...generatedListings(country, seed, count)];
const homes = some(1);

describe('generated listings', () => {
  it('pass every check that content must pass', () => {
    const files = Object.fromEntries(
      COLLECTION_NAMES.map((name) => [name, readFileSync(`content/${name}.json`, 'utf8')]),
    );
    const faults = checkContent({ ...files, listings: JSON.stringify(homes) });
    expect(faults.filter(({ file }) => file === 'listings.json')).toEqual([]);
  });

  it('are the same for the same seed, and a longer list begins with a shorter one', () => {
    expect(some(7, 50)).toEqual(some(7, 80).slice(0, 50));
    expect(some(7, 50)).not.toEqual(some(8, 50));
  });

  it('are distributed like the market: most are near stations, and most of those are condos', () => {
    const greater = homes.filter(({ address }) => ['10', '11', '12', '13'].includes(address.province_code));
    expect(greater.length / 400).toBeGreaterThan(0.7);
    expect(homes.filter(({ property_type }) => property_type === 'condo').length / 400).toBeGreaterThan(0.4);
  });

  it('have text in two languages with a vocabulary like that of advertisements', () => {
    const words = new Set(
      homes.flatMap(({ title, description }) => `${title.en} ${description.en}`.toLowerCase().match(/\p{L}+/gu)),
    );
    expect(words.size).toBeGreaterThan(1_000);
  });
});
