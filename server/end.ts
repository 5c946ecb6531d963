import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { log } from '../lib/config/log';
import { type DrainTimes, drain, type HttpServer } from './shut-down';

/** Ten seconds are what Cloud Run and `docker stop` give; what requests leave of them is for the enquiries, and so much. */
const MOST_MS = 9_000;
const LEADS_MS = 800;
const LEADS_LOOK_MS = 20;

/**
 * A proxy or a cluster that sends us visitors needs a moment to see that we are not ready; a person who presses Ctrl-C
 * waits for nobody but those whose requests are under way.
 */
const SIGNALS = {
  SIGTERM: { times: { momentMs: 2_000, mostMs: MOST_MS }, number: 15 },
  SIGINT: { times: { momentMs: 0, mostMs: MOST_MS }, number: 2 },
} as const;

/** After an exception nothing is certain: what is under way may finish if it is quick. */
const BROKEN: DrainTimes = { momentMs: 0, mostMs: 3_000 };

/** Whether enquiries wait for nobody but those who take them. */
function isDelivering(): boolean {
  const status = globalThis.rommaiLeads?.status();
  return status !== undefined && status.waiting > 0 && status.targets.some(({ fault }) => fault === undefined);
}

/**
 * What can be delivered is: a machine that forgets its disk may be the only one that has it. What is being delivered is
 * waited for: broken off, it would be sent once more after the next start.
 */
async function endLeads(mostMs: number): Promise<boolean> {
  const until = performance.now() + mostMs;
  while (isDelivering() && performance.now() < until - LEADS_MS) await wait(LEADS_LOOK_MS);
  const ended = Promise.resolve(globalThis.rommaiLeads?.close()).then(() => true);
  return Promise.race([ended, wait(Math.max(LEADS_MS, until - performance.now()), false)]);
}

async function end(server: HttpServer, sockets: ReadonlySet<Socket>, why: string, times: DrainTimes): Promise<boolean> {
  const begun = performance.now();
  log('info', 'ending', { why, connections: sockets.size });
  const cutOff = await drain(server, sockets, times);
  const areLeadsEnded = await endLeads(Math.max(LEADS_MS, begun + times.mostMs - performance.now()));
  const isClean = cutOff === 0 && areLeadsEnded;
  const seconds = Math.round(performance.now() - begun) / 1_000;
  log(isClean ? 'info' : 'warn', 'ended', { seconds, cutOff, areLeadsEnded });
  return isClean;
}

/** Ends the process in good order on a signal, and gives the way to end it after an exception. A second call cuts it short. */
export function endInOrder(server: HttpServer, sockets: ReadonlySet<Socket>): () => void {
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
    // As a shell says that a signal ended somebody.
    process.on(name, () => endOnce(name, times, 128 + number, false));
  }
  return () => endOnce('uncaught exception', BROKEN, 1, true);
}
