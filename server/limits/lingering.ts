import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LIMITS, type Limits } from './limits';

type Lingering = Pick<Limits, 'lingerMs' | 'lingerSilentMs' | 'lingerBytes'>;

export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Reads what still comes of a request and throws it away, until it ends, pauses for long, or is too much. */
export function drained(request: IncomingMessage, limits: Lingering = LIMITS): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = () => {
      clearTimeout(longest);
      clearTimeout(silence);
      request.off('data', count);
      resolve();
    };
    const longest = setTimeout(stop, limits.lingerMs);
    const silence = setTimeout(stop, limits.lingerSilentMs);
    let bytes = 0;
    const count = (part: Uint8Array) => {
      bytes += part.length;
      silence.refresh();
      if (bytes > limits.lingerBytes) stop();
    };
    for (const event of ['end', 'close', 'error']) request.once(event, stop);
    // Whoever read it and left off still holds it back, or would take what nobody waits for.
    request.removeAllListeners('readable');
    request.removeAllListeners('data');
    request.on('data', count);
    request.resume();
  });
}

export type WholeAnswer = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/**
 * Sends a whole answer. Where its request is still coming, all of the answer goes out and the connection is closed only
 * when the rest has come, within limits: closed at once, the system would tell the sender that the connection broke, and
 * many a browser then throws away the answer that it has got.
 */
export async function sendWhole(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: WholeAnswer,
  limits: Lingering = LIMITS,
): Promise<void> {
  // Whose body broke off, or came too slowly, has been told so meanwhile.
  if (response.headersSent) return;
  if (request.complete || !hasBody(request)) {
    response.writeHead(status, headers).end(body);
    return;
  }
  // Somebody may still be at work on an answer of their own.
  response.on('error', () => undefined);
  response.writeHead(status, { ...headers, 'content-length': body.length, connection: 'close' });
  response.write(body);
  await drained(request, limits);
  response.end();
}
