import fc from 'fast-check';
import { serialiseSearchParams } from 'thai-property-search/params';
import { describe, expect, it } from 'vitest';
import { parseRecentSearches, withRecentSearch } from './recent-searches';

const search = (number: number) => ({ label: `Search ${number}`, query: `?q=${number}` });

describe('parseRecentSearches', () => {
  it('returns the stored searches', () => {
    const stored = [
      search(1),
      { label: 'อ่อนนุช', query: serialiseSearchParams({ q: "อ่อนนุช (ใกล้)'!*~", stations: ['BTS-E9'] }) },
    ];
    expect(parseRecentSearches(stored)).toEqual(stored);
  });

  it.each(
    [null, '', 'nonsense', {}, 3, [null], [{ label: 'x' }], [{ label: ' ', query: '?q=1' }]].map((value) => ({
      value,
    })),
  )('returns no searches for $value', ({ value }) => {
    expect(parseRecentSearches(value)).toEqual([]);
  });

  it.each(['q=1', '//evil.example', '?q="><script>', 'javascript:alert(1)', '?', '?q=1#x', `?q=${'a'.repeat(4_001)}`])(
    'drops the query %s',
    (query) => {
      expect(parseRecentSearches([{ label: 'x', query }, search(2)])).toEqual([search(2)]);
    },
  );

  it('keeps each query once, eight at most, and never throws', () => {
    const many = Array.from({ length: 30 }, (_, number) => search(number % 10));
    expect(parseRecentSearches(many)).toHaveLength(8);
    fc.assert(fc.property(fc.oneof(fc.string(), fc.jsonValue()), (value) => parseRecentSearches(value).length <= 8));
  });
});

describe('withRecentSearch', () => {
  it('puts the newest search first, without duplicates', () => {
    const list: ReturnType<typeof parseRecentSearches> = [1, 2, 3].map(search);
    expect(withRecentSearch(list, { label: 'Again', query: '?q=3' }, 9)).toEqual([
      { label: 'Again', query: '?q=3', at: 9 },
      search(1),
      search(2),
    ]);
    const nine = Array.from({ length: 9 }, (_, number) => search(number)).reduce(
      (all, one) => withRecentSearch(all, one, 9),
      list,
    );
    expect(nine.map(({ query }) => query)).toEqual([8, 7, 6, 5, 4, 3, 2, 1].map((number) => `?q=${number}`));
  });

  it('ignores an entry without a label or a query', () => {
    expect(withRecentSearch([], { label: '', query: '?q=1' }, 9)).toEqual([]);
    expect(withRecentSearch([], { label: 'x', query: '' }, 9)).toEqual([]);
  });
});

describe('a search that adds filters to the last one', () => {
  /** The queries that are kept of searches made at these seconds. */
  const keptOf = (...made: [second: number, query: string][]) =>
    made
      .reduce((list: ReturnType<typeof parseRecentSearches>, [second, query]) => {
        return withRecentSearch(list, { label: query, query }, second * 1_000);
      }, [])
      .map(({ query }) => query);

  it('replaces it within a minute', () => {
    const first = serialiseSearchParams({ deal: 'rent' });
    const second = serialiseSearchParams({ deal: 'rent', amenities: ['balcony'] });
    const third = serialiseSearchParams({ deal: 'rent', amenities: ['balcony', 'swimming-pool'], bedsMin: 2 });
    expect(keptOf([0, '?q=ari'], [10, first], [60, second], [110, third])).toEqual([third, '?q=ari']);
    expect(keptOf([0, first], [60, second])).toEqual([second, first]);
  });

  it('keeps it if a filter was changed or removed', () => {
    expect(keptOf([0, '?deal=rent'], [1, '?deal=sale&beds_min=2'])).toHaveLength(2);
    expect(keptOf([0, '?deal=rent&beds_min=2'], [1, '?deal=rent'])).toHaveLength(2);
    expect(keptOf([0, '?amenity=balcony&amenity=garden'], [1, '?amenity=garden&beds_min=2'])).toHaveLength(2);
  });

  it('keeps it if it was made before, and repeated now', () => {
    const again: [number, string][] = [
      [0, '?q=ari'],
      [1, '?q=on nut'],
      [90, '?q=ari'],
    ];
    expect(keptOf(...again, [91, '?q=ari&beds_min=2'])[1]).toBe('?q=ari');
  });

  it('keeps it if its time is unknown, as in lists of earlier builds', () => {
    const list = parseRecentSearches([{ label: 'x', query: '?q=1', at: 'now' }]);
    expect(withRecentSearch(list, { label: 'y', query: '?q=1&deal=rent' }, 9)).toHaveLength(2);
  });
});
