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
    const list = [1, 2, 3].map(search);
    expect(withRecentSearch(list, { label: 'Again', query: '?q=3' })).toEqual([
      { label: 'Again', query: '?q=3' },
      search(1),
      search(2),
    ]);
    const nine = Array.from({ length: 9 }, (_, number) => search(number)).reduce(withRecentSearch, list);
    expect(nine.map(({ query }) => query)).toEqual([8, 7, 6, 5, 4, 3, 2, 1].map((number) => `?q=${number}`));
  });

  it('ignores an entry without a label or a query', () => {
    expect(withRecentSearch([], { label: '', query: '?q=1' })).toEqual([]);
    expect(withRecentSearch([], { label: 'x', query: '' })).toEqual([]);
  });
});
