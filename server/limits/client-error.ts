import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { LIMITS, type Limits } from './limits';
import type { Exchange } from './open-exchanges';
import { refuse } from './refusal';
import { refuseSocket } from './refused-socket';

const CUT_OFF = 'HPE_INVALID_EOF_STATE';
const SLOW = 'ERR_HTTP_REQUEST_TIMEOUT';
const STATUSES: Readonly<Record<string, 408 | 413 | 431>> = {
  [SLOW]: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** How many bytes are discarded after a request that could not be parsed. */
const MOST_BYTES = 1024 * 1024;

const bytesRead = (socket: Duplex) => (socket instanceof Socket ? socket.bytesRead : 0);

/**
 * Answers bytes that Node could not parse as a request, or a request that did not arrive in time. Node emits the event for
 * each chunk on such a connection; only the first counts.
 */
export function createClientErrorAnswer(latestOn: (socket: Duplex) => Exchange | undefined, limits: Limits = LIMITS) {
  const refusedAt = new WeakMap<Duplex, number>();

  function answerFor(code: string | undefined, socket: Duplex): void {
    const latest = latestOn(socket);
    const status = STATUSES[code ?? ''] ?? 400;
    if (latest === undefined) {
      // Browsers open connections ahead of use. Without a request there is nothing to answer.
      if (code === SLOW && bytesRead(socket) === 0) socket.destroy();
      else refuseSocket(socket, status, [], limits);
    } else if (latest.request.complete) {
      // It belongs to the next request, whose response comes after this one.
      latest.response.once('close', () => refuseSocket(socket, status, [], limits));
    } else {
      if (!latest.response.headersSent)
        void refuse(latest.request, latest.response, status, { connection: 'close' }, limits);
      // The client has ended its side, so there is nothing more to read.
      if (code === CUT_OFF) latest.socket.destroySoon();
    }
  }

  return ({ code }: NodeJS.ErrnoException, socket: Duplex): void => {
    const before = refusedAt.get(socket);
    if (code === 'ECONNRESET' || socket.destroyed) socket.destroy();
    else if (before !== undefined) {
      if (bytesRead(socket) - before > MOST_BYTES) socket.destroy();
    } else {
      refusedAt.set(socket, bytesRead(socket));
      answerFor(code, socket);
    }
  };
}
