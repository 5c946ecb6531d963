import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readUrl, withFewPairs } from './request-url';

it('keeps //host and /\\host as paths of ours', () => {
  expect(readUrl('//evil.example/x')?.host).toBe('internal');
  expect(readUrl('/\\evil.example')?.host).toBe('internal');
});

it.each([undefined, '', '*', 'http://evil.example/', '/%', '/%E0%A4%A', '/%ff', '/a%zz?b=c'])(
  'refuses %j',
  (target) => {
    expect(readUrl(target)).toBeNull();
  },
);

it('lets a broken % in a query pass: the query is parsed leniently', () => {
  expect(readUrl('/search?q=100%')?.search).toBe('?q=100%');
});

it('keeps two hundred pairs of a query', () => {
  const pairs = (count: number) => `/search?${Array.from({ length: count }, (_, at) => `a=${at}`).join('&')}`;
  expect(withFewPairs(pairs(200))).toBe(pairs(200));
  expect(withFewPairs(pairs(1_000))).toBe(pairs(200));
  expect(withFewPairs('/a&b&c')).toBe('/a&b&c');
});

it('never throws and never leaves our host', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (target) => {
      expect(readUrl(`/${target}`)?.host ?? 'internal').toBe('internal');
    }),
  );
});
