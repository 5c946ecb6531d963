import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { addressOf, methodsOf } from '../../lib/navigation/addresses';
import { LIMITS } from './limits';
import { hasBody } from './refusal';

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

const PAIRS_AT_MOST = 200;

/** Next takes long to parse more parameters than any search has. */
export function withFewPairs(target: string): string {
  let end = target.indexOf('?');
  for (let pairs = 0; end >= 0 && pairs < PAIRS_AT_MOST; pairs++) end = target.indexOf('&', end + 1);
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
