import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LIMITS, type Limits } from './limits';

type DrainLimits = Pick<Limits, 'drainMs' | 'drainSilentMs' | 'drainBytes'>;

export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Reads and discards the rest of a request, until it ends or reaches a limit. */
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
    // A reader that stopped early still has its listeners, which pause the request or take its data.
    request.removeAllListeners('readable');
    request.removeAllListeners('data');
    request.on('data', count);
    request.resume();
  });
}

export type WholeResponse = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/**
 * Sends a whole response. If its request is still being sent, drains the request, within limits, before it closes the
 * connection. Otherwise the system would reset the connection, and many browsers would then discard the response.
 */
export async function sendAndDrain(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: WholeResponse,
  limits: DrainLimits = LIMITS,
): Promise<void> {
  // A request that was aborted or too slow has its response already.
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
