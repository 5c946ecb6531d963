import fc from 'fast-check';
import { expect, it } from 'vitest';
import districts from '../../content/districts.json';
import landmarks from '../../content/landmarks.json';
import listings from '../../content/listings.json';
import { parseCollection } from './parse-collection';
import { isInProvince, pointOutside, postcodesOf } from './point-place';
import { listingDocumentFixture as fixture } from './testing/documents';

const WATTHANA = { province_code: '10', district_code: '1039' };

it.each([
  ['Chiang Mai', { lat: 18.7883, lng: 98.9853 }, /^lies 5\d\d km outside Bangkok, in Chiang Mai; /],
  ['another district of Bangkok', { lat: 13.85, lng: 100.86 }, /^lies \d\d km from the centre of Watthana; /],
  ['Phnom Penh', { lat: 11.56, lng: 104.92 }, /^lies \d\d\d km outside Bangkok; /],
  ['the sea', { lat: 8.5, lng: 97.5 }, /^lies \d\d\d km outside Bangkok; /],
])('reports the point of a listing in Watthana that is in %s', (_, point, expected) => {
  expect(pointOutside(WATTHANA, point)?.en).toMatch(expected);
  expect(pointOutside(WATTHANA, point)?.th).toMatch(/\d+ กม\..* ให้ตรวจพิกัด/);
});

it.each([
  ['its own district', WATTHANA, { lat: 13.7071, lng: 100.603 }],
  ['the other bank of a border river', WATTHANA, { lat: 13.668, lng: 100.56 }],
  ['an island without an outline', { province_code: '91', district_code: '9101' }, { lat: 6.489, lng: 99.303 }],
  ['an island of a district with a centre', { province_code: '84', district_code: '8405' }, { lat: 10.09, lng: 99.84 }],
  ['hills far from the town', { province_code: '50', district_code: '5004' }, { lat: 19.55, lng: 98.7 }],
  ['a district without a centre', { province_code: '63', district_code: '6308' }, { lat: 15.4, lng: 98.8 }],
  ['an unknown province', { province_code: '99', district_code: '9901' }, { lat: 18.7, lng: 98.9 }],
])('accepts a point in %s', (_, address, point) => {
  expect(pointOutside(address, point)).toBeUndefined();
});

it('accepts the point of every listing of the content, and the centre of every district', () => {
  const homes = listings.map(({ id, address, geo }) => ({ id, address, point: geo }));
  const middles = districts.map(({ id, province_code, centre }) => ({
    id,
    address: { province_code, district_code: id },
    point: centre,
  }));
  expect(
    [...homes, ...middles].filter(({ address, point }) => point && pointOutside(address, point)).map(({ id }) => id),
  ).toEqual([]);
});

it('accepts every landmark in at least one province', () => {
  const codes = [...new Set(districts.map(({ province_code }) => province_code))];
  const outside = landmarks.filter(
    (point) => !codes.some((code) => pointOutside({ province_code: code, district_code: '-' }, point) === undefined),
  );
  expect(outside).toEqual([]);
});

it('never reports a point inside the province, and never throws', () => {
  const codes = fc.constantFrom(...new Set(districts.map(({ province_code }) => province_code)));
  const points = fc.record({
    lat: fc.double({ min: 5.6, max: 20.5, noNaN: true }),
    lng: fc.double({ min: 97.3, max: 105.7, noNaN: true }),
  });
  fc.assert(
    fc.property(points, codes, (point, code) => {
      const outside = pointOutside({ province_code: code, district_code: '-' }, point);
      return !isInProvince(point, code) || outside === undefined;
    }),
  );
});

it('drops and logs a point that contradicts the address, and keeps the listing', () => {
  const logged: unknown[] = [];
  const home = { ...fixture, address: WATTHANA, geo: { lat: 18.7883, lng: 98.9853, precision: 'exact' } };
  const near = { ...home, id: 'near', geo: { lat: 13.7071, lng: 100.603, precision: 'exact' } };
  const homes = parseCollection('listings', [home, near], (dropped) => logged.push(...dropped));
  expect(homes.get(fixture.id)).toMatchObject({ id: fixture.id, address: { districtCode: '1039' } });
  expect(homes.get(fixture.id)?.geo).toBeUndefined();
  expect(homes.get('near')?.geo).toEqual(near.geo);
  expect(logged).toEqual([
    { outcome: 'field dropped', fault: expect.objectContaining({ id: fixture.id, field: 'geo.lat' }) },
  ]);
});

it('postcodesOf returns the first digits of the postcodes of a province', () => {
  expect([...postcodesOf('10')]).toEqual(['10']);
  expect([...postcodesOf('50')].sort()).toEqual(['50', '58']);
  expect([...postcodesOf('99')]).toEqual([]);
});
