import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { fallbackErrorPage } from '../fallback-error-page';
import { LIMITS, type Limits } from './limits';

/** An answer to bytes that do not parse as a request. A visitor with too many cookies sees it too. */
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

/** Sends a last response on a connection, and closes it when the client has had time to read it. */
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
