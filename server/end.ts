import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { log } from '../lib/config/log';
import { leadsSingleton } from '../lib/leads/leads.server';
import { type DrainTimes, drain, type HttpServer } from './shut-down';

/** Cloud Run and `docker stop` give ten seconds. Enquiries get what requests leave of them, and at least this much. */
const MOST_MS = 9_000;
const LEADS_MS = 800;
const LEADS_POLL_MS = 20;

/**
 * A load balancer needs a moment to see that this server is not ready any more. After Ctrl-C the server waits only for
 * requests that are under way.
 */
const SIGNALS = {
  SIGTERM: { times: { delayMs: 2_000, maxMs: MOST_MS }, number: 15 },
  SIGINT: { times: { delayMs: 0, maxMs: MOST_MS }, number: 2 },
} as const;

/** After an uncaught exception, requests that are under way may finish if they are quick. */
const BROKEN: DrainTimes = { delayMs: 0, maxMs: 3_000 };

/** Whether there are enquiries to deliver and a target that accepts them. */
function isDelivering(): boolean {
  const status = leadsSingleton.peek()?.status();
  return status !== undefined && status.waiting > 0 && status.targets.some(({ fault }) => fault === undefined);
}

/**
 * Delivers the enquiries that can be delivered, because the disk of this machine may be lost with it. Waits for deliveries
 * that are under way, because an interrupted one would be repeated after the next start.
 */
async function endLeads(maxMs: number): Promise<boolean> {
  const until = performance.now() + maxMs;
  while (isDelivering() && performance.now() < until - LEADS_MS) await wait(LEADS_POLL_MS);
  const ended = Promise.resolve(leadsSingleton.peek()?.close()).then(() => true);
  return Promise.race([ended, wait(Math.max(LEADS_MS, until - performance.now()), false)]);
}

async function end(server: HttpServer, sockets: ReadonlySet<Socket>, why: string, times: DrainTimes): Promise<boolean> {
  const begun = performance.now();
  log('info', 'ending', { why, connections: sockets.size });
  const cutOff = await drain(server, sockets, times);
  const areLeadsEnded = await endLeads(Math.max(LEADS_MS, begun + times.maxMs - performance.now()));
  const isClean = cutOff === 0 && areLeadsEnded;
  const seconds = Math.round(performance.now() - begun) / 1_000;
  log(isClean ? 'info' : 'warn', 'ended', { seconds, cutOff, areLeadsEnded });
  return isClean;
}

/**
 * Shuts the process down gracefully on a signal. Returns a function that does so after an exception. A second call exits at
 * once.
 */
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
    // The exit code that a shell gives to a process that a signal ended.
    process.on(name, () => endOnce(name, times, 128 + number, false));
  }
  return () => endOnce('uncaught exception', BROKEN, 1, true);
}
