import { expect, it } from 'vitest';
import { acceptedEncoding, clientAddress, dropForeignHeaders, isInternalRequest } from './incoming-request';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['BR;q=0.1, gzip;q=1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0', 'identity'],
  ['brotli, xgzip', 'identity'],
  ['identity', 'identity'],
  ['*', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('returns for the header %j: %s', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding));

const request = (forwarded: string | undefined) => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress: '10.0.0.9' },
});

it.each([
  [0, '203.0.113.1', '10.0.0.9'],
  [1, '203.0.113.1', '203.0.113.1'],
  [1, 'spoofed, 203.0.113.1', '203.0.113.1'],
  [2, 'spoofed, 203.0.113.1, 198.51.100.2', '203.0.113.1'],
  [2, '203.0.113.1', '10.0.0.9'],
  [1, '', '10.0.0.9'],
  [1, undefined, '10.0.0.9'],
  [1, '2001:db8::1', '2001:db8:0:0::/64'],
  [1, '2001:DB8:0:00a1:1:2:3:4', '2001:db8:0:a1::/64'],
  [1, '2001:db8:0:a1::9', '2001:db8:0:a1::/64'],
  [1, '::1', '0:0:0:0::/64'],
  [1, 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  [1, '::ffff:203.0.113.1', '203.0.113.1'],
  [1, '203.0.113.1:54321', '203.0.113.1'],
  [2, '203.0.113.1:1, 198.51.100.2:65535', '203.0.113.1'],
  [1, '[2001:db8:0:a1::9]:443', '2001:db8:0:a1::/64'],
  [1, '[2001:db8:0:a1::9]', '2001:db8:0:a1::/64'],
  [1, '[::ffff:203.0.113.1]:443', '203.0.113.1'],
  [1, '2001:db8:::1', '2001:db8:::1'],
])('behind %i proxies, with %j, returns %s', (proxies, forwarded, address) => {
  expect(clientAddress(request(forwarded), proxies)).toBe(address);
});

it('returns at most 45 characters', () => {
  expect(clientAddress(request('x'.repeat(5_000)), 1)).toHaveLength(45);
});

const isInside = (remoteAddress: string | undefined, forwarded?: string) =>
  isInternalRequest({ ...request(forwarded), socket: { remoteAddress } });

it('recognises loopback, private and link-local addresses', () => {
  for (const address of [
    ...['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255'],
    ...['192.168.1.1', '169.254.1.1', 'fd12::1', 'fe80::1%eth0', '::ffff:10.0.0.1'],
  ])
    expect(isInside(address), address).toBe(true);
  for (const address of [
    ...['203.0.113.1', '172.32.0.1', '172.15.0.1', '11.0.0.1', '192.169.0.1', '100.64.0.1', '::ffff:203.0.113.1'],
    ...['2001:db8::1', '::2', 'unknown', '', undefined],
  ])
    expect(isInside(address), address).toBe(false);
});

it('treats a request as external when a proxy reports an external address', () => {
  expect(isInside('10.0.0.9', '203.0.113.1')).toBe(false);
  expect(isInside('127.0.0.1', '127.0.0.1, 203.0.113.1:5000')).toBe(false);
  expect(isInside('203.0.113.1', '127.0.0.1')).toBe(false);
  expect(isInside('127.0.0.1', 'unknown')).toBe(false);
  expect(isInside('127.0.0.1', '10.2.3.4:5000, [fd00::1]:80')).toBe(true);
});

const sent = () => ({
  host: 'rommai.example',
  cookie: 'a=1',
  rsc: '1',
  'next-router-state-tree': 'x',
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-host': 'elsewhere.example',
  forwarded: 'host=elsewhere.example',
  'content-security-policy': "script-src 'nonce-mine'",
  'x-middleware-subrequest': 'middleware',
  'x-nextjs-data': '1',
  'next-action': 'abc',
});

const namesOfKept = (proxies: number) => {
  const headers = sent();
  dropForeignHeaders(headers, proxies);
  return Object.keys(headers);
};

it('drops the headers that Next would trust', () => {
  expect(namesOfKept(0)).toEqual(['host', 'cookie', 'rsc', 'next-router-state-tree']);
});

it('keeps the headers of a trusted proxy, and drops the rest', () => {
  expect(namesOfKept(1)).toEqual(expect.arrayContaining(['x-forwarded-for', 'x-forwarded-host', 'forwarded']));
  expect(namesOfKept(1)).not.toEqual(expect.arrayContaining(['x-middleware-subrequest']));
});
