import 'server-only';
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { IMAGE_LIMITS } from '../config/constants';
import { isPrivateAddress } from '../http/public-address.server';
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
