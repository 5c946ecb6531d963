import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CollectionName, EntityOf } from '../content/collections';
import { parseCollection } from '../content/parse-collection';
import { filterListings } from './filter-listings';
import { withKnownPlaces } from './known-places';
import { parseSearchParams, type RawQuery } from './params';

function embedded<Name extends CollectionName>(name: Name): ReadonlyMap<string, EntityOf<Name>> {
  return parseCollection(name, JSON.parse(readFileSync(`content/${name}.json`, 'utf8')));
}

const places = { provinces: embedded('provinces'), districts: embedded('districts'), stations: embedded('stations') };
const listings = [...embedded('listings').values()];
const found = (raw: RawQuery) => filterListings(listings, parseSearchParams(raw), places);

describe('filterListings', () => {
  it('gives every home back when nothing is asked', () => {
    expect(found({})).toEqual(listings);
  });

  it('keeps to each filter', () => {
    const homes = found({
      deal: 'sale',
      type: ['townhouse', 'condo'],
      province: '10',
      price_min: '3000000',
      price_max: '5000000',
      beds_min: '2',
    });
    expect(homes.length).toBeGreaterThan(0);
    for (const { deal, propertyType, address, price, bedrooms } of homes) {
      expect({ deal, province: address.provinceCode }).toEqual({ deal: 'sale', province: '10' });
      expect(['townhouse', 'condo']).toContain(propertyType);
      expect(price).toBeGreaterThanOrEqual(3_000_000);
      expect(price).toBeLessThanOrEqual(5_000_000);
      expect(bedrooms).toBeGreaterThanOrEqual(2);
    }
  });

  it('keeps to a district', () => {
    const homes = found({ district: '1038' });
    expect(homes.length).toBeGreaterThan(0);
    for (const { address } of homes) expect(address.districtCode).toBe('1038');
  });

  it('leaves a home without a price out of a price limit', () => {
    expect(found({ price_max: '99000000000' }).some(({ price }) => price === null)).toBe(false);
    expect(found({}).some(({ price }) => price === null)).toBe(true);
  });

  it.each(['ทาวน์เฮาส์', 'ทาวน์โฮม', 'townhome'])('finds every townhouse by %s', (q) => {
    const types = found({ q }).filter(({ propertyType }) => propertyType === 'townhouse');
    expect(types).toHaveLength(found({ type: 'townhouse' }).length);
  });

  it('finds homes near a station by its other spellings', () => {
    expect(found({ q: 'aree' }).length).toBeGreaterThan(0);
    expect(found({ q: 'condo ari' }).length).toBeGreaterThan(0);
  });

  it.each(['rm-1009', 'RM-1009', 'rm1009'])('finds the code %s', (q) => {
    expect(found({ q }).map(({ id }) => id)).toEqual(['rm-1009']);
  });

  it.each(['กรุงเทพฯ', 'กทม', 'เขตวัฒนา', 'จ.เชียงใหม่', 'รีโนเวท', 'รีโนเวต'])(
    'finds %s, which the site itself says',
    (q) => {
      expect(found({ q }).length).toBeGreaterThan(0);
    },
  );

  it('finds a place in both languages, every word wanted', () => {
    const thai = found({ q: 'เชียงใหม่' });
    expect(thai.length).toBeGreaterThan(0);
    expect(found({ q: 'chiang mai' }).map(({ id }) => id)).toEqual(expect.arrayContaining(thai.map(({ id }) => id)));
    expect(found({ q: 'chiang mai no-such-word' })).toEqual([]);
  });
});

describe('withKnownPlaces', () => {
  const asked = (raw: RawQuery) => {
    const { province, district } = withKnownPlaces(parseSearchParams(raw), places);
    return { province, district };
  };

  it('keeps a district with its province, and brings the province of a district alone', () => {
    expect(asked({ province: '10', district: '1038' })).toEqual({ province: '10', district: '1038' });
    expect(asked({ district: '5001' })).toEqual({ province: '50', district: '5001' });
  });

  it('drops places that are none', () => {
    expect(asked({ province: '99' })).toEqual({});
    expect(asked({ province: '10', district: '1099' })).toEqual({ province: '10' });
    expect(asked({ province: '99', district: '9901' })).toEqual({});
  });
});
