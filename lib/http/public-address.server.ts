import 'server-only';
import { lookup } from 'node:dns';
import { BlockList, isIPv4, isIPv6, type LookupFunction } from 'node:net';

/** M4: true unless public: also if invalid, with a zone, or IPv6 outside global unicast. NAT64 counts as its IPv4. */
export function isPrivateAddress(address: string): boolean {
  if (isIPv4(address)) return notPublic.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return true;
  if (nat64.check(address, 'ipv6')) return notPublic.check(embeddedV4(address), 'ipv4');
  return !globalUnicast.check(address, 'ipv6') || notPublic.check(address, 'ipv6');
}

/** NAT64 has the IPv4 address in the last 32 bits (RFC 6052). */
function embeddedV4(address: string): string {
  const [high = '', low = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split(':').slice(-2);
  const bits = (Number.parseInt(high || '0', 16) << 16) | Number.parseInt(low || '0', 16);
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 255).join('.');
}

/** IANA's special-purpose registry (RFC 6890), multicast, and the reserved range. */
const NOT_PUBLIC_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Within 2000::/3: IETF protocols with Teredo, documentation, 6to4, documentation. */
const NOT_PUBLIC_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const notPublic = new BlockList();
for (const [net, prefix] of NOT_PUBLIC_V4) notPublic.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of NOT_PUBLIC_V6) notPublic.addSubnet(net, prefix, 'ipv6');
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
const nat64 = new BlockList();
nat64.addSubnet('64:ff9b::', 96, 'ipv6');

/** The code of the error if a name has no public address. */
export const NOT_PUBLIC = 'ENOTPUBLIC';

/** Finds only public addresses, at the time of the connection, so that no name can lead to a server of the operator. */
export const publicLookup: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    const [first, ...others] = error === null ? found.filter(({ address }) => !isPrivateAddress(address)) : [];
    if (first === undefined) {
      const refused = Object.assign(new Error('no public address'), { code: NOT_PUBLIC });
      callback(error ?? refused, '', 0);
    } else if (options.all) callback(null, [first, ...others]);
    else callback(null, first.address, first.family);
  });
};
