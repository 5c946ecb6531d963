import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { alertsSingleton } from '../lib/alerts/alerts.server';
import { log } from '../lib/config/log';
import { leadsSingleton } from '../lib/leads/leads.server';
import { listingViews } from '../lib/leads/listing-views.server';
import { serverState } from './site-response';

const SWEEP_MS = 50;

/** A connection that sent nothing for so many sweeps is closed. Not a time, because a busy machine reads late. */
const SILENT_SWEEPS = 20;

const HOLD_MS = 100;
/** An iteration of the event loop that takes no longer is idle. */
const QUIET_MS = 2;
const MAX_TURNS_MS = 2_000;

export type HttpServer = NetServer & { readonly closeIdleConnections: () => void };

async function untilQuiet(arrivals: () => number): Promise<void> {
  const ends = performance.now() + MAX_TURNS_MS;
  for (let begun = performance.now(), isQuiet = false; !isQuiet && begun < ends; ) {
    const before = arrivals();
    await nextTurn();
    const now = performance.now();
    isQuiet = arrivals() === before && now - begun < QUIET_MS;
    begun = now;
  }
}

/** Holds responses until no connection is pending: the system would reset those that are not accepted yet. */
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
  // `server.close` would also close idle connections on which a request may be on its way.
  NetServer.prototype.close.call(server, onceEmpty);
  server.off('connection', count).removeAllListeners('request');
  for (const listener of listeners) server.on('request', (...args) => Reflect.apply(listener, server, args));
  for (const args of queued) server.emit('request', ...args);
}

export type DrainTimes = {
  readonly delayMs: number;
  readonly maxMs: number;
  readonly sweepMs?: number;
};

/** Call it before the first connection. */
export function openSockets(server: HttpServer): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}

/** Finishes what is under way, within limits. Returns how many connections it had to destroy. */
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
    // Node counts a connection as idle even if its complete response has not been sent yet.
    const isSending = [...sockets].some(({ writableLength }) => writableLength > 0);
    if (!isSending) server.closeIdleConnections();
    if (sweeps <= SILENT_SWEEPS) return;
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  sweep();
  // At the end of a turn, when all data that has arrived has been read.
  const sweeping = setInterval(() => setImmediate(sweep), times.sweepMs ?? SWEEP_MS);
  const late = wait(Math.max(0, ends - performance.now()), true, { ref: false });
  const isLate = await Promise.race([closed.then(() => false), late]);
  clearInterval(sweeping);
  if (!isLate) return 0;
  const left = sockets.size;
  for (const socket of sockets) socket.destroy();
  return left;
}

/** Cloud Run and `docker stop` give ten seconds. */
const MAX_MS = 9_000;
/** The least time for the delivery of enquiries. */
const LEADS_MS = 800;
const LEADS_POLL_MS = 20;

const SIGNALS = {
  // The delay lets a load balancer see that this server is no longer ready.
  SIGTERM: { times: { delayMs: 2_000, maxMs: MAX_MS }, number: 15 },
  SIGINT: { times: { delayMs: 0, maxMs: MAX_MS }, number: 2 },
} as const;

const BROKEN: DrainTimes = { delayMs: 0, maxMs: 3_000 };

function isDelivering(): boolean {
  const status = leadsSingleton.peek()?.status();
  return status !== undefined && status.waiting > 0 && status.targets.some(({ fault }) => fault === undefined);
}

/** The disk may be lost with this machine, and an interrupted delivery would be repeated. */
async function endLeads(maxMs: number): Promise<boolean> {
  const until = performance.now() + maxMs;
  while (isDelivering() && performance.now() < until - LEADS_MS) await wait(LEADS_POLL_MS);
  const ended = Promise.all([
    leadsSingleton.peek()?.close(),
    alertsSingleton.peek()?.close(),
    listingViews.peek()?.write(),
  ]).then(() => true);
  return Promise.race([ended, wait(Math.max(LEADS_MS, until - performance.now()), false)]);
}

async function end(server: HttpServer, sockets: ReadonlySet<Socket>, why: string, times: DrainTimes): Promise<boolean> {
  const begun = performance.now();
  log('info', 'shutting down', { reason: why, connections: sockets.size });
  const cutOff = await drain(server, sockets, times);
  const areLeadsEnded = await endLeads(Math.max(LEADS_MS, begun + times.maxMs - performance.now()));
  const isClean = cutOff === 0 && areLeadsEnded;
  const seconds = Math.round(performance.now() - begun) / 1_000;
  log(isClean ? 'info' : 'warn', 'shut down', { seconds, cutOff, areLeadsEnded });
  return isClean;
}

export function shutDownOnSignal(server: HttpServer, sockets: ReadonlySet<Socket>): () => void {
  let isEnding = false;
  const endOnce = (why: string, times: DrainTimes, codeAtOnce: number, hasFailed: boolean) => {
    if (isEnding) process.exit(codeAtOnce);
    isEnding = true;
    end(server, sockets, why, times).then(
      (isClean) => process.exit(isClean && !hasFailed ? 0 : 1),
      () => process.exit(1),
    );
  };
  for (const name of ['SIGTERM', 'SIGINT'] as const) {
    const { times, number } = SIGNALS[name];
    // The exit code of a shell for a process that a signal ended.
    process.on(name, () => endOnce(name, times, 128 + number, false));
  }
  return () => endOnce('uncaught exception', BROKEN, 1, true);
}
