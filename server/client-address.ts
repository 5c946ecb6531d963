import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

type Request = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } };

/** Matches an address in brackets or with a port, as some proxies write it; captures the bare address. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;

function withoutPort(address: string): string {
  const [, ipv6, ipv4] = WITH_PORT.exec(address) ?? [];
  return ipv6 ?? ipv4 ?? address;
}

/** The addresses in X-Forwarded-For; the visitor's comes first. */
const forwardedFor = ({ headers }: Request): string[] =>
  String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => withoutPort(address.trim()))
    .filter((address) => address !== '');

/** The groups of an IPv6 address, of eight, that identify a network. A visitor may use any address of the network. */
const NETWORK_GROUPS = 4;

/** Maps an IPv4-mapped IPv6 address to IPv4, and any other IPv6 address to its /64 network (RFC 4291 §2.5.4). */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [, ipv4] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (ipv4 !== undefined) return ipv4;
  const [head = '', tail] = address.split('::');
  const groups = (part: string) => part.split(':').filter((group) => group !== '');
  const count = [...groups(head), ...groups(tail ?? '')].length;
  const zeros = Array<string>(tail === undefined ? 0 : 8 - count).fill('0');
  const all = [...groups(head), ...zeros, ...groups(tail ?? '')];
  const plain = all.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${plain.join(':')}::/64`;
}

/**
 * The address of the client: the peer of the connection or, behind a number of trusted proxies, the peer of the outermost
 * proxy. The client may have written anything further left in X-Forwarded-For. An IPv6 address is reduced to its network,
 * because a client could use another address for each request to evade limits.
 */
export function clientAddress(request: Request, proxies: number): string {
  const forwarded = proxies === 0 ? undefined : forwardedFor(request).at(-proxies);
  return networkOf(forwarded ?? request.socket.remoteAddress ?? 'unknown').slice(0, 45);
}

/** Loopback, private and link-local networks (RFC 1122, 1918, 3927, 4193, 4291), also as IPv4-mapped IPv6. */
const internalNetworks = new BlockList();
for (const [network, bits, family] of [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const)
  internalNetworks.addSubnet(network, bits, family);

const isInternal = (address: string): boolean =>
  isIP(address) !== 0 && internalNetworks.check(address.replace(/%.*/, ''), isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Whether a request comes from this machine or a private network: both the peer of the connection and every address in
 * X-Forwarded-For must be internal, whatever the number of proxies. Visitors cannot fake this: a proxy appends the real
 * address to whatever they send.
 */
export const isInternalRequest = (request: Request): boolean =>
  [request.socket.remoteAddress ?? '', ...forwardedFor(request)].every(isInternal);
