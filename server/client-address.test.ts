import { expect, it } from 'vitest';
import { clientAddress } from './client-address';

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
  [1, '2001:db8:::1', '2001:db8:::1'],
])('behind %i proxies, with %j, is %s', (proxies, forwarded, address) => {
  expect(clientAddress(request(forwarded), proxies)).toBe(address);
});

it('is never long', () => {
  expect(clientAddress(request('x'.repeat(5_000)), 1)).toHaveLength(45);
});
