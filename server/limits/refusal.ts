import { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { isApi } from '../../lib/navigation/addresses';
import { fallbackErrorPage } from '../fallback-error-page';
import { hasBody } from '../incoming-request';
import { LIMITS, type Limits } from './limits';

type DrainLimits = Pick<Limits, 'drainMs' | 'drainSilentMs' | 'drainBytes'>;

export function drainRequest(request: IncomingMessage, limits: DrainLimits = LIMITS): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = () => {
      clearTimeout(longest);
      clearTimeout(silence);
      request.off('data', count);
      resolve();
    };
    const longest = setTimeout(stop, limits.drainMs);
    const silence = setTimeout(stop, limits.drainSilentMs);
    let bytes = 0;
    const count = (part: Uint8Array) => {
      bytes += part.length;
      silence.refresh();
      if (bytes > limits.drainBytes) stop();
    };
    for (const event of ['end', 'close', 'error']) request.once(event, stop);
    // A reader that stopped early still has its listeners.
    request.removeAllListeners('readable');
    request.removeAllListeners('data');
    request.on('data', count);
    request.resume();
  });
}

type WholeResponse = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** Otherwise the system would reset a connection with unread bytes, and many browsers would discard the response. */
export async function sendAndDrain(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: WholeResponse,
  limits: DrainLimits = LIMITS,
): Promise<void> {
  if (response.headersSent) return;
  if (request.complete || !hasBody(request)) {
    response.writeHead(status, headers).end(body);
    return;
  }
  // Another handler may still write to this response.
  response.on('error', () => undefined);
  response.writeHead(status, { ...headers, 'content-length': body.length, connection: 'close' });
  response.write(body);
  await drainRequest(request, limits);
  response.end();
}

export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: 400 | 401 | 403 | 404 | 405 | 408 | 412 | 413 | 414 | 416 | 417 | 431,
  headers: OutgoingHttpHeaders = {},
  limits: Limits = LIMITS,
): Promise<void> {
  const isData = isApi(request.url ?? '');
  const message = STATUS_CODES[status] ?? '';
  const error = { statusCode: status, statusMessage: message, message, data: {} };
  const body = Buffer.from(isData ? JSON.stringify(error) : message);
  const type = isData ? 'application/json' : 'text/plain; charset=utf-8';
  const all = { 'content-type': type, 'content-length': body.length, 'cache-control': 'no-store', ...headers };
  return sendAndDrain(request, response, { status, headers: all, body }, limits);
}

function rawResponse(status: number, headers: readonly string[]): Buffer {
  const { headers: own, body } = fallbackErrorPage(status, {
    connection: 'close',
    'x-content-type-options': 'nosniff',
  });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...Object.entries(own).map(([name, value]) => `${name}: ${value}`),
    ...headers,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), body]);
}

export function refuseSocket(
  socket: Duplex,
  status: number,
  headers: readonly string[] = [],
  { drainSilentMs }: Limits = LIMITS,
): void {
  socket.on('error', () => undefined);
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const timer = setTimeout(() => socket.destroy(), drainSilentMs);
  socket.once('close', () => clearTimeout(timer));
  socket.end(rawResponse(status, headers));
}
