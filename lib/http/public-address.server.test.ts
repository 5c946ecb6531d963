import { isIP } from 'node:net';
import { expect, it } from 'vitest';
import { isPublicAddress, NOT_PUBLIC, publicLookup } from './public-address.server';

const isPublic = (address: string) => isPublicAddress({ address, family: isIP(address) });

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
