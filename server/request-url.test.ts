import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readUrl, withFewPairs } from './request-url';

it('treats //host as a path of this site', () => {
  expect(readUrl('//evil.example/x')?.href).toBe('http://internal//evil.example/x');
});

it.each([
  ...[undefined, '', '*', 'http://evil.example/', 'evil.example:443', '/%', '/%E0%A4%A', '/%ff', '/a%zz?b=c'],
  ...['/%c0%af', '/a b', '/a\u0000b', '/a?q=\u00e9', '/a\tb', '/a#b', '/?a#b'],
  ...['/\\evil.example', '/a\\b', '/..', '/a/../b', '/a/./b', '/a/.', '/%2e%2E/a', '/a/.%2e/b'],
])('rejects %j', (target) => {
  expect(readUrl(target)).toBeNull();
});

it('accepts dots and encoded slashes that browsers do not resolve as path steps', () => {
  for (const target of ['/a..b/...', '/.well-known/x', '/..%2f..%2fetc', '/a%5cb', '/a;b', '/a?q=a\\b/../c'])
    expect(readUrl(target)?.host, target).toBe('internal');
});

it('accepts an incomplete % in a query, which is parsed leniently', () => {
  expect(readUrl('/search?q=100%')?.search).toBe('?q=100%');
});

it('keeps the first two hundred pairs of a query', () => {
  const pairs = (count: number) => `/search?${Array.from({ length: count }, (_, at) => `a=${at}`).join('&')}`;
  expect(withFewPairs(pairs(200))).toBe(pairs(200));
  expect(withFewPairs(pairs(1_000))).toBe(pairs(200));
  expect(withFewPairs('/a&b&c')).toBe('/a&b&c');
});

it('never throws and never returns another host', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (target) => {
      expect(readUrl(`/${target}`)?.host ?? 'internal').toBe('internal');
    }),
  );
});
