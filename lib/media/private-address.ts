import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Non-public IPv4 ranges: IANA's special-purpose registry (RFC 6890), multicast, and the reserved range. */
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

/** Non-public ranges within 2000::/3: IETF protocols with Teredo, documentation, 6to4, documentation. */
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

/** The IPv4 address in the last 32 bits, which NAT64 uses for public hosts (RFC 6052). */
function embeddedV4(address: string): string {
  const [high = '', low = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split(':').slice(-2);
  const bits = (Number.parseInt(high || '0', 16) << 16) | Number.parseInt(low || '0', 16);
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 255).join('.');
}

/**
 * M4: whether an IP address is not on the public internet. IPv6 outside global unicast is private, including mapped and
 * link-local addresses. NAT64 addresses are judged by their IPv4 address. Invalid addresses and addresses with a zone
 * count as private.
 */
export function isPrivateAddress(address: string): boolean {
  if (isIPv4(address)) return notPublic.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return true;
  if (nat64.check(address, 'ipv6')) return notPublic.check(embeddedV4(address), 'ipv4');
  return !globalUnicast.check(address, 'ipv6') || notPublic.check(address, 'ipv6');
}
