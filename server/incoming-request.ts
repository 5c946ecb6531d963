import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { addressOf, methodsOf } from '../lib/navigation/addresses';
import { LIMITS } from './limits/limits';

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];
type Compression = Exclude<Encoding, 'identity'>;

/** By name and without q=0 (RFC 9110 §12.5.3). */
export function firstAccepted<Accepted extends Compression>(
  header: string | string[] | undefined,
  encodings: readonly Accepted[],
): Accepted | 'identity' {
  const accepted = String(header ?? '')
    .slice(0, 1_000)
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/i.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase());
  return encodings.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

const MAX_HEADERS = 100;
const encodingByHeader = new Map<string, Encoding>();

/** Browsers send one of a few headers. */
export function acceptedEncoding(header = ''): Encoding {
  const known = encodingByHeader.get(header);
  if (known !== undefined) return known;
  const encoding = firstAccepted(header, ['br', 'gzip']);
  if (encodingByHeader.size >= MAX_HEADERS) encodingByHeader.clear();
  // A long header of an attack must not stay in memory.
  if (header.length <= MAX_HEADERS) encodingByHeader.set(header, encoding);
  return encoding;
}

export function readCookie(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`));
  return pair?.slice(pair.indexOf('=') + 1).trim();
}

type Request = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } };

const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;

function withoutPort(address: string): string {
  const [, ipv6, ipv4] = WITH_PORT.exec(address) ?? [];
  return ipv6 ?? ipv4 ?? address;
}

const forwardedFor = ({ headers }: Request): string[] =>
  String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => withoutPort(address.trim()))
    .filter((address) => address !== '');

/** The groups, of eight, that identify a network. A visitor may use any address of it. */
const NETWORK_GROUPS = 4;

/** An IPv4-mapped address as IPv4, any other IPv6 address as its /64 network (RFC 4291 §2.5.4). */
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

/** The peer of the outermost trusted proxy: a client may write anything further left in X-Forwarded-For. */
export function clientAddress(request: Request, proxies: number): string {
  const forwarded = proxies === 0 ? undefined : forwardedFor(request).at(-proxies);
  return networkOf(forwarded ?? request.socket.remoteAddress ?? 'unknown').slice(0, 45);
}

/** RFC 1122, 1918, 3927, 4193 and 4291, also as IPv4-mapped IPv6. */
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

/** The peer and all of X-Forwarded-For must be internal. A proxy appends the real address, so none can be faked. */
export const isInternalRequest = (request: Request): boolean =>
  [request.socket.remoteAddress ?? '', ...forwardedFor(request)].every(isInternal);

/** Next trusts them: a nonce, and marks of internal requests (CVE-2025-29927 and later). */
const NEVER =
  /^(?:content-security-policy(?:-report-only)?|x-middleware-.*|x-nextjs-.*|x-matched-path|x-invoke-.*|x-now-.*|next-action)$/;

const FORWARDED = /^(?:forwarded|x-forwarded-.*|x-real-ip)$/;

export function dropForeignHeaders(headers: IncomingHttpHeaders, proxies: number): void {
  for (const name of Object.keys(headers))
    if (NEVER.test(name) || (proxies === 0 && FORWARDED.test(name))) delete headers[name];
}

export type Fault = { readonly status: 400 | 405 | 413 | 414; readonly headers?: OutgoingHttpHeaders };
type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders' | 'httpVersion'>;

/** Node accepts a request without a version too, as HTTP/0.9. */
const HTTP_VERSIONS = ['1.0', '1.1'];

const READ_METHODS = ['GET', 'HEAD'];

const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Of several hosts, Node takes the first, and a proxy before it may have taken the last. */
function isValidHost({ headers: { host }, rawHeaders }: RequestHead): boolean {
  if (host === undefined) return true;
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count === 1 && HOST.test(host);
}

export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Only `chunked`, and not from HTTP/1.0: a proxy might read any other body with a different length. */
function isValidBody({ method = '', headers, httpVersion }: RequestHead): boolean {
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && (coding.toLowerCase() !== 'chunked' || httpVersion === '1.0')) return false;
  return !(READ_METHODS.includes(method) && hasBody({ headers }));
}

/** Its end is ambiguous too, so the server closes the connection. */
const AMBIGUOUS: Fault = { status: 400, headers: { connection: 'close' } };

export function requestFault(request: RequestHead): Fault | null {
  const { method = '', url: target = '', headers, httpVersion } = request;
  if (target.length > LIMITS.targetBytes) return { status: 414 };
  if (!HTTP_VERSIONS.includes(httpVersion) || !isValidHost(request) || !isValidBody(request)) return AMBIGUOUS;
  const allowed = methodsOf(target);
  if (!allowed.includes(method)) return { status: 405, headers: { allow: allowed.join(', ') } };
  const isForm = addressOf(target).kind === 'form';
  return !isForm && Number(headers['content-length'] ?? 0) > LIMITS.bodyBytes ? { status: 413 } : null;
}

const ORIGIN = 'http://internal';

const MAX_QUERY_PARAMETERS = 200;

/** Next takes long to parse more parameters than any search has. */
export function limitQueryParameters(target: string): string {
  let end = target.indexOf('?');
  for (let pairs = 0; end >= 0 && pairs < MAX_QUERY_PARAMETERS; pairs++) end = target.indexOf('&', end + 1);
  return end < 0 ? target : target.slice(0, end);
}

/** Characters that a browser encodes or, like a fragment, does not send. */
const UNSENT = /[^\x21-\x7e]|#/;

/** Dot segments, which a browser resolves. A path with them may be an attempt to have it read in two ways. */
const UNRESOLVED = /\\|(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;

/** Null for an address that no browser sends, an invalid `%` sequence, or bytes that are not UTF-8. */
export function readUrl(target: string | undefined): URL | null {
  if (target === undefined || !target.startsWith('/') || UNSENT.test(target)) return null;
  const path = target.split('?', 1)[0] ?? '';
  if (UNRESOLVED.test(path)) return null;
  try {
    decodeURIComponent(path);
    // Concatenated, so that `//host` stays a path.
    return new URL(ORIGIN + target);
  } catch {
    return null;
  }
}
