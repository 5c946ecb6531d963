import fc from 'fast-check';
import { anyText } from 'thai-property-search/testing/any-text';
import { expect, it } from 'vitest';
import { limitQueryParameters, readUrl, requestFault } from './incoming-request';

type ParsedRequest = Parameters<typeof requestFault>[0];

const requestWith = (changes: Partial<ParsedRequest> = {}): ParsedRequest => {
  const headers = { host: 'rommai.example', ...changes.headers };
  return {
    method: 'GET',
    url: '/th-th',
    httpVersion: '1.1',
    rawHeaders: Object.entries(headers).flat().map(String),
    ...changes,
    headers,
  };
};

const statusOf = (changes: Partial<ParsedRequest>) => requestFault(requestWith(changes))?.status;

it('accepts the requests that browsers send', () => {
  for (const changes of [
    {},
    { method: 'HEAD' },
    { method: 'GET', headers: { 'content-length': '0' } },
    { method: 'POST', url: '/api/policy-reports', headers: { 'content-length': '900' } },
    { method: 'POST', url: '/api/seller-leads?locale=th-th', headers: { 'content-length': '20000000' } },
    { method: 'POST', url: '/api/seller-leads', headers: { 'transfer-encoding': 'chunked' } },
    { headers: { host: '[::1]:3000' } },
    { headers: { host: '127.0.0.1' } },
    { httpVersion: '1.0', headers: { host: undefined } },
  ])
    expect(requestFault(requestWith(changes)), JSON.stringify(changes)).toBeNull();
});

it('accepts only the methods of an address', () => {
  for (const method of ['DELETE', 'PUT', 'PATCH', 'OPTIONS']) {
    expect(statusOf({ method, url: '/api/unknown' })).toBeUndefined();
    const fault = requestFault(requestWith({ method, url: '/api/places' }));
    expect(fault).toEqual({ status: 405, headers: { allow: 'GET, HEAD' } });
  }
  expect(statusOf({ method: 'POST', url: '/_ipx/w_320/demo/a.jpg' })).toBeUndefined();
  expect(requestFault(requestWith({ method: 'POST' }))).toEqual({ status: 405, headers: { allow: 'GET, HEAD' } });
  expect(statusOf({ method: 'OPTIONS', url: '/robots.txt' })).toBe(405);
  expect(requestFault(requestWith({ url: '/api/refresh' }))).toEqual({ status: 405, headers: { allow: 'POST' } });
  expect(statusOf({ method: 'TRACE', url: '/api/unknown' })).toBe(405);
});

it.each(['a b', 'evil.example/', 'a@b', '', 'a,b', 'x:99999999', '[::1'])('rejects the host %j', (host) => {
  expect(statusOf({ headers: { host } })).toBe(400);
});

it('closes the connection after an ambiguous request', () => {
  const fault = requestFault(requestWith({ headers: { host: 'a b' } }));
  expect(fault).toEqual({ status: 400, headers: { connection: 'close' } });
});

it('rejects a second Host header, even with the same value', () => {
  expect(statusOf({ rawHeaders: ['Host', 'rommai.example', 'hOST', 'rommai.example'] })).toBe(400);
});

it('rejects a body that no handler reads, and a body of unclear length', () => {
  expect(statusOf({ headers: { 'content-length': '5' } })).toBe(400);
  expect(statusOf({ method: 'HEAD', headers: { 'transfer-encoding': 'chunked' } })).toBe(400);
  const post = { method: 'POST', url: '/api/seller-leads' };
  expect(statusOf({ ...post, headers: { 'transfer-encoding': 'gzip, chunked' } })).toBe(400);
  expect(statusOf({ ...post, httpVersion: '1.0', headers: { 'transfer-encoding': 'chunked' } })).toBe(400);
});

it('rejects unknown versions of HTTP', () => {
  for (const httpVersion of ['0.9', '2.0']) expect(statusOf({ httpVersion })).toBe(400);
});

it('rejects an address or a body that is too long, before reading it', () => {
  expect(statusOf({ url: `/${'x'.repeat(8_191)}` })).toBeUndefined();
  expect(statusOf({ url: `/${'x'.repeat(8_192)}` })).toBe(414);
  const post = { method: 'POST', url: '/api/policy-reports' };
  expect(statusOf({ ...post, headers: { 'content-length': '65536' } })).toBeUndefined();
  expect(statusOf({ ...post, headers: { 'content-length': '65537' } })).toBe(413);
});

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
  expect(limitQueryParameters(pairs(200))).toBe(pairs(200));
  expect(limitQueryParameters(pairs(1_000))).toBe(pairs(200));
  expect(limitQueryParameters('/a&b&c')).toBe('/a&b&c');
});

it('never throws and never returns another host', () => {
  fc.assert(
    fc.property(anyText(), (target) => {
      expect(readUrl(`/${target}`)?.host ?? 'internal').toBe('internal');
    }),
  );
});
