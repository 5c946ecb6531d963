import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listingDocumentFixture as fixture } from '../testing/documents';
import { embedded, parsedContent } from '../testing/parsed-content';
import { checkHomeFacts } from './listings';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-26T05:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const faultsOf = (changes: object) =>
  checkHomeFacts(parsedContent({ listings: [{ ...fixture, ...changes }] })).map(
    ({ field, reason }) => `${field} ${reason.en}`,
  );

describe('checkHomeFacts', () => {
  it('reports nothing for the content', () => {
    expect(checkHomeFacts(parsedContent({ listings: embedded('listings'), offices: embedded('offices') }))).toEqual([]);
  });

  it.each([
    [
      'a home built in 2099',
      { year_built: 2099 },
      /^year_built 2099 is in the future; an off-plan home is finished in 2031/,
    ],
    ['a used home built next year', { year_built: 2027, condition: 'good' }, /^year_built 2027 .* condition is 'good'/],
    [
      'a renovation before the year of construction',
      { year_built: 2017, renovated_at: '2010-01-01' },
      /^renovated_at is before year_built, 2017/,
    ],
    ['a phone number as floor', { floor: 812 }, /^floor 812 is more than a home has/],
    ['200 storeys', { storeys: 200 }, /^storeys 200 /],
    ['a price as common fee', { common_fee: 4_490 }, /^common_fee 4490 /],
    [
      'a usable area that does not fit on the plot',
      { usable_area_sqm: 2_680, land_area_sqwah: 78, storeys: 2 },
      /^usable_area_sqm 2680 m² does not fit/,
    ],
    [
      'an area as the number of bedrooms',
      { usable_area_sqm: 34, bedrooms: 34 },
      /^bedrooms 34 bedrooms do not fit in 34 m²/,
    ],
    ['twenty bathrooms for two bedrooms', { bedrooms: 2, bathrooms: 20 }, /^bathrooms 20 bathrooms are too many/],
    [
      'a postcode of Chiang Mai in Bangkok',
      { address: { ...fixture.address, postcode: '50200' } },
      /^address\.postcode '50200' belongs to another province/,
    ],
  ])('reports %s', (_, changes, expected) => {
    expect(faultsOf(changes)).toEqual([expect.stringMatching(expected)]);
  });

  it.each([
    ['an off-plan home', { year_built: 2029, condition: 'new' }],
    ['a home of this year', { year_built: 2026, condition: 'good' }],
    ['a shophouse with more bathrooms than bedrooms', { bedrooms: 0, bathrooms: 6 }],
    ['a house that fills its plot', { usable_area_sqm: 240, land_area_sqwah: 18, storeys: 4 }],
    ['a high floor', { floor: 77 }],
    [
      'a province with two kinds of postcodes',
      { address: { province_code: '30', district_code: '3001', postcode: '36220' } },
    ],
    ['an unknown province', { address: { province_code: '99', district_code: '9901', postcode: '10110' } }],
  ])('accepts %s', (_, changes) => {
    expect(faultsOf(changes)).toEqual([]);
  });

  it('reports an office whose coordinates are in another province', () => {
    const [office] = embedded('offices');
    const moved = { ...office, geo: { lat: 18.79, lng: 98.99 } };
    expect(checkHomeFacts(parsedContent({ offices: [moved] }))).toMatchObject([
      { file: 'offices.json', field: 'geo.lat' },
    ]);
  });
});
