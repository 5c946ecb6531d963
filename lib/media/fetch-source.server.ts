import 'server-only';
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { BlockList, isIP, isIPv4, isIPv6, type LookupFunction } from 'node:net';
import { IMAGE_LIMITS } from '../config/constants';
import { PictureFault } from './fault';

export type Network = {
  resolve: (hostname: string) => Promise<LookupAddress[]>;
  request: (url: URL, options: RequestOptions, onResponse: (response: IncomingMessage) => void) => ClientRequest;
  isForbidden: (address: string) => boolean;
};

const INTERNET: Network = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  request: httpsRequest,
  isForbidden: isPrivateAddress,
};

/** M4: downloads a source, without redirects or private addresses. @throws PictureFault 403, 404, 413, 502, 504 */
export async function fetchSource(url: URL, network: Network = INTERNET): Promise<Buffer> {
  const deadline = AbortSignal.timeout(IMAGE_LIMITS.fetchMs);
  let response: IncomingMessage | undefined;
  try {
    response = await sendRequest(url, network, deadline);
    checkStatus(response.statusCode ?? 0);
    return await boundedBody(response);
  } catch (error) {
    throw asFault(error, deadline.aborted);
  } finally {
    response?.destroy();
  }
}

function sendRequest(url: URL, network: Network, signal: AbortSignal): Promise<IncomingMessage> {
  checkLiteral(url, network.isForbidden);
  return new Promise((resolve, reject) => {
    const headers = { Accept: 'image/avif,image/webp,image/*', 'Accept-Encoding': 'identity' };
    network
      .request(url, { agent: false, lookup: checkedLookup(network), signal, headers }, resolve)
      .on('error', reject)
      .end();
  });
}

/** A host that is an IP address (IPv6 in brackets) skips the DNS lookup. */
function checkLiteral({ hostname }: URL, isForbidden: Network['isForbidden']): void {
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0 && isForbidden(literal)) throw new PictureFault('address-not-allowed');
}

/** Connects to the addresses that it has checked, which prevents DNS rebinding. */
const checkedLookup =
  ({ resolve, isForbidden }: Network): LookupFunction =>
  (hostname, options, callback) => {
    const respond = (addresses: LookupAddress[]) => {
      const [first] = addresses;
      if (first === undefined || addresses.some(({ address }) => isForbidden(address)))
        callback(new PictureFault('address-not-allowed'), '', 0);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    };
    resolve(hostname).then(respond, (error: Error) => callback(error, '', 0));
  };

function checkStatus(status: number): void {
  if (status === 200) return;
  if (status === 404 || status === 410) throw new PictureFault('no-such-picture');
  throw new PictureFault(status >= 300 && status < 400 ? 'source-redirects' : 'source-failed');
}

/** A declared length can only cause an early refusal. */
async function boundedBody(response: IncomingMessage): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > IMAGE_LIMITS.sourceBytes)
    throw new PictureFault('too-many-bytes');
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('the body is not binary');
    bytes += chunk.length;
    if (bytes > IMAGE_LIMITS.sourceBytes) throw new PictureFault('too-many-bytes');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, bytes);
}

function asFault(error: unknown, tooSlow: boolean): PictureFault {
  if (error instanceof PictureFault) return error;
  return new PictureFault(tooSlow ? 'source-too-slow' : 'source-failed');
}

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
