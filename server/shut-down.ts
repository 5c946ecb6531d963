import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { life } from './life';

const SWEEP_MS = 50;

/**
 * Who has sent nothing in so many looks has nothing on its way: browsers connect ahead. Counted in looks and not by the
 * clock, which goes on while a busy machine lets nobody send or read.
 */
const SILENT_SWEEPS = 20;

/** So long nobody is answered, so that those who were answered last have come again. */
const HOLD_MS = 100;
/** A turn of the event loop that takes no longer has nothing in it. Without one in so long the door is closed anyhow. */
const QUIET_MS = 2;
const MOST_TURNS_MS = 2_000;

/** A server of HTTP, whichever class its answers have. */
export type HttpServer = NetServer & { readonly closeIdleConnections: () => void };

/** Waits for a turn of the event loop with nothing in it and nobody new: right after it nobody is on the way. */
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
 * Lets nobody in any more. The system resets connections that it has made and we have not taken yet, and whoever is
 * answered comes again at once: so nobody is answered until nobody is on the way.
 */
async function closeDoor(server: HttpServer, onceEmpty: () => void): Promise<void> {
  const answer = server.rawListeners('request');
  const held: unknown[][] = [];
  let arrivals = 0;
  const count = () => {
    arrivals++;
  };
  server.removeAllListeners('request').on('request', (...asked) => held.push(asked));
  server.on('connection', count);
  await wait(HOLD_MS);
  await untilQuiet(() => arrivals);
  // Not `server.close`: it would end the idle connections in the same breath, whatever is on its way on them.
  NetServer.prototype.close.call(server, onceEmpty);
  server.off('connection', count).removeAllListeners('request');
  for (const listener of answer) server.on('request', (...asked) => Reflect.apply(listener, server, asked));
  for (const asked of held) server.emit('request', ...asked);
}

export type DrainTimes = {
  /** How long visitors may still come, so that those who send them here see that this server ends, in milliseconds. */
  readonly momentMs: number;
  /** After which what is left is cut off, counted from the beginning, in milliseconds. */
  readonly mostMs: number;
  /** How often the connections are looked at, in milliseconds. */
  readonly sweepMs?: number;
};

/** The connections there are; to be asked for before the first. */
export function openSockets(server: HttpServer): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}

/**
 * Ends a server so that nobody loses an answer. For a moment it goes on as before, but that each answer asks for its
 * connection to be left; then nobody is let in any more, connections on which nothing is asked are ended, and what is
 * under way is finished.
 * @returns how many connections had to be cut off in the end
 */
export async function drain(server: HttpServer, sockets: ReadonlySet<Socket>, times: DrainTimes): Promise<number> {
  const ends = performance.now() + times.mostMs;
  life.isDraining = true;
  await wait(times.momentMs);
  let isEmpty: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => {
    isEmpty = resolve;
  });
  await closeDoor(server, isEmpty);
  let sweeps = 0;
  const sweep = () => {
    sweeps++;
    // Node holds a connection to be idle as soon as its answer has been given, whether that is on the line or not.
    const isSending = [...sockets].some(({ writableLength }) => writableLength > 0);
    if (!isSending) server.closeIdleConnections();
    if (sweeps <= SILENT_SWEEPS) return;
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  sweep();
  // At the end of a turn: what has arrived by then has been read.
  const sweeping = setInterval(() => setImmediate(sweep), times.sweepMs ?? SWEEP_MS);
  const late = wait(Math.max(0, ends - performance.now()), true, { ref: false });
  const isLate = await Promise.race([closed.then(() => false), late]);
  clearInterval(sweeping);
  if (!isLate) return 0;
  const left = sockets.size;
  for (const socket of sockets) socket.destroy();
  return left;
}
