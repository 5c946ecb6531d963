import fc from 'fast-check';
import { AMENITIES, PROPERTY_TYPES } from 'thai-property-search/listing-choices';
import { parseSearchQuery, serialiseSearchParams } from 'thai-property-search/params';
import { describe, expect, it } from 'vitest';
import { places } from '../content/places.server';
import { activeFilters, FILTER_NAMES, isForSearchEngines, withKnownPlaces } from './filters';

const parse = (query: string) => parseSearchQuery(new URLSearchParams(query));

describe('activeFilters', () => {
  it('returns one entry for each value, with the search without that value', () => {
    const active = activeFilters(parse('q=pool&type=condo&type=villa&station=BTS-N5&within=500&sort=price-asc&page=3'));
    expect(active.map(({ name, without }) => [name, serialiseSearchParams(without)])).toEqual([
      ['q', '?type=condo&type=villa&station=BTS-N5&within=500&sort=price-asc'],
      ['types', '?q=pool&type=villa&station=BTS-N5&within=500&sort=price-asc'],
      ['types', '?q=pool&type=condo&station=BTS-N5&within=500&sort=price-asc'],
      ['stations', '?q=pool&type=condo&type=villa&sort=price-asc'],
      ['within', '?q=pool&type=condo&type=villa&station=BTS-N5&sort=price-asc'],
    ]);
    expect(active[1]?.only.types).toEqual(['condo']);
    expect(active[4]?.only.within).toBe(500);
  });

  it('covers every part of the search except sort, view and page', () => {
    expect(FILTER_NAMES).toHaveLength(34);
    expect(activeFilters(parse('sort=price-asc&view=map&page=2'))).toEqual([]);
  });

  it('leads to the empty search when filters are removed one after another', () => {
    const query = fc
      .record({
        type: fc.subarray([...PROPERTY_TYPES]),
        amenity: fc.subarray([...AMENITIES]),
        without: fc.subarray(['lift', 'fitness']),
        q: fc.subarray(['a b', 'ลาดพร้าว']),
        beds_min: fc.subarray(['1', '4']),
        beds_max: fc.subarray(['4', '5']),
        area: fc.subarray(['100.1,13.1,100.2,13.1,100.2,13.2']),
      })
      .map((record) => Object.entries(record).flatMap(([key, values]) => values.map((value) => [key, value])));
    fc.assert(
      fc.property(query, fc.nat(), (pairs, pick) => {
        let params = parseSearchQuery(new URLSearchParams(pairs));
        for (let left = activeFilters(params); left.length > 0; left = activeFilters(params)) {
          params = left[pick % left.length]?.without ?? params;
          expect(activeFilters(params)).toHaveLength(left.length - 1);
        }
        expect(serialiseSearchParams(params)).toBe('');
      }),
    );
  });
});

it('has one filter for both limits of the bedrooms', () => {
  const params = parse('type=condo&beds_min=2&beds_max=2');
  const [, beds, ...others] = activeFilters(params);
  expect(others).toEqual([]);
  expect(serialiseSearchParams(beds?.only ?? {})).toBe('?beds_min=2&beds_max=2');
  expect(serialiseSearchParams(beds?.without ?? {})).toBe('?type=condo');
  expect(activeFilters(parse('beds_max=2')).map(({ key }) => key)).toEqual(['beds_max=2']);
});

it('removes a monthly payment with the deal, because only buyers have one', () => {
  const [deal, payment] = activeFilters(parse('payment_max=15000'));
  expect(serialiseSearchParams(deal?.without ?? {})).toBe('');
  expect(serialiseSearchParams(payment?.without ?? {})).toBe('?deal=sale');
});

it('keeps lines, systems and known stations', async () => {
  const params = parse('station=mrt-pink&station=BTS&station=BTS-N5&station=BTS-X99');
  expect(withKnownPlaces(params, await places()).stations).toEqual(['BTS', 'BTS-N5', 'mrt-pink']);
});

describe('isForSearchEngines', () => {
  it.each([
    ['', true],
    ['deal=sale&type=condo&type=villa&province=10&district=1039', true],
    ['deal=sale&type=condo&province=10&beds_min=2&price_max=5000000', true],
    ['beds_min=2&beds_max=2&price_max=5000000', true],
    ['page=3', true],
    ['beds_min=2&price_max=5000000&furnishing=full', false],
    ['amenity=lift&amenity=cctv&beds_min=2', true],
    ['q=condo', false],
    ['sort=price-asc', false],
    ['view=map', false],
    ['bbox=100,13,101,14', false],
    ['area=100.1,13.1,100.2,13.1,100.2,13.2', false],
  ])('returns for %s: %s', (query, allowed) => {
    expect(isForSearchEngines(parse(query), 1)).toBe(allowed);
    expect(isForSearchEngines(parse(query), 0)).toBe(false);
  });
});
