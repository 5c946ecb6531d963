import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { log } from '../lib/config/log';
import { createConcurrencyLimit, type Overloaded } from '../lib/http/concurrency-limit';
import { isApi } from '../lib/navigation/addresses';
import { fallbackErrorPage } from './fallback-error-page';
import type { RenderedPage } from './page-cache/rendered-page';

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

/** Work that takes longer is no longer counted: it waits for another host or a disk, not for the processor. */
const HOLD_MS = 500;
const MAX_WAIT_MS = 4_800;

/** For work that a visitor waits for: a visitor who would have to wait longer leaves before it is done. */
export const visitorLimit = (concurrency: number, maxAdmittedWaitMs = MAX_WAIT_MS) =>
  createConcurrencyLimit({ concurrency, holdMs: HOLD_MS, maxWaitMs: MAX_WAIT_MS, maxAdmittedWaitMs });

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
