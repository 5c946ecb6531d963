import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPrivateAddress, NOT_PUBLIC, publicLookup } from './public-address.server';

const isPublic = (address: string) => !isPrivateAddress(address);

it('takes addresses of private networks, of this machine and in other forms for what they are', () => {
  const all = ['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'];
  const others = ['224.0.0.1', '255.255.255.255', '::', '::1', 'fe80::1', 'fd00::1', '::ffff:10.0.0.1'];
  const inside = ['64:ff9b::a00:1', '2002:a00:1::', '2001:0:a00:1::', '2001:db8::1', 'ff02::1'];
  expect([...all, ...others, ...inside].filter(isPublic)).toEqual([]);
  const fine = ['142.250.199.10', '1.1.1.1', '172.32.0.1', '2404:6800:4001:80e::200a', '2a00:1450::1'];
  expect(fine.filter(isPublic)).toEqual(fine);
});

it('does not find a name of this machine', async () => {
  for (const all of [true, false]) {
    const found = new Promise((resolve) => publicLookup('localhost', { all }, (error) => resolve(error?.code)));
    expect(await found).toBe(NOT_PUBLIC);
  }
});

it.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1'],
  ...['172.31.255.255', '192.0.0.8', '192.0.2.1', '192.168.1.1', '198.18.0.1', '198.51.100.1', '203.0.113.1'],
  ...['224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12::1', 'ff02::1', 'fec0::1', '100::1', '2001:db8::1'],
  ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '2002:7f00:1::', '2001::1', '3fff::1', '5f00::1'],
  ...['64:ff9b::7f00:1', '64:ff9b::169.254.169.254', '64:ff9b::', '64:ff9b:1::8.8.8.8'],
  ...['', 'localhost', '2130706433', '0x7f000001', '0177.0.0.1', '127.1', '8.8.8.8 '],
])('M4 %s is private', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

it.each([
  ...['8.8.8.8', '1.1.1.1', '100.63.255.255', '100.128.0.0', '172.32.0.1', '169.253.0.1', '223.255.255.255'],
  ...['2606:4700::1111', '2a00:1450:4001:80f::200e', '2404:6800::1', '64:ff9b::8.8.8.8', '64:ff9b::808:808'],
])('M4 %s is public', (address) => {
  expect(isPrivateAddress(address)).toBe(false);
});

it('M4 a NAT64 address is private if its IPv4 address is', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(isPrivateAddress(`64:ff9b::${address}`)).toBe(isPrivateAddress(address));
      expect(isPrivateAddress(`::ffff:${address}`)).toBe(true);
    }),
  );
});
