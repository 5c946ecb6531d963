import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { log } from '../lib/config/log';
import { isApi } from '../lib/navigation/addresses';
import { fallbackErrorPage } from './fallback-error-page';
import type { RenderedPage } from './page-cache/rendered-page';

export class Overloaded extends Error {
  override readonly name = 'Overloaded';

  constructor(readonly retryAfterSeconds: number) {
    super('overloaded');
  }
}

/** Thousands of requests may be refused in a second. */
const LOG_EVERY_MS = 10_000;

let refused = 0;
let loggedAt = Number.NEGATIVE_INFINITY;

const rejectedResponses = new WeakSet<object>();

export const wasRejected = (response: object): boolean => rejectedResponses.has(response);

function recordRejection(response: object): void {
  rejectedResponses.add(response);
  refused += 1;
  if (performance.now() - loggedAt < LOG_EVERY_MS) return;
  log('warn', 'overloaded', { refused });
  refused = 0;
  loggedAt = performance.now();
}

/** Other work waits in a queue. @throws Overloaded for work that would wait too long */
type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

/** Work that takes longer waits for another host or a disk. */
export const HOLD_MS = 500;
export const MOST_WAIT_MS = 5_000;

type Bounds = {
  concurrency: number;
  /** Longer work gives up its place and continues, so that the queue does not wait for it. */
  holdMs: number;
  /** Work that would wait longer is refused at once: its visitor would leave before it is done. */
  maxWaitMs: number;
};

const LEAST_MS = 3;
const SMOOTHING = 0.1;

export function createConcurrencyLimit({ concurrency, holdMs, maxWaitMs }: Bounds): ConcurrencyLimit {
  const waiting: (() => void)[] = [];
  let running = 0;
  let averageMs = LEAST_MS;

  const startNext = () => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };

  function startSlot(): () => void {
    const startedAt = performance.now();
    let isRunning = true;
    const release = () => {
      if (!isRunning) return;
      isRunning = false;
      clearTimeout(timer);
      averageMs = Math.max(LEAST_MS, averageMs + SMOOTHING * (performance.now() - startedAt - averageMs));
      startNext();
    };
    const timer = setTimeout(release, holdMs);
    return release;
  }

  function wait(): Promise<void> {
    const waitMs = ((waiting.length + 1) * averageMs) / concurrency;
    if (waitMs > maxWaitMs) throw new Overloaded(Math.ceil(waitMs / 1_000));
    return new Promise((resolve) => waiting.push(resolve));
  }

  return async (work) => {
    // A free place goes to the first in the queue.
    if (running >= concurrency) await wait();
    else running += 1;
    const release = startSlot();
    try {
      return await work();
    } finally {
      release();
    }
  };
}

/** Jitter, so that requests refused together do not return together. */
const SPREAD_SECONDS = 5;

const MESSAGE = STATUS_CODES[503] ?? '';
const DATA = Buffer.from(JSON.stringify({ statusCode: 503, statusMessage: MESSAGE, message: MESSAGE, data: {} }));

export function overloadedResponse({ retryAfterSeconds }: Overloaded, path: string): RenderedPage {
  const retryHeader = { 'retry-after': String(retryAfterSeconds + Math.floor(Math.random() * SPREAD_SECONDS)) };
  if (!isApi(path)) return fallbackErrorPage(503, retryHeader);
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store', 'content-length': DATA.length };
  return { status: 503, headers: { ...headers, ...retryHeader }, body: DATA };
}

export function rejectOverloaded(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  overloaded: Overloaded,
): void {
  if (response.headersSent) return;
  recordRejection(response);
  const { status, headers, body } = overloadedResponse(overloaded, url);
  response.writeHead(status, headers).end(body);
}
