import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { addressOf, methodsOf } from '../../lib/navigation/addresses';
import { hasBody } from './drain-request';
import { LIMITS } from './limits';

/** Why a request is refused. */
export type Fault = { readonly status: 400 | 405 | 413 | 414; readonly headers?: OutgoingHttpHeaders };
type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders' | 'httpVersion'>;

/** Node accepts a request without a version too, as HTTP/0.9. */
const HTTP_VERSIONS = ['1.0', '1.1'];

const READ_METHODS = ['GET', 'HEAD'];

const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Exactly one valid host: of several, Node takes the first, and a proxy before it may have taken the last. */
function isValidHost({ headers: { host }, rawHeaders }: RequestHead): boolean {
  if (host === undefined) return true;
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count === 1 && HOST.test(host);
}

/** Only `chunked`, and not from HTTP/1.0, because a proxy might read any other body with a different length. */
function isValidBody({ method = '', headers, httpVersion }: RequestHead): boolean {
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && (coding.toLowerCase() !== 'chunked' || httpVersion === '1.0')) return false;
  return !(READ_METHODS.includes(method) && hasBody({ headers }));
}

/** The end of such a request is ambiguous too, so the server closes the connection. */
const AMBIGUOUS: Fault = { status: 400, headers: { connection: 'close' } };

/** Why a request is refused before any handler; null for a valid request. */
export function requestFault(request: RequestHead): Fault | null {
  const { method = '', url: target = '', headers, httpVersion } = request;
  if (target.length > LIMITS.targetBytes) return { status: 414 };
  if (!HTTP_VERSIONS.includes(httpVersion) || !isValidHost(request) || !isValidBody(request)) return AMBIGUOUS;
  const allowed = methodsOf(target);
  if (!allowed.includes(method)) return { status: 405, headers: { allow: allowed.join(', ') } };
  const isForm = addressOf(target).kind === 'form';
  return !isForm && Number(headers['content-length'] ?? 0) > LIMITS.bodyBytes ? { status: 413 } : null;
}
