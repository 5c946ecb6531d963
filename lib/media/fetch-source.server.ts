import 'server-only';
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { IMAGE_LIMITS } from '../config/constants';
import { PictureFault } from './fault';
import { isPrivateAddress } from './private-address';

/** DNS, connections, and the addresses that are forbidden. Tests replace it. */
export type Network = {
  resolve: (hostname: string) => Promise<LookupAddress[]>;
  request: (url: URL, options: RequestOptions, onResponse: (response: IncomingMessage) => void) => ClientRequest;
  isForbidden: (address: string) => boolean;
};

/** The public internet over TLS. */
const INTERNET: Network = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  request: httpsRequest,
  isForbidden: isPrivateAddress,
};

/** Resolves a name once and connects to the checked addresses, which prevents DNS rebinding. */
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

/** Checks a host that is an IP address (IPv6 in brackets), because such hosts skip the DNS lookup. */
function checkLiteral({ hostname }: URL, isForbidden: Network['isForbidden']): void {
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0 && isForbidden(literal)) throw new PictureFault('address-not-allowed');
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

function checkStatus(status: number): void {
  if (status === 200) return;
  if (status === 404 || status === 410) throw new PictureFault('no-such-picture');
  throw new PictureFault(status >= 300 && status < 400 ? 'source-redirects' : 'source-failed');
}

/** Reads the body up to the limit. A declared length can only cause an early refusal. */
async function boundedBody(response: IncomingMessage): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > IMAGE_LIMITS.sourceBytes)
    throw new PictureFault('too-many-bytes');
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('a body is bytes');
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

/**
 * M4: downloads a source with a timeout of 5 s including DNS, a limit of 20 MB, no redirects and no private addresses.
 * Always frees the socket.
 * @throws PictureFault 403, 404, 413, 502, 504
 */
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
