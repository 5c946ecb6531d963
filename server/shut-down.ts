import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { serverState } from './server-state';

const SWEEP_MS = 50;

/**
 * A connection that was silent in so many checks has no request on its way; browsers open connections ahead of use. It
 * counts checks and not time, because on a busy machine time passes in which no data can be sent or read.
 */
const SILENT_SWEEPS = 20;

/** How long responses are held back, so that the clients of the last responses have reconnected. */
const HOLD_MS = 100;
/** An iteration of the event loop that takes no longer is idle. After this many milliseconds without one, stop anyway. */
const QUIET_MS = 2;
const MOST_TURNS_MS = 2_000;

/** An HTTP server with any class of response. */
export type HttpServer = NetServer & { readonly closeIdleConnections: () => void };

/** Waits for an idle iteration of the event loop without a new connection: no connection is pending then. */
async function untilQuiet(arrivals: () => number): Promise<void> {
  const ends = performance.now() + MOST_TURNS_MS;
  for (let begun = performance.now(), isQuiet = false; !isQuiet && begun < ends; ) {
    const before = arrivals();
    await nextTurn();
    const now = performance.now();
    isQuiet = arrivals() === before && now - begun < QUIET_MS;
    begun = now;
  }
}

/**
 * Stops accepting connections. The system would reset connections that are established but not accepted yet, and a client
 * reconnects as soon as it has a response. So responses are held back until no connection is pending.
 */
async function stopAccepting(server: HttpServer, onceEmpty: () => void): Promise<void> {
  const listeners = server.rawListeners('request');
  const queued: unknown[][] = [];
  let arrivals = 0;
  const count = () => {
    arrivals++;
  };
  server.removeAllListeners('request').on('request', (...args) => queued.push(args));
  server.on('connection', count);
  await wait(HOLD_MS);
  await untilQuiet(() => arrivals);
  // Not `server.close`, which would also close idle connections on which a request may be on its way.
  NetServer.prototype.close.call(server, onceEmpty);
  server.off('connection', count).removeAllListeners('request');
  for (const listener of listeners) server.on('request', (...args) => Reflect.apply(listener, server, args));
  for (const args of queued) server.emit('request', ...args);
}

export type DrainTimes = {
  /** How long new connections are accepted, in milliseconds, so that load balancers see that this server ends. */
  readonly delayMs: number;
  /** When remaining connections are destroyed, in milliseconds from the beginning. */
  readonly maxMs: number;
  /** How often the connections are checked, in milliseconds. */
  readonly sweepMs?: number;
};

/** The open connections of a server. Call it before the first connection. */
export function openSockets(server: HttpServer): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}

/**
 * Shuts a server down without losing a response. For a moment it continues, with `Connection: close` in each response.
 * Then it stops accepting connections, closes idle ones and finishes the requests that are under way.
 *
 * @returns How many connections it had to destroy.
 */
export async function drain(server: HttpServer, sockets: ReadonlySet<Socket>, times: DrainTimes): Promise<number> {
  const ends = performance.now() + times.maxMs;
  serverState.isDraining = true;
  await wait(times.delayMs);
  let isEmpty: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => {
    isEmpty = resolve;
  });
  await stopAccepting(server, isEmpty);
  let sweeps = 0;
  const sweep = () => {
    sweeps++;
    // Node counts a connection as idle as soon as its response is complete, even if it has not been sent yet.
    const isSending = [...sockets].some(({ writableLength }) => writableLength > 0);
    if (!isSending) server.closeIdleConnections();
    if (sweeps <= SILENT_SWEEPS) return;
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  sweep();
  // At the end of an iteration, when all data that has arrived has been read.
  const sweeping = setInterval(() => setImmediate(sweep), times.sweepMs ?? SWEEP_MS);
  const late = wait(Math.max(0, ends - performance.now()), true, { ref: false });
  const isLate = await Promise.race([closed.then(() => false), late]);
  clearInterval(sweeping);
  if (!isLate) return 0;
  const left = sockets.size;
  for (const socket of sockets) socket.destroy();
  return left;
}
