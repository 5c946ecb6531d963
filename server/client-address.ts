import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

type Request = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } };

/** Of the eight groups of an IPv6 address those that name a network: a visitor has all of the rest to choose from. */
const NETWORK_GROUPS = 4;

/** An IPv4 address in IPv6's clothes is itself; any other IPv6 address stands for its network of 64 bits (RFC 4291 §2.5.4). */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [, ipv4] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (ipv4 !== undefined) return ipv4;
  const [head = '', tail] = address.split('::');
  const groups = (part: string) => part.split(':').filter((group) => group !== '');
  const known = [...groups(head), ...groups(tail ?? '')].length;
  const zeros = Array<string>(tail === undefined ? 0 : 8 - known).fill('0');
  const all = [...groups(head), ...zeros, ...groups(tail ?? '')];
  const plain = all.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${plain.join(':')}::/64`;
}

/**
 * The network address of who asks: the other end of the connection, or with so many proxies of ours before us the one
 * that the outermost of them saw. What stands further left in X-Forwarded-For the visitor may have written. Of an IPv6
 * address the network: limits would not hold who takes another address for each request.
 */
export function clientAddress({ headers, socket }: Request, proxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  const seen = proxies === 0 ? undefined : forwarded.at(-proxies);
  return networkOf(seen ?? socket.remoteAddress ?? 'unknown').slice(0, 45);
}
