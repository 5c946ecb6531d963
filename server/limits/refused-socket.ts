import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { NO_PAGE_POLICY } from '../security/content-policy';
import { LIMITS, type Limits } from './limits';

/** An answer to what could not be read as a request. */
function rawAnswer(status: number, headers: readonly string[]): string {
  const message = STATUS_CODES[status] ?? '';
  return [
    `HTTP/1.1 ${status} ${message}`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${message.length}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `Content-Security-Policy: ${NO_PAGE_POLICY}`,
    ...headers,
    '',
    message,
  ].join('\r\n');
}

/** The last words on a connection, and its end once the other side has had the time to read them. */
export function refuseSocket(
  socket: Duplex,
  status: number,
  headers: readonly string[] = [],
  { lingerSilentMs }: Limits = LIMITS,
): void {
  socket.on('error', () => undefined);
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const timer = setTimeout(() => socket.destroy(), lingerSilentMs);
  socket.once('close', () => clearTimeout(timer));
  socket.end(rawAnswer(status, headers));
}
